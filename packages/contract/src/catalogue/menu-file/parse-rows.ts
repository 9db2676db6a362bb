import { columnLetters, type SheetCell, type SheetRow } from '../../kit/spreadsheet.ts';
import { type CellResult, cellParsers, type RowValues } from './cell-parsers.ts';
import { columnNamed, headerOf, type MenuColumn, menuColumns } from './columns.ts';

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
  places: ReadonlyMap<MenuColumn, number>;
  errors: readonly CellError[];
  /** Cells with formulas; their last values are used. */
  formulas: readonly string[];
};

const foundMost = 80;
const shorten = (text: string): string =>
  text.length > foundMost ? `${text.slice(0, foundMost).toWellFormed()}…` : text;

const allHeaders = menuColumns.map(({ header }) => header).join(', ');

export const toCellError = (
  row: number,
  place: number | undefined,
  header: string,
  found: string,
  expected: string,
): CellError => ({
  row,
  cell: place === undefined ? '' : `${columnLetters(place)}${row}`,
  header,
  found: shorten(found),
  expected,
});

const readHeader = (header: SheetRow): Pick<ParsedMenuFile, 'places' | 'errors'> => {
  const places = new Map<MenuColumn, number>();
  const errors: CellError[] = [];
  for (const [place, cell] of header.cells.entries()) {
    if (!cell) continue;
    const column = columnNamed(cell.text);
    const refuse = (expected: string): void => {
      errors.push(toCellError(header.row, place, shorten(cell.text), cell.text, expected));
    };
    if (!column) refuse(`one of: ${allHeaders}`);
    else if (places.has(column)) refuse('each column only once');
    else places.set(column, place);
  }
  if (!places.has('id') && !places.has('name')) {
    errors.push(toCellError(header.row, undefined, headerOf('name'), '', 'a column Name or Id'));
  }
  return { places, errors };
};

const readCell = (column: MenuColumn, cell: SheetCell): CellResult<unknown> =>
  cell.kind === 'broken'
    ? { expected: 'a value: this formula has no result' }
    : cellParsers[column](cell);

/** Data outside the named columns would be ignored silently, so it is reported. */
const strayCells = (row: SheetRow, header: SheetRow): CellError[] =>
  row.cells.flatMap((cell, place) =>
    cell && !header.cells[place]
      ? toCellError(row.row, place, '', cell.text, 'an empty cell: the column has no name')
      : [],
  );

export const parseRows = (sheet: readonly SheetRow[]): ParsedMenuFile => {
  const [header, ...rest] = sheet;
  if (!header) {
    const errors = [toCellError(1, 0, '', '', `the names of the columns: ${allHeaders}`)];
    return { rows: [], places: new Map(), errors, formulas: [] };
  }
  const { places, errors: headerErrors } = readHeader(header);
  const errors = [...headerErrors];
  const formulas: string[] = [];
  if (!places.has('id') && !places.has('name')) return { rows: [], places, errors, formulas };
  const rows = rest.map((sheetRow) => {
    const values: Record<string, unknown> = {};
    const failed = new Set<MenuColumn>();
    for (const [column, place] of places) {
      const cell = sheetRow.cells[place];
      if (!cell) continue;
      if (cell.kind === 'formula') formulas.push(`${columnLetters(place)}${sheetRow.row}`);
      const reading = readCell(column, cell);
      if ('value' in reading) values[column] = reading.value;
      else {
        failed.add(column);
        errors.push(
          toCellError(sheetRow.row, place, headerOf(column), cell.text, reading.expected),
        );
      }
    }
    errors.push(...strayCells(sheetRow, header));
    return { row: sheetRow.row, values: values as RowValues, failed };
  });
  return { rows, places, errors, formulas };
};
