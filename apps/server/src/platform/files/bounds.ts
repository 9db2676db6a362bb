import { columnLetters, type SheetRow } from '@haldi/contract/kit/sheet';
import { tooMuch } from './refusals.ts';

/** What a sheet may hold: rows with anything in them, columns, and characters of a cell. */
export type SheetBounds = { rows: number; columns: number; cell: number };

export const boundsCopy = {
  rows: (most: number) => `This file has more than ${most.toLocaleString('en-IN')} rows.`,
  columns: (most: number) => `This file has more than ${most} columns.`,
  cell: (cell: string, most: number) =>
    `${cell} holds more than ${most.toLocaleString('en-IN')} characters.`,
};

/** One row at a time, so that no more is held than is taken. */
export const checkRow = ({ row, cells }: SheetRow, bounds: SheetBounds): void => {
  const used = cells.findLastIndex(Boolean) + 1;
  if (used > bounds.columns) throw tooMuch(boundsCopy.columns(bounds.columns));
  for (const [column, cell] of cells.slice(0, used).entries()) {
    if (cell && cell.text.length > bounds.cell) {
      throw tooMuch(boundsCopy.cell(`${columnLetters(column)}${row}`, bounds.cell));
    }
  }
};

export const checkRows = (rows: readonly SheetRow[], bounds: SheetBounds): void => {
  if (rows.length > bounds.rows) throw tooMuch(boundsCopy.rows(bounds.rows));
  for (const row of rows) checkRow(row, bounds);
};
