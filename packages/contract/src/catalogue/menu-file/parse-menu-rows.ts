import { columnLetters, type SheetCell, type SheetRow } from '../../kit/spreadsheet.ts';
import { type CellResult, cellParsers, type RowValues } from './cell-parsers.ts';
import {
  columnForHeader,
  headerOfColumn,
  type MenuColumn,
  menuColumns,
} from './menu-file-columns.ts';

export type CellError = {
  row: number;
  /** Such as `C7`; empty if the column is missing. */
  cell: string;
  header: string;
  found: string;
  expected: string;
};

export type ParsedRow = { row: number; values: RowValues; failed: ReadonlySet<MenuColumn> };

export type ParsedMenuFile = {
  rows: readonly ParsedRow[];
  columnIndexes: ReadonlyMap<MenuColumn, number>;
  errors: readonly CellError[];
  /** Cells with formulas; their last values are used. */
  formulas: readonly string[];
};

const maxFoundLength = 80;
const shorten = (text: string): string =>
  text.length > maxFoundLength ? `${text.slice(0, maxFoundLength).toWellFormed()}…` : text;

const allHeaders = menuColumns.map(({ header }) => header).join(', ');

export const toCellError = (
  row: number,
  columnIndex: number | undefined,
  header: string,
  found: string,
  expected: string,
): CellError => ({
  row,
  cell: columnIndex === undefined ? '' : `${columnLetters(columnIndex)}${row}`,
  header,
  found: shorten(found),
  expected,
});

const readHeader = (header: SheetRow): Pick<ParsedMenuFile, 'columnIndexes' | 'errors'> => {
  const columnIndexes = new Map<MenuColumn, number>();
  const errors: CellError[] = [];
  for (const [columnIndex, cell] of header.cells.entries()) {
    if (!cell) continue;
    const column = columnForHeader(cell.text);
    const reportError = (expected: string): void => {
      errors.push(toCellError(header.row, columnIndex, shorten(cell.text), cell.text, expected));
    };
    if (!column) reportError(`one of: ${allHeaders}`);
    else if (columnIndexes.has(column)) reportError('each column only once');
    else columnIndexes.set(column, columnIndex);
  }
  if (!columnIndexes.has('id') && !columnIndexes.has('name')) {
    errors.push(
      toCellError(header.row, undefined, headerOfColumn('name'), '', 'a column Name or Id'),
    );
  }
  return { columnIndexes, errors };
};

const readCell = (column: MenuColumn, cell: SheetCell): CellResult<unknown> =>
  cell.kind === 'broken'
    ? { expected: 'a value: this formula has no result' }
    : cellParsers[column](cell);

/** Data outside the named columns would be ignored silently, so it is reported. */
const strayCells = (row: SheetRow, header: SheetRow): CellError[] =>
  row.cells.flatMap((cell, columnIndex) =>
    cell && !header.cells[columnIndex]
      ? toCellError(row.row, columnIndex, '', cell.text, 'an empty cell: the column has no name')
      : [],
  );

export const parseMenuRows = (sheet: readonly SheetRow[]): ParsedMenuFile => {
  const [header, ...rest] = sheet;
  if (!header) {
    const errors = [toCellError(1, 0, '', '', `the names of the columns: ${allHeaders}`)];
    return { rows: [], columnIndexes: new Map(), errors, formulas: [] };
  }
  const { columnIndexes, errors: headerErrors } = readHeader(header);
  const errors = [...headerErrors];
  const formulas: string[] = [];
  if (!columnIndexes.has('id') && !columnIndexes.has('name'))
    return { rows: [], columnIndexes, errors, formulas };
  const rows = rest.map((sheetRow) => {
    const values: Record<string, unknown> = {};
    const failed = new Set<MenuColumn>();
    for (const [column, columnIndex] of columnIndexes) {
      const cell = sheetRow.cells[columnIndex];
      if (!cell) continue;
      if (cell.kind === 'formula') formulas.push(`${columnLetters(columnIndex)}${sheetRow.row}`);
      const reading = readCell(column, cell);
      if ('value' in reading) values[column] = reading.value;
      else {
        failed.add(column);
        errors.push(
          toCellError(
            sheetRow.row,
            columnIndex,
            headerOfColumn(column),
            cell.text,
            reading.expected,
          ),
        );
      }
    }
    errors.push(...strayCells(sheetRow, header));
    return { row: sheetRow.row, values: values as RowValues, failed };
  });
  return { rows, columnIndexes, errors, formulas };
};
