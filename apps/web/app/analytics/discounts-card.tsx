import type { Analytics, DiscountFigures, DiscountReport } from '@haldi/contract/analytics/schema';
import { formatCount, formatRupees } from '@haldi/contract/kit/money';
import { Table } from '../ui/table.tsx';
import { analyticsCopy } from './copy.ts';
import { ReportCard } from './report-card.tsx';

const copy = analyticsCopy.discounts;

type Coupon = DiscountReport['coupons'][number];

function Coupons({ coupons }: Pick<DiscountReport, 'coupons'>) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base font-semibold text-plum-900">{copy.coupons}</h3>
      <Table
        isCompact
        caption={copy.coupons}
        columns={[
          { header: copy.coupon, cell: ({ code }: Coupon) => code },
          { header: copy.visits, cell: ({ visits }) => formatCount(visits), numeric: true },
          { header: copy.discount, cell: ({ discount }) => formatRupees(discount), numeric: true },
        ]}
        rows={coupons}
        rowKey={({ code }) => code}
      />
    </div>
  );
}

type FiguresTableProps = { title: string; column: string; rows: readonly DiscountFigures[] };

function FiguresTable({ title, column, rows }: FiguresTableProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base font-semibold text-plum-900">{title}</h3>
      <Table
        isCompact
        caption={title}
        columns={[
          { header: column, cell: ({ name }: DiscountFigures) => name },
          { header: copy.byStaff, cell: ({ byStaff }) => formatRupees(byStaff), numeric: true },
          { header: copy.byCoupon, cell: ({ byCoupon }) => formatRupees(byCoupon), numeric: true },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

const shown = 7;

export function DiscountsCard({ figures, className }: { figures: Analytics; className: string }) {
  const { coupons, byService, byBeautician } = figures.discounts;
  return (
    <ReportCard
      report="discounts"
      figures={figures}
      isEmpty={byBeautician.length === 0}
      isTable
      className={className}
    >
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {coupons.length > 0 && <Coupons coupons={coupons.slice(0, shown)} />}
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
