import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cart, useCart } from './cart/cart-store.ts';
import { useCheckoutDraft } from './checkout-store.ts';

/**
 * The picker closes when the customer continues or selects a day or time; `below` stays at the same
 * position on the screen.
 */
export const useServicePickerState = (below: string) => {
  const items = useCart();
  const { day, slot } = useCheckoutDraft();
  const [isPicking, setIsPicking] = useState(false);
  const topBefore = useRef<number>(undefined);
  const topOf = (): number => document.getElementById(below)?.getBoundingClientRect().top ?? 0;
  const closePicker = (): void => {
    if (!isPicking) return;
    topBefore.current = topOf();
    setIsPicking(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cart triggers it
  useEffect(() => {
    // Read from the store: during hydration every cart looks empty.
    if (cart.get().length === 0) setIsPicking(true);
  }, [items]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected day or time triggers it
  useEffect(() => {
    if (cart.get().length > 0) closePicker();
  }, [day, slot]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing triggers it
  useLayoutEffect(() => {
    if (topBefore.current !== undefined)
      window.scrollBy({ top: topOf() - topBefore.current, behavior: 'instant' });
    topBefore.current = undefined;
  }, [isPicking]);
  return {
    isPicking: isPicking || items.length === 0,
    openPicker: (): void => setIsPicking(true),
    closePicker,
  };
};
