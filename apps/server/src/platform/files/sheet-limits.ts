import { columnLetters, type SheetRow } from '@haldi/contract/kit/spreadsheet';
import { fileTooLargeError } from './file-errors.ts';

/** `rows` limits non-empty rows, `cell` the characters of a cell. */
export type SheetLimits = { rows: number; columns: number; cell: number };

export const sheetLimitsCopy = {
  rows: (most: number) => `This file has more than ${most.toLocaleString('en-IN')} rows.`,
  columns: (most: number) => `This file has more than ${most} columns.`,
  cell: (cell: string, most: number) =>
    `Cell ${cell} has more than ${most.toLocaleString('en-IN')} characters.`,
};

/** Called for each row while reading, so that memory use is limited. */
export const checkRowLimits = ({ row, cells }: SheetRow, bounds: SheetLimits): void => {
  const used = cells.findLastIndex(Boolean) + 1;
  if (used > bounds.columns) throw fileTooLargeError(sheetLimitsCopy.columns(bounds.columns));
  for (const [column, cell] of cells.slice(0, used).entries()) {
    if (cell && cell.text.length > bounds.cell) {
      throw fileTooLargeError(sheetLimitsCopy.cell(`${columnLetters(column)}${row}`, bounds.cell));
    }
  }
};

export const checkSheetLimits = (rows: readonly SheetRow[], bounds: SheetLimits): void => {
  if (rows.length > bounds.rows) throw fileTooLargeError(sheetLimitsCopy.rows(bounds.rows));
  for (const row of rows) checkRowLimits(row, bounds);
};
