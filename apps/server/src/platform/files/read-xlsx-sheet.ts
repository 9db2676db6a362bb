import {
  columnIndexOf,
  removeFormulaEscape,
  type SheetCell,
  type SheetRow,
} from '@haldi/contract/kit/spreadsheet';
import { decodeXlsxText } from './encode-and-decode-xlsx-text.ts';
import { fileTooLargeError, unreadableFileError } from './file-errors.ts';
import { readXml } from './read-xml.ts';
import { zipCopy } from './read-zip.ts';
import { checkRowLimits, type SheetLimits, sheetLimitsCopy } from './sheet-limits.ts';

type Workbook = {
  texts: readonly string[];
  /** Indexes of the styles that show a number as a date. */
  dates: ReadonlySet<number>;
  bounds: SheetLimits;
};

type RawCell = {
  type: string;
  style: number;
  value: string;
  inlineText: string;
  isFormula: boolean;
};

const numberText = (value: string): string => {
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
};

const contentOf = (raw: RawCell, { texts, dates }: Workbook): SheetCell => {
  const { type, value } = raw;
  if (type === 's') {
    const text = texts[Number(value)];
    if (text === undefined) throw unreadableFileError(zipCopy.broken);
    return { text, kind: 'text' };
  }
  if (type === 'inlineStr') return { text: decodeXlsxText(raw.inlineText), kind: 'text' };
  if (type === 'str') return { text: decodeXlsxText(value), kind: 'text' };
  if (type === 'b') return { text: value === '1' ? 'yes' : 'no', kind: 'text' };
  if (type === 'e') return { text: value, kind: 'broken' };
  if (type === 'd') return { text: value, kind: 'date' };
  return { text: numberText(value), kind: dates.has(raw.style) ? 'date' : 'number' };
};

const toCell = (raw: RawCell, workbook: Workbook): SheetCell | undefined => {
  if (raw.value === '' && raw.inlineText === '') {
    return raw.isFormula ? { text: '', kind: 'broken' } : undefined;
  }
  const cell = contentOf(raw, workbook);
  const text = removeFormulaEscape(cell.text);
  if (text.trim() === '') return undefined;
  const isFormulaResult = raw.isFormula && cell.kind !== 'broken';
  return { text, kind: isFormulaResult ? 'formula' : cell.kind };
};

/** Returns non-empty rows, formulas with their cached value. */
export const readXlsxSheet = (bytes: Buffer, workbook: Workbook): SheetRow[] => {
  const { bounds } = workbook;
  const rows: SheetRow[] = [];
  let row = 0;
  let cells: (SheetCell | undefined)[] = [];
  let column = -1;
  let raw: RawCell | undefined;
  let element = '';

  const endRow = (): void => {
    if (!cells.some(Boolean)) return;
    const ended = { row, cells };
    checkRowLimits(ended, bounds);
    rows.push(ended);
    if (rows.length > bounds.rows) throw fileTooLargeError(sheetLimitsCopy.rows(bounds.rows));
  };
  const endCell = (ended: RawCell): void => {
    const cell = toCell(ended, workbook);
    if (!cell) return;
    // Checked before the assignment: a column far to the right would create a huge array.
    if (column >= bounds.columns) throw fileTooLargeError(sheetLimitsCopy.columns(bounds.columns));
    cells[column] = cell;
  };

  readXml(bytes, {
    open: (name, { r, t = 'n', s = '0' }) => {
      element = name;
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        cells = [];
        column = -1;
      } else if (name === 'c') {
        column = (r === undefined ? undefined : columnIndexOf(r)) ?? column + 1;
        raw = { type: t, style: Number(s), value: '', inlineText: '', isFormula: false };
      } else if (name === 'f' && raw) raw.isFormula = true;
    },
    text: (text) => {
      if (!raw) return;
      if (element === 'v') raw.value += text;
      else if (element === 't') raw.inlineText += text;
    },
    close: (name) => {
      element = '';
      if (name === 'c' && raw) {
        endCell(raw);
        raw = undefined;
      } else if (name === 'row') endRow();
    },
  });
  return rows;
};
