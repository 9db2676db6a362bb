import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { Reduction } from '@haldi/contract/orders/order-amounts';
import { lineTotal } from '@haldi/contract/orders/service-line-totals';
import { Fragment, type ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { orderLabels } from './copy.ts';

type Line = { name: string; price: number; quantity: number };

type ServiceLinesProps<L extends Line> = {
  lines: readonly L[];
  keyOf: (line: L) => string;
  /** One line per service, with the unit price only above a quantity of one. */
  isShort?: boolean;
  actionOf?: (line: L) => ReactNode;
  label?: string;
  /** Must set the spacing. */
  className: string;
};

const unitPriceText = ({ price, quantity }: Line): string => `${formatRupees(price)} x ${quantity}`;

export function ServiceLineList<L extends Line>(props: ServiceLinesProps<L>) {
  const { lines, keyOf, isShort = false, actionOf, label, className } = props;
  return (
    <ul aria-label={label} className={className}>
      {lines.map((line) => (
        <li key={keyOf(line)} className="flex items-baseline gap-x-4">
          <span className="min-w-0 grow leading-snug wrap-anywhere">
            {line.name}{' '}
            {(!isShort || line.quantity > 1) && (
              <span
                className={cx(
                  'text-sm whitespace-nowrap text-stone tabular-nums',
                  !isShort && 'block',
                )}
              >
                {unitPriceText(line)}
              </span>
            )}
          </span>
          <span className="tabular-nums">{formatRupees(lineTotal(line))}</span>
          {actionOf?.(line)}
        </li>
      ))}
    </ul>
  );
}

type TotalsProps = {
  /** Absent for an empty cart. */
  visitingCharge?: number | undefined;
  chargeNote?: string | undefined;
  /** In paise. */
  total: number;
  /** What lowers the total. */
  reductions?: readonly Reduction[];
  /** Rows above: `dt` and `dd` */
  children?: ReactNode;
  className?: string;
};

export function OrderTotals(props: TotalsProps) {
  const { visitingCharge, chargeNote, total, reductions = [], children, className } = props;
  const price = reductions.reduce((rest, { amount }) => rest - amount, total);
  return (
    <dl className={cx('grid grid-cols-[1fr_auto] items-baseline gap-y-1 tabular-nums', className)}>
      {children}
      {visitingCharge !== undefined && (
        <>
          <dt className="text-stone">{orderLabels.visitingCharge}</dt>
          <dd className="text-right">{formatRupees(visitingCharge)}</dd>
          {chargeNote && <dd className="col-span-2 -mt-1 text-sm text-stone">{chargeNote}</dd>}
        </>
      )}
      <dt className="text-lg font-semibold">{orderLabels.total}</dt>
      <dd className="text-right font-display text-xl font-semibold">{formatPaise(total)}</dd>
      {reductions.map(({ id, label, amount }) => (
        <Fragment key={id}>
          <dt className="min-w-0 text-leaf-700 wrap-anywhere">{label}</dt>
          <dd className="text-right text-leaf-700">{formatPaise(-amount)}</dd>
        </Fragment>
      ))}
      {reductions.length > 0 && (
        <>
          <dt className="text-lg font-semibold">{orderLabels.toPay}</dt>
          <dd className="text-right font-display text-xl font-semibold">{formatPaise(price)}</dd>
        </>
      )}
    </dl>
  );
}

type TotalAmountProps = { total: number; isReduced?: boolean; className?: string };

export function TotalAmount({ total, isReduced = false, className }: TotalAmountProps) {
  return (
    <p className={cx('leading-tight', className)}>
      <span className="block text-sm text-stone">
        {isReduced ? orderLabels.toPay : orderLabels.total}
      </span>
      <span className="font-display text-xl font-semibold tabular-nums">{formatPaise(total)}</span>
    </p>
  );
}
