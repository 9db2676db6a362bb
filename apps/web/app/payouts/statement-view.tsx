import { formatPeriod } from '@haldi/contract/kit/calendar-periods';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { PayoutLine, PayoutStatement } from '@haldi/contract/payouts/schema';
import { amountToPay } from '@haldi/contract/payouts/statement-totals';
import { useSettings } from '../settings/queries.ts';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { payoutsCopy } from './copy.ts';
import { StatementLines } from './statement-lines.tsx';

const copy = payoutsCopy.statement;

/** The rows add up to the last one. Those of zero are left out, but for the share. */
const sumsOf = ({ totals, paid }: PayoutStatement): [name: string, paise: number][] => [
  [copy.share(totals.visits), totals.share],
  ...(
    [
      [copy.tips, totals.tips],
      [copy.cashTips, -totals.cashTips],
      [copy.advances, totals.advances],
      [copy.deductions, totals.deductions],
      [copy.additions, totals.additions],
      [copy.carried, totals.carriedOver],
      [copy.nextTime, -Math.min(0, totals.total)],
    ] as const
  ).flatMap(([name, paise]): [string, number][] => (paise === 0 ? [] : [[name, paise]])),
  [paid ? copy.paid : copy.toPay, amountToPay(totals)],
];

function StatementSums({ statement }: { statement: PayoutStatement }) {
  const sums = sumsOf(statement);
  return (
    <Card as="section" aria-label={copy.sums} className="ml-auto max-w-110 p-4 lg:p-5">
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {sums.map(([name, paise], place) => {
          const isLast = place === sums.length - 1;
          const style = isLast ? 'mt-1 border-t border-sand pt-2 text-lg font-semibold' : '';
          return (
            <div key={name} className="contents">
              <dt className={cx('pr-6', style, !isLast && 'text-stone')}>{name}</dt>
              <dd className={cx(style, 'text-right tabular-nums')}>{formatPaise(paise)}</dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

type ViewProps = { statement: PayoutStatement; onRemove?: (line: PayoutLine) => void };

/** On screen, on paper, and in the beautician app. */
export function StatementView({ statement, onRemove }: ViewProps) {
  const { businessName } = useSettings();
  const { name, lines, totals, terms, paid } = statement;
  return (
    <div className="space-y-4 lg:space-y-5">
      <p className="hidden text-lg font-semibold print:block">
        {businessName}: {name}, {formatPeriod(statement)}
      </p>
      {paid && (
        <Notice tone="good">
          <p className="wrap-anywhere">{copy.paidOn(paid)}</p>
        </Notice>
      )}
      {lines.length === 0 ? (
        <EmptyState picture="/pictures/empty/orders.svg" title={copy.empty} text={copy.emptyText} />
      ) : (
        <>
          <p className="text-stone">
            {copy.terms(terms)}
            {lines.some(({ kind }) => kind === 'correction') && ` ${copy.correctionsNote}`}
          </p>
          <StatementLines {...{ lines, totals }} {...(onRemove && { onRemove })} />
          <StatementSums statement={statement} />
        </>
      )}
    </div>
  );
}
