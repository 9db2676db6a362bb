import type { SheetRow } from '@haldi/contract/kit/spreadsheet';
import { decodeXlsxText } from './encode-and-decode-xlsx-text.ts';
import { fileTooLargeError, unreadableFileError } from './file-errors.ts';
import { readXlsxSheet } from './read-xlsx-sheet.ts';
import { readXml } from './read-xml.ts';
import { openZip, type Zip, type ZipLimits, zipCopy } from './read-zip.ts';
import type { SheetLimits } from './sheet-limits.ts';

const mebibyte = 1_024 * 1_024;
const zipBounds: ZipLimits = { entries: 200, entry: 12 * mebibyte, total: 24 * mebibyte };

const xlsxCopy = {
  noSheet: 'This file has no worksheet. Save it as XLSX or CSV and try again.',
};

const findSheet = async (zip: Zip): Promise<string> => {
  const [workbook, links] = [
    await zip.read('xl/workbook.xml'),
    await zip.read('xl/_rels/workbook.xml.rels'),
  ];
  if (!workbook || !links) throw unreadableFileError(xlsxCopy.noSheet);
  let first: string | undefined;
  readXml(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet' || first !== undefined) return;
      first = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  let target: string | undefined;
  readXml(links, {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === first) target = Target;
    },
  });
  if (first === undefined || target === undefined) throw unreadableFileError(xlsxCopy.noSheet);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

const readSharedTexts = (bytes: Buffer | undefined, maxTexts: number): string[] => {
  const texts: string[] = [];
  if (!bytes) return texts;
  let current: string | undefined;
  let isText = false;
  let isPhonetic = false;
  readXml(bytes, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (isText && current !== undefined) current += text;
    },
    close: (name) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      texts.push(decodeXlsxText(current ?? ''));
      if (texts.length > maxTexts) throw fileTooLargeError(zipCopy.tooLarge);
    },
  });
  return texts;
};

const isBuiltInDate = (format: number): boolean =>
  (format >= 14 && format <= 22) ||
  (format >= 27 && format <= 36) ||
  (format >= 45 && format <= 58);

/** Ignores quoted and escaped text, colours and conditions. */
const isDateCode = (code: string): boolean =>
  /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|General/gi, ''));

const readXlsxDateStyles = (bytes: Buffer | undefined): ReadonlySet<number> => {
  const dates = new Set<number>();
  if (!bytes) return dates;
  const customDates = new Set<number>();
  let isInCells = false;
  let index = 0;
  readXml(bytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt' && isDateCode(formatCode)) customDates.add(Number(numFmtId));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const format = Number(numFmtId);
      if (isBuiltInDate(format) || customDates.has(format)) dates.add(index);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return dates;
};

export const readXlsx = async (bytes: Buffer, bounds: SheetLimits): Promise<SheetRow[]> => {
  const zip = await openZip(bytes, zipBounds);
  const path = await findSheet(zip);
  const dates = readXlsxDateStyles(await zip.read('xl/styles.xml'));
  const texts = readSharedTexts(
    await zip.read('xl/sharedStrings.xml'),
    bounds.rows * bounds.columns,
  );
  const sheet = await zip.read(path);
  if (!sheet) throw unreadableFileError(xlsxCopy.noSheet);
  return readXlsxSheet(sheet, { texts, dates, bounds });
};
