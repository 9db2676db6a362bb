import type { Cart } from '@haldi/contract/checkout/cart';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { CalendarPlus } from 'lucide-react';
import { formatDuration } from '../../lib/duration.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { cartCopy } from './copy.ts';

type SplitCartCardProps = {
  items: Cart;
  /** The first visit is no longer in the cart. */
  isAlone: boolean;
  onTake: () => void;
  className?: string | undefined;
};

export function SecondVisitCard({ items, isAlone, onTake, className }: SplitCartCardProps) {
  return (
    <section
      aria-label={cartCopy.secondVisit}
      className={cx('flex gap-3 rounded-card border border-sand bg-white px-4 py-3', className)}
    >
      <CalendarPlus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
      <div className="min-w-0 grow">
        <p className="leading-snug wrap-anywhere">
          <strong className="font-semibold">{cartCopy.secondVisit}:</strong> {cartCopy.lines(items)}
          <span className="text-stone tabular-nums">
            , {formatDuration(totalVisitMinutes(items))}
          </span>
        </p>
        <p className="mt-1 text-sm text-stone">
          {isAlone ? cartCopy.secondSaved : cartCopy.secondAfterFirst}
        </p>
        <Button look="secondary" size="small" className="mt-2" onClick={onTake}>
          {isAlone ? cartCopy.moveToCart : cartCopy.combine}
        </Button>
      </div>
    </section>
  );
}
