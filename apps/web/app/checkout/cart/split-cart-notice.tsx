import { useEffect, useRef, useState } from 'react';
import { CartProblemNotice } from './cart-problem-notice.tsx';
import { useCart } from './cart-store.ts';
import { SplitCartCard } from './split-cart-card.tsx';
import { moveSecondVisitToCart, useSecondVisitCart } from './split-cart-store.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartProblem } from './use-cart-problem.ts';

/** Keeps the keyboard where something was pressed that is gone by now. */
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

/** What one visit cannot do of the cart and what can be done about it; what waits for a second. */
export default function SplitCartNotice({ className }: { className?: string }) {
  const items = useCart();
  const second = useSecondVisitCart();
  const problem = useCartProblem();
  // What is gone leaves first: it is no part of any visit.
  const hasChanges = useCartChanges().length > 0;
  const { place, then } = useFocusAfter();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <div role="status">
        {problem && !hasChanges && items.length > 0 && (
          <CartProblemNotice problem={problem} then={then} className={className} />
        )}
      </div>
      {second.length > 0 && (
        <SplitCartCard
          items={second}
          isAlone={items.length === 0}
          onTake={() => then(moveSecondVisitToCart)}
          className={className}
        />
      )}
    </div>
  );
}
