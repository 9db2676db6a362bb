import { notApplicable, type PrintedTable } from '@haldi/contract/documents/printed-tables';
import { cx } from '../../ui/cx.ts';

const cellStyle = (isNumber: boolean, isMiddle: boolean): string =>
  cx(
    'py-2 pl-3 align-top first:pl-0',
    isNumber ? 'text-right tabular-nums' : 'text-left',
    isMiddle && '@max-2xl:hidden',
  );

type Props = { table: PrintedTable; showTitle?: boolean };

/** With little space only the first and the last column, and the others below the first. */
export function PrintedTableView({ table, showTitle = true }: Props) {
  const { title, columns, rows } = table;
  const last = columns.length - 1;
  const isMiddle = (column: number): boolean => column > 0 && column < last;
  return (
    <table className="w-full border-collapse text-sm print:text-xs">
      <caption
        className={showTitle ? 'pb-1 text-left text-base font-semibold text-plum-900' : 'sr-only'}
      >
        {title}
      </caption>
      <thead className="border-b border-plum-900 align-bottom text-stone">
        <tr>
          {columns.map(({ label, isNumber }, column) => (
            <th
              key={label}
              scope="col"
              className={cx(cellStyle(isNumber, isMiddle(column)), 'align-bottom font-semibold')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: documents do not change
          <tr key={place} className="break-inside-avoid border-b border-sand">
            {columns.map(({ label, isNumber }, column) =>
              column === 0 ? (
                <th
                  key={label}
                  scope="row"
                  className={cx(cellStyle(false, false), 'font-normal wrap-anywhere')}
                >
                  {row[0]}
                  <span className="block text-xs text-stone tabular-nums @2xl:hidden">
                    {columns
                      .map((one, index) => [one.label, row[index] ?? ''] as const)
                      .filter(([, value], index) => isMiddle(index) && value !== notApplicable)
                      .map(([name, value]) => `${name} ${value}`)
                      .join(' · ')}
                  </span>
                </th>
              ) : (
                <td
                  key={label}
                  className={cx(
                    cellStyle(isNumber, isMiddle(column)),
                    isNumber && 'whitespace-nowrap',
                  )}
                >
                  {row[column]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
