import { columnLetters, preserveFormulaEscape } from '@haldi/contract/kit/spreadsheet';
import { encodeXlsxText } from './encode-and-decode-xlsx-text.ts';
import { compressZipChunks, compressZipEntry, makeZip } from './make-zip.ts';

type SheetCells = readonly (string | number)[];

export type XlsxSheet = {
  name: string;
  header: readonly string[];
  widths: readonly number[];
  /** Read one after the other, so that not all rows are in memory. */
  pages: Iterable<readonly SheetCells[]> | AsyncIterable<readonly SheetCells[]>;
};

const start = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${start}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/></Types>`;

const rootLinks = `${start}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const workbookLinks = `${start}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/** Style 0: default; 1: header; 2: text that looks like a formula and stays text when edited. */
const styles = `${start}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`;

const workbook = (name: string): string =>
  `${start}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${encodeXlsxText(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const formulaLike = /^['=+\-@\t\r\n＝＋－＠]/u;

const cellXml = (value: string | number, reference: string, style?: number): string => {
  if (value === '') return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  const cellStyle = style ?? (formulaLike.test(value) ? 2 : 0);
  const text = encodeXlsxText(preserveFormulaEscape(value));
  return `<c r="${reference}"${cellStyle ? ` s="${cellStyle}"` : ''} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

const rowXml = (values: SheetCells, row: number, style?: number): string => {
  const cells = values.map((value, column) =>
    cellXml(value, `${columnLetters(column)}${row}`, style),
  );
  return `<row r="${row}">${cells.join('')}</row>`;
};

async function* sheetXml({ header, widths, pages }: XlsxSheet): AsyncGenerator<string> {
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const view = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  yield `${start}<worksheet xmlns="${main}">${view}<cols>${columns.join('')}</cols><sheetData>`;
  yield rowXml(header, 1, 1);
  let row = 1;
  for await (const page of pages) {
    yield page
      .map((values) => {
        row += 1;
        return rowXml(values, row);
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

/** Cells are inline strings, so that no text is run as a formula. */
export const writeXlsx = async (sheet: XlsxSheet): Promise<Buffer> => {
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': rootLinks,
    'xl/workbook.xml': workbook(sheet.name),
    'xl/_rels/workbook.xml.rels': workbookLinks,
    'xl/styles.xml': styles,
  };
  return makeZip([
    ...Object.entries(parts).map(([path, xml]) => compressZipEntry(path, xml)),
    await compressZipChunks('xl/worksheets/sheet1.xml', sheetXml(sheet)),
  ]);
};
