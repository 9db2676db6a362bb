import {
  type CheckoutDraft,
  emptyCheckoutDraft,
  parseCheckoutDraft,
} from '@haldi/contract/checkout/checkout-draft';
import type { RecipientDraft } from '@haldi/contract/checkout/recipient-draft';
import { generateOrderId } from '@haldi/contract/orders/order-id';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { session } from '../accounts/session-store.ts';
import { visitAddressDraft } from '../accounts/visit-address-draft-store.ts';
import { createStoredStore, useStore } from '../lib/store.ts';

const stored = createStoredStore<CheckoutDraft>({
  key: 'checkout',
  read: parseCheckoutDraft,
  write: (checkout) => JSON.stringify(checkout),
  // One attempt per tab; it survives a reload.
  getStorage: () => sessionStorage,
});

/** A draft of another user in this tab reads as empty. */
const ownOf = (draft: CheckoutDraft): CheckoutDraft =>
  draft.owner === null || draft.owner === session.userId() ? draft : emptyCheckoutDraft;

const update = (change: (draft: CheckoutDraft) => CheckoutDraft): void =>
  stored.update((draft) => change(ownOf(draft)));

type Finished = {
  /** A second visit follows: keep address and recipient. */
  hasNext: boolean;
  /** A design that was not part of the order. */
  design: CheckoutDraft['design'];
};

/**
 * The order number stays the same for all retries and changes until the outcome is known. That makes
 * a retry safe.
 */
export const checkout = {
  get: (): CheckoutDraft => ownOf(stored.get()),
  chooseDay: (day: string | null): void => update((now) => ({ ...now, day })),
  chooseSlot: (slot: Slot | null): void => update((now) => ({ ...now, slot })),
  requestBeautician: (askedFor: CheckoutDraft['askedFor']): void =>
    update((now) => ({ ...now, askedFor })),
  writeNote: (note: string): void => update((now) => ({ ...now, note })),
  chooseDesign: (design: CheckoutDraft['design']): void => update((now) => ({ ...now, design })),
  /** Null: the profile address or the entered one. */
  chooseSavedAddress: (saved: CheckoutDraft['saved']): void => update((now) => ({ ...now, saved })),
  visit: (recipient: RecipientDraft): void => update((now) => ({ ...now, recipient })),
  /** Binds the draft to the user, so that the next user of this tab does not see it. */
  bindToUser: (owner: string): void => {
    if (stored.get().owner !== owner) update((now) => ({ ...now, owner }));
  },
  orderIdFor: (userId: string, random: () => number = Math.random): number => {
    const { attempt } = checkout.get();
    if (attempt?.userId === userId) return attempt.orderId;
    const orderId = generateOrderId(random);
    update((now) => ({ ...now, attempt: { orderId, userId } }));
    return orderId;
  },
  /** The number belongs to another customer's order, so this order was not placed under it. */
  redraw: (): void => update((now) => ({ ...now, attempt: null })),
  finish: ({ hasNext, design }: Finished): void => {
    stored.update(({ owner, saved, recipient }) => ({
      ...emptyCheckoutDraft,
      ...(hasNext && { owner, design, saved, recipient }),
    }));
    if (!hasNext) visitAddressDraft.forget();
  },
};

export const useCheckoutDraft = (): CheckoutDraft => useStore(stored, ownOf);

export const useDraftRequestedBeautician = (): CheckoutDraft['askedFor'] =>
  useStore(stored, (draft) => ownOf(draft).askedFor);

export const useSelectedDesign = (): CheckoutDraft['design'] =>
  useStore(stored, (draft) => ownOf(draft).design);

export const useSelectedSavedAddress = (): CheckoutDraft['saved'] =>
  useStore(stored, (draft) => ownOf(draft).saved);

/** Day only, so that selecting a time does not re-render the calendar. */
export const useSelectedDay = (): string | null => useStore(stored, (draft) => ownOf(draft).day);
