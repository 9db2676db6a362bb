import { useEffect, useRef, useState } from 'react';
import { CartProblemNotice } from './cart-problem-notice.tsx';
import { useCart } from './cart-store.ts';
import { SplitCartCard } from './split-cart-card.tsx';
import { moveSecondVisitToCart, useSecondVisitCart } from './split-cart-store.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartProblem } from './use-cart-problem.ts';

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
  const problem = useCartProblem();
  // Services that are no longer offered are removed first.
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
