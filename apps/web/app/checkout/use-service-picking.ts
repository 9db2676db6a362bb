import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cart, useCart } from './cart/cart-store.ts';
import { useCheckoutDraft } from './checkout-store.ts';

/**
 * The picker closes when the customer continues or selects a day or time; `below` stays at the same
 * position on the screen.
 */
export const useServicePicking = (below: string) => {
  const items = useCart();
  const { day, slot } = useCheckoutDraft();
  const [isPicking, setIsPicking] = useState(false);
  const seenAt = useRef<number>(undefined);
  const heightOf = (): number => document.getElementById(below)?.getBoundingClientRect().top ?? 0;
  const fold = (): void => {
    if (!isPicking) return;
    seenAt.current = heightOf();
    setIsPicking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart triggers it
  useEffect(() => {
    // Read from the store: during hydration every cart looks empty.
    if (cart.get().length === 0) setIsPicking(true);
  }, [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected day or time triggers it
  useEffect(() => {
    if (cart.get().length > 0) fold();
  }, [day, slot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing triggers it
  useLayoutEffect(() => {
    if (seenAt.current !== undefined)
      window.scrollBy({ top: heightOf() - seenAt.current, behavior: 'instant' });
    seenAt.current = undefined;
  }, [isPicking]);
  return {
    isPicking: isPicking || items.length === 0,
    pick: (): void => setIsPicking(true),
    fold,
  };
};
