import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMenuEditing, type TestMenuEditing } from '../../../testing/test-menu-editing.ts';
import { menuFileCalls } from '../../../testing/test-menu-file.ts';
import {
  createXlsxWorkbook,
  overlappingZip,
  zipEntryStatingSize,
  zipOf,
} from '../../../testing/test-zips.ts';
import { makeZip } from '../../platform/files/make-zip.ts';

let menu: TestMenuEditing;
let sheet: ReturnType<typeof menuFileCalls>;
beforeAll(async () => {
  menu = await openTestMenuEditing();
  sheet = menuFileCalls(menu);
});
afterAll(() => menu.haldi.close());

const mebibyte = 1_024 * 1_024;
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * mebibyte);
const spaces = (megabytes: number): Buffer => zeros(megabytes).fill(' ');

const sheetPath = 'xl/worksheets/sheet1.xml';
const laughs = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(100)}">${'bcdefghij'
  .split('')
  .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefghi'[place]};`.repeat(10)}">`)
  .join(
    '',
  )}]><worksheet><sheetData><row><c t="inlineStr"><is><t>&j;</t></is></c></row></sheetData></worksheet>`;

const bombs: [string, () => Buffer, number][] = [
  [
    'a part of 200 megabytes',
    () => makeZip([zipEntryStatingSize('xl/workbook.xml', spaces(200))]),
    413,
  ],
  [
    'a part that is packed a thousandfold',
    () => makeZip([zipEntryStatingSize('xl/workbook.xml', spaces(8))]),
    413,
  ],
  [
    'a sheet that lies about its size',
    () =>
      makeZip([
        zipEntryStatingSize('xl/workbook.xml', spaces(200), 100),
        zipEntryStatingSize('xl/_rels/workbook.xml.rels', zeros(1)),
      ]),
    422,
  ],
  [
    'many entries at the same place',
    () =>
      overlappingZip(
        Array.from({ length: 3_000 }, (_, number) => zipEntryStatingSize(`e${number}`, zeros(0))),
      ),
    413,
  ],
  [
    'entities that grow when they are expanded',
    () => createXlsxWorkbook('', { [sheetPath]: laughs }),
    422,
  ],
  [
    'an entity that names a file of the server',
    () =>
      createXlsxWorkbook('', {
        [sheetPath]: '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><worksheet/>',
      }),
    422,
  ],
  [
    'an undeclared entity',
    () => createXlsxWorkbook('<row><c t="str"><v>&nbsp;</v></c></row>'),
    422,
  ],
  ['a zip within', () => createXlsxWorkbook('', { [sheetPath]: zipOf({ x: 'x' }) }), 422],
  ['a path that leads outside', () => makeZip([zipEntryStatingSize('../../etc/x', zeros(0))]), 422],
  ['a path from the root', () => makeZip([zipEntryStatingSize('/etc/x', zeros(0))]), 422],
  ['a path of another system', () => makeZip([zipEntryStatingSize('C:\\x', zeros(0))]), 422],
  ['more bytes than are taken', () => Buffer.concat([Buffer.from('Name\n'), spaces(3)]), 413],
  ['rows without end', () => Buffer.from(`Name\n${'x\n'.repeat(500_000)}`), 413],
  ['one row without end', () => Buffer.from(`Name\n${','.repeat(1_900_000)}x`), 413],
  ['elements within each other', () => createXlsxWorkbook('<a>'.repeat(300_000)), 422],
];

describe('threat 34: a zip bomb is refused with a message and little memory', () => {
  test.each(bombs)('%s', async (_, make, status) => {
    const file = make();
    const before = process.memoryUsage().rss;
    const answer = await sheet.send('file/preview', file);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(/^.{20,}\.$/),
    ]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * mebibyte);
  });

  test('a zip within a zip is refused', async () => {
    const nested = createXlsxWorkbook('', { [sheetPath]: zipOf({ x: 'x' }) });
    const answer = await sheet.send('file/preview', nested);
    expect(answer.json().message).toContain('contains another zip file');
  });

  const sendPictures = async (file: Buffer) => {
    const before = process.memoryUsage().rss;
    const answer = await sheet.send('pictures/preview', file);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * mebibyte);
    return answer;
  };

  test('a picture over the size limit is named', async () => {
    const answer = await sendPictures(
      makeZip([zipEntryStatingSize('facial-gold.jpg', zeros(100))]),
    );
    expect(answer.json()).toMatchObject({
      matched: [],
      refused: [{ file: 'facial-gold.jpg', reason: 'Larger than 5 MB' }],
    });
  });

  test('wrong sizes in the zip and a total over the limit are refused', async () => {
    const liar = makeZip([zipEntryStatingSize('facial-gold.jpg', zeros(100), 1_000)]);
    expect((await sendPictures(liar)).statusCode).toBe(422);
    const ids = (await menu.all()).map(({ _id }) => _id).slice(0, 60);
    const many = makeZip(ids.map((id) => zipEntryStatingSize(`${id}.jpg`, zeros(1))));
    expect(ids).toHaveLength(60);
    expect((await sendPictures(many)).statusCode).toBe(413);
  });

  test.each([
    ['more bytes than are taken', 21 * mebibyte, 413],
    ['no zip', 1_000, 422],
  ])('%s', async (_, bytes, status) => {
    expect((await sendPictures(randomBytes(bytes))).statusCode).toBe(status);
  });
});

test('threat 33: formulas and markup stay text in every file', async () => {
  const evil = '=HYPERLINK("http://evil","<script>x</script>")';
  await menu.add({ name: evil, description: '<img src=x onerror=alert(1)>' });
  const csv = (await sheet.out('csv')).toString('utf8');
  expect(csv).toContain(`"'=HYPERLINK(`);
  expect(csv.startsWith('\uFEFFId,Page,Section,Name')).toBe(true);
  const preview = await sheet.preview(await sheet.out('xlsx'));
  expect(preview).toMatchObject({ changed: [], added: [], errors: [], formulas: [] });
});
