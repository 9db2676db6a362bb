import type { ReportName } from '@haldi/contract/analytics/endpoints';
import { reportTableBuilders } from '@haldi/contract/analytics/report-table';
import type { Analytics } from '@haldi/contract/analytics/schema';
import { Table } from '../ui/table.tsx';
import { formatReportCell } from './format-report-cell.ts';

type ReportTableProps = { report: ReportName; figures: Analytics; caption: string };

export function ReportTable({ report, figures, caption }: ReportTableProps) {
  const { columns, rows } = reportTableBuilders[report](figures);
  return (
    <Table
      caption={caption}
      columns={columns.map(({ header, kind }, place) => ({
        header,
        numeric: kind !== 'text' && kind !== 'bucket',
        cell: ({ cells }: { cells: (string | number | null)[] }) =>
          formatReportCell(cells[place] ?? null, kind, figures.grain),
      }))}
      rows={rows.map((cells) => ({ cells }))}
      rowKey={({ cells }) => `${cells[0]} ${cells[1]}`}
    />
  );
}
