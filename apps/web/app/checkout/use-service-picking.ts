import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cart, useCart } from './cart/cart-store.ts';
import { useCheckoutDraft } from './checkout-store.ts';

/**
 * Whether services are being picked, or folded into what is chosen. Several can be picked at ease: it
 * folds when somebody says so or goes on to the day, and `below`, what comes next, stays where it is.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart is what triggers it
  useEffect(() => {
    // Asked for itself: while the page is hydrated every cart looks empty.
    if (cart.get().length === 0) setIsPicking(true);
  }, [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a day or a time that was chosen triggers it
  useEffect(() => {
    if (cart.get().length > 0) fold();
  }, [day, slot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: folding triggers it
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
