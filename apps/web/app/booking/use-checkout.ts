import type { UserData } from '@haldi/contract/accounts/schema';
import type { CartChange } from '@haldi/contract/cart/cart-changes';
import { changesOf } from '@haldi/contract/cart/cart-changes';
import type { Order } from '@haldi/contract/orders/schema';
import { customerText, whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cart, closeCart } from '../cart/cart-store.ts';
import { openTab } from '../lib/open-tab.ts';
import { rememberOrder, sendOrder } from '../orders/queries.ts';
import { useSettings } from '../settings/queries.ts';
import { toast } from '../ui/toast.ts';
import type { Address } from './address.ts';
import { attemptOrder, type Outcome } from './attempt.ts';
import { closeCheckout } from './checkout-open-store.ts';
import { checkout } from './checkout-store.ts';
import { bookingCopy } from './copy.ts';
import { holdsOrder } from './holds-order.ts';

/** Why the order is not placed, for the customer to read and act on. */
export type Problem =
  | Extract<Outcome, { kind: 'exists' | 'refused' | 'lost' }>
  | { kind: 'changed'; changes: CartChange[] };

export type CheckoutControl = ReturnType<typeof useCheckout>;

/** Sends the order and does what follows; whatever goes wrong stays on the screen with everything. */
export const useCheckout = () => {
  const { whatsappNumber } = useSettings();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);

  const leave = (order: Order, state: object = {}): void => {
    checkout.finish();
    closeCheckout();
    closeCart();
    rememberOrder(queries, order);
    navigate(`/track-order/${order.userId}/${order.orderId}`, { state });
  };
  const celebrate = (order: Order): void => {
    cart.clear();
    toast.success(bookingCopy.placed);
    const isOpened = openTab(whatsappLink(whatsappNumber, customerText(order)));
    leave(order, { isWhatsappBlocked: !isOpened });
  };
  const tell = (outcome: Exclude<Outcome, { kind: 'placed' }>): void => {
    toast.error(bookingCopy.failed);
    setProblem(
      outcome.kind === 'changed'
        ? { kind: 'changed', changes: changesOf(cart.get(), outcome.mismatch) }
        : outcome,
    );
    void queries.invalidateQueries({ queryKey: ['slots'] });
    void queries.invalidateQueries({ queryKey: ['catalogue'] });
  };

  return {
    problem,
    isPlacing,
    forget: (): void => setProblem(null),
    place: async (customer: UserData, address: Address): Promise<void> => {
      const { day, slot } = checkout.get();
      if (isBusy.current || day === null || slot === null) return;
      isBusy.current = true;
      setIsPlacing(true);
      setProblem(null);
      const booking = { customer, address, items: cart.get(), day, slot };
      const outcome = await attemptOrder(booking, sendOrder);
      isBusy.current = false;
      setIsPlacing(false);
      if (outcome.kind === 'placed') celebrate(outcome.order);
      else tell(outcome);
    },
    /** Shows the order that stands. The cart goes only if it holds just what was ordered. */
    seeOrder: (order: Order): void => {
      if (holdsOrder(cart.get(), order)) cart.clear();
      leave(order);
    },
  };
};
