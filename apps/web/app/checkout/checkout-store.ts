import { type Checkout, emptyCheckout, readCheckout } from '@haldi/contract/checkout/checkout';
import { drawOrderId } from '@haldi/contract/orders/order-id';
import type { Slot } from '@haldi/contract/schedule/slots';
import { givenAddress } from '../accounts/given-address-store.ts';
import { createStoredStore, useStore } from '../lib/store.ts';

const stored = createStoredStore<Checkout>({
  key: 'checkout',
  read: readCheckout,
  write: (checkout) => JSON.stringify(checkout),
  // A tab is one attempt; it survives a reload of that tab.
  keeper: () => sessionStorage,
});

/**
 * The attempt to order. Its number stays the same however often it is sent and whatever is changed
 * in between, until the outcome is known: that is what makes a retry safe.
 */
export const checkout = {
  get: stored.get,
  chooseDay: (day: string | null): void => stored.update((now) => ({ ...now, day })),
  chooseSlot: (slot: Slot | null): void => stored.update((now) => ({ ...now, slot })),
  askFor: (askedFor: Checkout['askedFor']): void => stored.update((now) => ({ ...now, askedFor })),
  writeNote: (note: string): void => stored.update((now) => ({ ...now, note })),
  chooseDesign: (design: Checkout['design']): void => stored.update((now) => ({ ...now, design })),
  orderIdFor: (userId: string, random: () => number = Math.random): number => {
    const { attempt } = stored.get();
    if (attempt?.userId === userId) return attempt.orderId;
    const orderId = drawOrderId(random);
    stored.update((now) => ({ ...now, attempt: { orderId, userId } }));
    return orderId;
  },
  /** Somebody else's order bears the number, so ours cannot have been placed under it. */
  redraw: (): void => stored.update((now) => ({ ...now, attempt: null })),
  finish: (): void => {
    stored.update(() => emptyCheckout);
    givenAddress.forget();
  },
};

export const useCheckoutDraft = (): Checkout => useStore(stored);

export const useChosenBeautician = (): Checkout['askedFor'] =>
  useStore(stored, ({ askedFor }) => askedFor);

export const useChosenDesign = (): Checkout['design'] => useStore(stored, ({ design }) => design);

/** The day alone: choosing a time leaves the calendar as it is. */
export const useChosenDay = (): string | null => useStore(stored, ({ day }) => day);
