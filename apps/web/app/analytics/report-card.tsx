import type { ReportName } from '@haldi/contract/analytics/endpoints';
import { reportTableBuilders } from '@haldi/contract/analytics/report-table';
import type { Analytics } from '@haldi/contract/analytics/schema';
import { Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { Table } from '../ui/table.tsx';
import { toast } from '../ui/toast.ts';
import { analyticsCopy as copy } from './copy.ts';
import { formatReportCell } from './format-report-cell.ts';
import { downloadReport } from './queries.ts';

function CsvButton({ report, figures }: { report: ReportName; figures: Analytics }) {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await downloadReport(report, { from: figures.from, to: figures.to });
      toast.success(copy.saved);
    } catch (error) {
      console.error(copy.saveFailed, error);
      toast.error(copy.saveFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      look="quiet"
      size="small"
      className="px-3"
      busy={isBusy}
      aria-label={copy.csvOf(copy.charts[report].title)}
      onClick={() => void save()}
    >
      <Download aria-hidden="true" className="size-4" />
      {copy.csv}
    </Button>
  );
}

type ReportCardProps = {
  report: ReportName;
  figures: Analytics;
  isEmpty: boolean;
  /** The chart is a table itself, so no separate table is added. */
  isTable?: boolean;
  className?: string;
  children: ReactNode;
};

type ReportTableProps = { report: ReportName; figures: Analytics; caption: string };

function ReportTable({ report, figures, caption }: ReportTableProps) {
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

/** The table is always available to screen readers. */
export function ReportCard(props: ReportCardProps) {
  const { report, figures, isEmpty, isTable = false, className, children } = props;
  const { title, note } = copy.charts[report];
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  return (
    <Card as="section" aria-label={title} className={cx('min-w-0 p-4 lg:p-5', className)}>
      <header className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-xl text-plum-900">{title}</h2>
          <p className="text-sm text-stone">{note}</p>
        </div>
        {!isEmpty && (
          <div className="-mr-2 flex max-sm:-ml-3">
            {!isTable && (
              <Button
                look="quiet"
                size="small"
                className="px-3"
                aria-expanded={isOpen}
                aria-controls={tableId}
                onClick={() => setIsOpen(!isOpen)}
              >
                <Table2 aria-hidden="true" className="size-4" />
                {isOpen ? copy.hideTable : copy.showTable}
                <span className="sr-only"> {copy.tableOf(title)}</span>
              </Button>
            )}
            <CsvButton report={report} figures={figures} />
          </div>
        )}
      </header>
      {isEmpty ? (
        <p className="flex min-h-40 items-center justify-center text-center text-stone">
          {copy.nothing[report]}
        </p>
      ) : (
        <>
          <div aria-hidden={isTable ? undefined : 'true'} className="mt-3">
            {children}
          </div>
          {!isTable && (
            <div id={tableId} className={isOpen ? 'mt-4' : 'sr-only'}>
              <ReportTable report={report} figures={figures} caption={copy.tableOf(title)} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}
