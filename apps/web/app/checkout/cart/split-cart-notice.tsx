import type { Cart } from '@haldi/contract/checkout/cart';
import { totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { CartBookingProblemNotice } from './cart-booking-problem-notice.tsx';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { moveSecondVisitToCart, useSecondVisitCart } from './split-cart-store.ts';
import { useCartBookingProblem } from './use-cart-booking-problem.ts';
import { useServiceChangesInCart } from './use-service-changes-in-cart.ts';

/** Moves focus to the notice when the pressed button disappears. */
const useFocusAfter = () => {
  const place = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) place.current?.focus();
  }, [presses]);
  const then = (change: () => void): void => {
    change();
    setPresses((count) => count + 1);
  };
  return { place, then };
};

type SplitCartCardProps = {
  items: Cart;
  /** The first visit is no longer in the cart. */
  isAlone: boolean;
  onTake: () => void;
  className?: string | undefined;
};

function SecondVisitCard({ items, isAlone, onTake, className }: SplitCartCardProps) {
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

export default function SplitCartNotice({ className }: { className?: string }) {
  const items = useCart();
  const second = useSecondVisitCart();
  const problem = useCartBookingProblem();
  // Services that are no longer offered are removed first.
  const hasChanges = useServiceChangesInCart().length > 0;
  const { place, then } = useFocusAfter();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div role="status">
        {problem && !hasChanges && items.length > 0 && (
          <CartBookingProblemNotice problem={problem} then={then} className={className} />
        )}
      </div>
      {second.length > 0 && (
        <SecondVisitCard
          items={second}
          isAlone={items.length === 0}
          onTake={() => then(moveSecondVisitToCart)}
          className={className}
        />
      )}
    </div>
  );
}
