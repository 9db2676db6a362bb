import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** With less space, for narrow places. */
  isCompact?: boolean;
};

const alignment = (numeric: boolean | undefined): string =>
  numeric ? 'text-right tabular-nums' : 'text-left';

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isCompact = false } = props;
  const padding = isCompact ? 'px-2.5 py-2.5' : 'px-4 py-3';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-card border border-sand bg-white"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-haldi-50">
          <tr>
            {columns.map(({ header, numeric }) => (
              <th
                key={header}
                scope="col"
                className={cx(padding, 'font-semibold whitespace-nowrap', alignment(numeric))}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-t border-sand hover:bg-haldi-50">
              {columns.map(({ header, cell, numeric }) => (
                <td key={header} className={cx(padding, alignment(numeric))}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
