import { describe, expect, test } from 'vitest';
import { createXlsxWorkbook } from '../../../testing/test-zips.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { writeXlsx } from './write-xlsx.ts';

const bounds = { rows: 10, columns: 5, cell: 50 };
const read = (file: Buffer | string) => readSpreadsheet(Buffer.from(file), bounds);
const cells = async (file: Buffer | string): Promise<(string | undefined)[][]> =>
  (await read(file)).map((row) => Array.from(row.cells, (cell) => cell?.text));

describe('CSV is read', () => {
  test.each([
    ['with commas', 'a,b\r\n1,2\r\n'],
    ['with semicolons', 'a;b\n1;2\n'],
    ['with tabs', 'a\tb\n1\t2'],
    ['with a mark before it', '\uFEFFa,b\n1,2'],
    ['with its separator said', 'sep=;\r\na;b\r\n1;2'],
    ['as UTF-16', Buffer.from('\uFEFFa\tb\r\n1\t2\r\n', 'utf16le')],
  ])('%s', async (_, file) => {
    expect(await cells(file)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('with quotation marks, line breaks and escaped formulas', async () => {
    const file = `"a, ""b""","two\nlines",5" nails\n'=1+1,''=x,'plain\n`;
    expect(await cells(file)).toEqual([
      ['a, "b"', 'two\nlines', '5" nails'],
      ['=1+1', "'=x", "'plain"],
    ]);
  });

  test('with the row numbers of a spreadsheet, including empty rows', async () => {
    expect((await read('a\n\n,\nb\n')).map(({ row }) => row)).toEqual([1, 4]);
  });

  test.each([
    ['letters of an old encoding', Buffer.from([0x61, 0xe9, 0x0a]), 'CSV UTF-8'],
    ['a mark that is not closed', 'a\n"b\n', 'quotation mark'],
    ['no text', 'a\0b', 'not a CSV'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel'],
  ])('never: %s', async (_, file, reason) => {
    await expect(read(file)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining(reason),
    });
  });
});

describe('XLSX is read', () => {
  test('as it is written', async () => {
    const rows = [
      ['=1+1', "'=x", 12.5, '', 'a\nb <&> "c" 💅'],
      ['_x0041_', 'नमस्ते'],
    ];
    const pages = [rows.slice(0, 1), [], rows.slice(1)];
    const file = await writeXlsx({ name: 'Menu & more', header: ['h'], widths: [5], pages });
    expect(await cells(file)).toEqual([
      ['h'],
      ['=1+1', "'=x", '12.5', undefined, 'a\nb <&> "c" 💅'],
      ['_x0041_', 'नमस्ते'],
    ]);
    expect(file.includes('<f>')).toBe(false);
  });

  test('texts, numbers, cached results of formulas, dates and errors', async () => {
    const file = createXlsxWorkbook(
      `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>450</v></c><c r="C2"><f>1+1</f><v>2</v></c>
       <c r="D2" s="1"><v>45000</v></c><c r="E2" t="e"><v>#REF!</v></c></row>
       <row r="7"><c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c><c t="b"><v>1</v></c>
       <c><f>A1</f></c><c t="str"><f>A1</f><v>x</v></c></row>`,
      {
        'xl/sharedStrings.xml': '<sst><si><t>shared</t><rPh><t>not</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      },
    );
    expect(await read(file)).toEqual([
      {
        row: 2,
        cells: [
          { text: 'shared', kind: 'text' },
          { text: '450', kind: 'number' },
          { text: '2', kind: 'formula' },
          { text: '45000', kind: 'date' },
          { text: '#REF!', kind: 'broken' },
        ],
      },
      {
        row: 7,
        cells: [
          { text: 'ab', kind: 'text' },
          { text: 'yes', kind: 'text' },
          { text: '', kind: 'broken' },
          { text: 'x', kind: 'formula' },
        ],
      },
    ]);
  });

  test.each([
    ['no workbook', Buffer.from('PK\u0003\u0004nothing', 'latin1')],
    ['a sheet cut off', createXlsxWorkbook('<row r="1"><c t="inlineStr"><is><t>a')],
  ])('never: %s', async (_, file) => {
    await expect(read(file)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('threat 34: the size of a spreadsheet is limited', () => {
  const far = createXlsxWorkbook('<row r="1"><c r="XFD1"><v>1</v></c></row>');
  test.each([
    ['rows', 'a\n'.repeat(11), '10 rows'],
    ['empty lines', '\n'.repeat(60), '10 rows'],
    ['columns', 'a,'.repeat(6).slice(0, -1), '5 columns'],
    ['a cell', 'x'.repeat(51), 'Cell A1 has more than 50'],
    ['a column far to the right', far, '5 columns'],
    ['rows of a workbook', createXlsxWorkbook('<row><c><v>1</v></c></row>'.repeat(11)), '10 rows'],
  ])('%s', async (_, file, reason) => {
    await expect(read(file)).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: expect.stringContaining(reason),
    });
  });
});
