import type { MenuPreview } from '@haldi/contract/catalogue/sheet/preview';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../ui/table.tsx';
import { sheetCopy } from './copy.ts';

const copy = sheetCopy.preview;

/** Every cell that has to be mended, where it is and what belongs there. */
export function PreviewErrors({ errors, moreErrors }: Pick<MenuPreview, 'errors' | 'moreErrors'>) {
  return (
    <div className="space-y-3">
      <Notice tone="bad">{copy.errors(errors.length + moreErrors)}</Notice>
      <Table
        caption={copy.errorsTable}
        rows={errors}
        rowKey={({ row, cell, header, expected }) => `${row} ${cell} ${header} ${expected}`}
        columns={[
          {
            header: copy.cell,
            cell: ({ cell, row }) => (
              <strong className="whitespace-nowrap">{cell || copy.rowOf(row)}</strong>
            ),
          },
          { header: copy.column, cell: ({ header }) => header },
          {
            header: copy.found,
            cell: ({ found }) =>
              found ? (
                <span className="wrap-anywhere">{found}</span>
              ) : (
                <em className="text-stone">{copy.empty}</em>
              ),
          },
          {
            header: copy.expected,
            cell: ({ expected }) => <span className="block min-w-48">{expected}</span>,
          },
        ]}
      />
      {moreErrors > 0 && <p className="text-sm text-stone">{copy.more(moreErrors)}</p>}
    </div>
  );
}
