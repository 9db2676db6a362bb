import type { PrintedTable } from '@haldi/contract/documents/printed-tables';
import { type Inks, textStyle } from './document-look.ts';
import { type Align, type Box, heightOfLines, type Sheet } from './sheet.ts';

const gap = 11;
const padding = 3.75;
const minFirstColumn = 110;
const sizes = [8.75, 8, 7.25];

type Column = Box & { align: Align };
export type TableLayout = {
  headHeight: number;
  rowHeights: number[];
  drawHead: (sheet: Sheet, y: number) => number;
  drawRow: (sheet: Sheet, index: number, y: number) => number;
};

/** The first column takes the space that the others leave. */
const placeColumns = (
  { columns }: PrintedTable,
  { x, width }: Omit<Box, 'y'>,
  widths: number[],
): Column[] => {
  const others = widths.slice(1).reduce((sum, one) => sum + one + gap, 0);
  const placed: Column[] = [];
  let left = x;
  for (const [index, { isNumber }] of columns.entries()) {
    const own = index === 0 ? width - others : (widths[index] ?? 0);
    placed.push({ x: left, y: 0, width: own, align: isNumber ? 'right' : 'left' });
    left += own + gap;
  }
  return placed;
};

/** Columns are as wide as their longest word or amount. Uses the largest size that fits. */
export const layOutTable = (
  sheet: Sheet,
  table: PrintedTable,
  box: Omit<Box, 'y'>,
  inks: Inks,
): TableLayout => {
  const layOut = (size: number) => {
    const styles = {
      head: textStyle('strong', size - 0.75, inks.quiet),
      cell: textStyle('body', size, inks.ink),
    };
    const widths = table.columns.map(({ label }, column) =>
      Math.max(
        ...label.split(' ').map((word) => sheet.widthOf(word, styles.head)),
        ...table.rows.map((row) => sheet.widthOf(row[column] ?? '', styles.cell)),
      ),
    );
    return { styles, columns: placeColumns(table, box, widths) };
  };
  const layouts = sizes.map(layOut);
  const layout =
    layouts.find(({ columns }) => (columns[0]?.width ?? 0) >= minFirstColumn) ?? layouts.at(-1);
  if (!layout) throw new Error('no table layout');
  const { styles, columns } = layout;
  const wrapRow = (cells: readonly string[], style: 'head' | 'cell') =>
    columns.map((column, index) =>
      sheet.wrap(cells[index] ?? '', styles[style], column.width + 0.1),
    );
  const heightOf = (cells: string[][], style: 'head' | 'cell'): number =>
    Math.max(...cells.map((lines) => heightOfLines(lines, styles[style])));
  const head = wrapRow(
    table.columns.map(({ label }) => label),
    'head',
  );
  const rows = table.rows.map((row) => wrapRow(row, 'cell'));
  const headHeight = heightOf(head, 'head') + padding;
  const rowHeights = rows.map((row) => heightOf(row, 'cell') + 2 * padding);
  const drawCells = (target: Sheet, cells: string[][], y: number, style: 'head' | 'cell') => {
    for (const [index, { align, ...column }] of columns.entries()) {
      target.lines(cells[index] ?? [], { ...column, y }, styles[style], align);
    }
  };
  return {
    headHeight,
    rowHeights,
    drawHead: (target, y) => {
      const height = heightOf(head, 'head');
      for (const [index, { align, ...column }] of columns.entries()) {
        const lines = head[index] ?? [];
        // The last line of every label is at the bottom.
        const top = y + height - heightOfLines(lines, styles.head);
        target.lines(lines, { ...column, y: top }, styles.head, align);
      }
      target.rule({ ...box, y: y + headHeight }, inks.title, 0.75);
      return y + headHeight;
    },
    drawRow: (target, index, y) => {
      drawCells(target, rows[index] ?? [], y + padding, 'cell');
      const end = y + (rowHeights[index] ?? 0);
      target.rule({ ...box, y: end }, inks.line);
      return end;
    },
  };
};
