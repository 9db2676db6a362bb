import type { Analytics } from '@haldi/contract/analytics/schema';
import { formatPaise } from '@haldi/contract/kit/paise';
import { formatRoundedPaise } from '@haldi/contract/kit/paise-text';
import type { PaymentFigures } from '@haldi/contract/orders/payments/payment-figures';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import type { ReactNode } from 'react';
import { Table } from '../ui/table.tsx';
import { analyticsCopy } from './copy.ts';
import { FigureChange } from './figure-change.tsx';
import { ReportCard } from './report-card.tsx';

const copy = analyticsCopy.payments;

export const hasPayments = ({ now }: Analytics['payments']): boolean =>
  now.collected + now.refunded + now.tips > 0;

type FigureProps = { label: string; amount: number; children: ReactNode };

function Figure({ label, amount, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm font-semibold text-stone">{label}</dt>
      <dd className="font-display text-xl font-semibold text-plum-900 tabular-nums">
        {formatRoundedPaise(amount)}
      </dd>
      <dd className="text-sm text-stone">{children}</dd>
    </div>
  );
}

function ComparedFigures({ now, before }: Pick<Analytics['payments'], 'now' | 'before'>) {
  const figures = [
    [copy.collected, 'collected', false],
    [copy.refunds, 'refunded', true],
    [copy.tips, 'tips', false],
  ] as const;
  return figures.map(([label, key, isBad]) => (
    <Figure key={key} label={label} amount={now[key]}>
      <FigureChange
        figure={{ now: now[key], before: before[key] }}
        format={formatRoundedPaise}
        isBad={isBad}
      />
    </Figure>
  ));
}

type NamedFigures = PaymentFigures & { name: string };
type FiguresTableProps = { title: string; column: string; rows: readonly NamedFigures[] };

function FiguresTable({ title, column, rows }: FiguresTableProps) {
  const amounts = [
    [copy.collected, 'collected'],
    [copy.refunds, 'refunded'],
    [copy.tips, 'tips'],
  ] as const;
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-base font-semibold text-plum-900">{title}</h3>
      <Table
        isCompact
        caption={title}
        columns={[
          { header: column, cell: ({ name }: NamedFigures) => name },
          ...amounts.map(([header, key]) => ({
            ...{ header, numeric: true },
            cell: (row: NamedFigures) => formatPaise(row[key]),
          })),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

export function PaymentsCard({ figures, className }: { figures: Analytics; className: string }) {
  const { payments } = figures;
  const { now, before, outstanding, discounts, fees, byMethod, byBeautician } = payments;
  const isEmpty =
    !hasPayments(payments) && outstanding + discounts + fees.charged + before.collected === 0;
  return (
    <ReportCard report="payments" figures={figures} isEmpty={isEmpty} isTable className={className}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-4 xl:grid-cols-7">
        <ComparedFigures now={now} before={before} />
        <Figure label={copy.outstanding} amount={outstanding}>
          {copy.ofVisits}
        </Figure>
        <Figure label={copy.discounts} amount={discounts}>
          {copy.ofVisits}
        </Figure>
        <Figure label={copy.feesCharged} amount={fees.charged}>
          {copy.ofCancelled}
        </Figure>
        <Figure label={copy.feesWaived} amount={fees.waived}>
          {copy.ofThese}
        </Figure>
      </dl>
      {byMethod.length > 0 && (
        <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
          <FiguresTable
            title={copy.byMethod}
            column={copy.method}
            rows={byMethod.map(({ method, ...row }) => ({
              ...row,
              name: paymentMethodNames[method],
            }))}
          />
          <FiguresTable title={copy.byPerson} column={copy.person} rows={byBeautician} />
        </div>
      )}
    </ReportCard>
  );
}
