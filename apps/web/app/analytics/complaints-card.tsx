import type {
  Analytics,
  ComplaintFigures,
  ComplaintReport,
} from '@haldi/contract/analytics/schema';
import { outcomeKindNames } from '@haldi/contract/complaints/outcome';
import { formatCount } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { Table } from '../ui/table.tsx';
import { analyticsCopy } from './copy.ts';
import { ReportCard } from './report-card.tsx';

const copy = analyticsCopy.complaints;

type Outcome = ComplaintReport['outcomes'][number];

function Outcomes({ outcomes }: Pick<ComplaintReport, 'outcomes'>) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base font-semibold text-plum-900">{copy.byOutcome}</h3>
      <Table
        isCompact
        caption={copy.byOutcome}
        columns={[
          {
            header: copy.outcome,
            cell: ({ outcome }: Outcome) =>
              outcome === null ? copy.open : outcomeKindNames[outcome],
          },
          { header: copy.number, cell: ({ complaints }) => formatCount(complaints), numeric: true },
        ]}
        rows={outcomes}
        rowKey={({ outcome }) => outcome ?? 'open'}
      />
    </div>
  );
}

type FiguresTableProps = { title: string; column: string; rows: readonly ComplaintFigures[] };

function FiguresTable({ title, column, rows }: FiguresTableProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base font-semibold text-plum-900">{title}</h3>
      <Table
        isCompact
        caption={title}
        columns={[
          { header: column, cell: ({ name }: ComplaintFigures) => name },
          { header: copy.number, cell: ({ complaints }) => formatCount(complaints), numeric: true },
          { header: copy.refunds, cell: ({ refunds }) => formatPaise(refunds), numeric: true },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

const shown = 7;

export const hasComplaints = ({ outcomes, byBeautician }: ComplaintReport): boolean =>
  outcomes.length > 0 || byBeautician.length > 0;

export function ComplaintsCard({ figures, className }: { figures: Analytics; className: string }) {
  const { outcomes, byService, byBeautician } = figures.complaints;
  return (
    <ReportCard
      report="complaints"
      figures={figures}
      isEmpty={!hasComplaints(figures.complaints)}
      isTable
      className={className}
    >
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
        <FiguresTable
          title={copy.byService}
          column={copy.service}
          rows={byService.slice(0, shown)}
        />
        <FiguresTable title={copy.byBeautician} column={copy.beautician} rows={byBeautician} />
      </div>
    </ReportCard>
  );
}
