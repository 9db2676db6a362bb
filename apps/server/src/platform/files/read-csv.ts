import { isUtf8 } from 'node:buffer';
import {
  removeFormulaEscape,
  type SheetCell,
  type SheetRow,
} from '@haldi/contract/kit/spreadsheet';
import { CsvError, parse } from 'csv-parse/sync';
import { fileTooLargeError, unreadableFileError } from './file-errors.ts';
import { checkSheetLimits, type SheetLimits, sheetLimitsCopy } from './sheet-limits.ts';

const csvCopy = {
  notText: 'This file is not a CSV or XLSX file. Save it as CSV (UTF-8) or XLSX and try again.',
  encoding:
    'The text encoding of this file is not supported. Save it as “CSV UTF-8” and try again.',
  row: 'A row in this file is too long.',
  quotes: (line: number) =>
    `This file cannot be read from line ${line} on: a quotation mark is not closed.`,
};

const decode = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (!isUtf8(bytes)) throw unreadableFileError(csvCopy.encoding);
  return new TextDecoder('utf-8').decode(bytes);
};

const separators = [',', ';', '\t'] as const;
const separatorLine = /^sep=([,;\t])\r?\n/i;

/** The separator that occurs most in the first line, outside quotation marks. */
const separatorOf = (text: string): string => {
  const [firstLine = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counted = separators.map((sign) => ({ sign, count: firstLine.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
};

const toCell = (value: string): SheetCell | undefined => {
  const text = removeFormulaEscape(value);
  return text.trim() === '' ? undefined : { text, kind: 'text' };
};

const parseLines = (text: string, delimiter: string, bounds: SheetLimits): string[][] => {
  // Empty lines do not count as rows, but are limited too.
  const to = bounds.rows * 5;
  try {
    const records: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      // Accepts 5" nails: a quotation mark inside an unquoted cell.
      relax_quotes: true,
      to,
      max_record_size: bounds.columns * (bounds.cell + 1) * 4,
    });
    if (records.length >= to) throw fileTooLargeError(sheetLimitsCopy.rows(bounds.rows));
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw fileTooLargeError(csvCopy.row);
    const { lines } = error as CsvError & { lines?: unknown };
    throw unreadableFileError(csvCopy.quotes(typeof lines === 'number' ? lines : 1));
  }
};

export const readCsv = (bytes: Buffer, bounds: SheetLimits): SheetRow[] => {
  const decoded = decode(bytes);
  if (decoded.includes('\0')) throw unreadableFileError(csvCopy.notText);
  const declared = separatorLine.exec(decoded);
  const text = declared ? decoded.slice(declared[0].length) : decoded;
  const rows = parseLines(text, declared?.[1] ?? separatorOf(text), bounds)
    .map((record, place) => ({ row: place + 1, cells: record.map(toCell) }))
    .filter(({ cells }) => cells.some(Boolean));
  checkSheetLimits(rows, bounds);
  return rows;
};
