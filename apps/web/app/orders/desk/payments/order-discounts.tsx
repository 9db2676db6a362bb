import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise, toPaise } from '@haldi/contract/kit/paise';
import { discountLabel } from '@haldi/contract/orders/discounts/discount-amount';
import type { StaffDiscount } from '@haldi/contract/orders/payments/schema';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { paymentsCopy as copy } from './copy.ts';

type DiscountProps = { discount: StaffDiscount; onRemove: () => void };

function Discount({ discount, onRemove }: DiscountProps) {
  const { worth, reason, givenBy, givenAt, removed } = discount;
  const label = discountLabel(discount);
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 py-2.5">
      <p
        className={cx(
          'flex w-full items-baseline justify-between gap-3 font-semibold',
          removed && 'text-stone line-through',
        )}
      >
        {label}
        <span className="tabular-nums">{formatPaise(-toPaise(worth))}</span>
      </p>
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <p className="text-stone tabular-nums">
          {copy.takenBy(formatIndiaDateTime(new Date(givenAt)), givenBy)}
        </p>
        <p>{reason}</p>
        {removed && (
          <p className="text-brick-700">
            {copy.discount.removedBy(formatIndiaDateTime(new Date(removed.at)), removed.by)}
          </p>
        )}
      </div>
      {!removed && (
        <Button
          look="secondary"
          size="small"
          aria-label={copy.actions.removeOf(`${label}, ${formatRupees(worth)}`)}
          onClick={onRemove}
        >
          {copy.actions.remove}
        </Button>
      )}
    </li>
  );
}

type OrderDiscountsProps = {
  discounts: readonly StaffDiscount[];
  onRemove: (discount: StaffDiscount) => void;
};

export function OrderDiscounts({ discounts, onRemove }: OrderDiscountsProps) {
  if (discounts.length === 0) return null;
  return (
    <ul aria-label={copy.discountList} className="divide-y divide-sand border-t border-sand">
      {discounts.map((discount) => (
        <Discount key={discount.id} discount={discount} onRemove={() => onRemove(discount)} />
      ))}
    </ul>
  );
}
