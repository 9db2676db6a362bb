import type { Report } from '@haldi/contract/analytics/endpoints';
import { reportTables } from '@haldi/contract/analytics/report-table';
import type { Analytics } from '@haldi/contract/analytics/schema';
import { Table } from '../ui/table.tsx';
import { formatCell } from './format-cell.ts';

type ReportTableProps = { report: Report; figures: Analytics; caption: string };

export function ReportTable({ report, figures, caption }: ReportTableProps) {
  const { columns, rows } = reportTables[report](figures);
  return (
    <Table
      caption={caption}
      columns={columns.map(({ header, kind }, place) => ({
        header,
        numeric: kind !== 'text' && kind !== 'bucket',
        cell: ({ cells }: { cells: (string | number | null)[] }) =>
          formatCell(cells[place] ?? null, kind, figures.grain),
      }))}
      rows={rows.map((cells) => ({ cells }))}
      rowKey={({ cells }) => `${cells[0]} ${cells[1]}`}
    />
  );
}
