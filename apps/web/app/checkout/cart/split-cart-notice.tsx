import { useEffect, useRef, useState } from 'react';
import { CartBookingProblemNotice } from './cart-booking-problem-notice.tsx';
import { useCart } from './cart-store.ts';
import { SecondVisitCard } from './second-visit-card.tsx';
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
