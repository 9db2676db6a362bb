import { type Checkout, emptyCheckout, readCheckout } from '@haldi/contract/checkout/checkout';
import type { RecipientDraft } from '@haldi/contract/checkout/recipient-draft';
import { drawOrderId } from '@haldi/contract/orders/order-id';
import type { Slot } from '@haldi/contract/schedule/slots';
import { session } from '../accounts/session-store.ts';
import { visitAddressDraft } from '../accounts/visit-address-draft-store.ts';
import { createStoredStore, useStore } from '../lib/store.ts';

const stored = createStoredStore<Checkout>({
  key: 'checkout',
  read: readCheckout,
  write: (checkout) => JSON.stringify(checkout),
  // A tab is one attempt; it survives a reload of that tab.
  keeper: () => sessionStorage,
});

/** What somebody else began in this tab is nobody's business: it reads as nothing begun. */
const ownOf = (draft: Checkout): Checkout =>
  draft.owner === null || draft.owner === session.userId() ? draft : emptyCheckout;

const update = (change: (draft: Checkout) => Checkout): void =>
  stored.update((draft) => change(ownOf(draft)));

/** What was ordered, as far as it matters to what comes next. */
type Finished = {
  /** Another visit waits to be ordered: it goes to the same address and person. */
  hasNext: boolean;
  /** The mehndi design that has not gone with this order. */
  design: Checkout['design'];
};

/**
 * The attempt to order. Its number stays the same however often it is sent and whatever is changed
 * in between, until the outcome is known: that is what makes a retry safe.
 */
export const checkout = {
  get: (): Checkout => ownOf(stored.get()),
  chooseDay: (day: string | null): void => update((now) => ({ ...now, day })),
  chooseSlot: (slot: Slot | null): void => update((now) => ({ ...now, slot })),
  askFor: (askedFor: Checkout['askedFor']): void => update((now) => ({ ...now, askedFor })),
  writeNote: (note: string): void => update((now) => ({ ...now, note })),
  chooseDesign: (design: Checkout['design']): void => update((now) => ({ ...now, design })),
  /** To a saved address; null: to that of the account, or the one that is typed. */
  goToSaved: (saved: Checkout['saved']): void => update((now) => ({ ...now, saved })),
  visit: (recipient: RecipientDraft): void => update((now) => ({ ...now, recipient })),
  /** From now on it is hers: whoever logs in next in this tab does not see it. */
  claim: (owner: string): void => {
    if (stored.get().owner !== owner) update((now) => ({ ...now, owner }));
  },
  orderIdFor: (userId: string, random: () => number = Math.random): number => {
    const { attempt } = checkout.get();
    if (attempt?.userId === userId) return attempt.orderId;
    const orderId = drawOrderId(random);
    update((now) => ({ ...now, attempt: { orderId, userId } }));
    return orderId;
  },
  /** Somebody else's order bears the number, so ours cannot have been placed under it. */
  redraw: (): void => update((now) => ({ ...now, attempt: null })),
  finish: ({ hasNext, design }: Finished): void => {
    stored.update(({ owner, saved, recipient }) => ({
      ...emptyCheckout,
      ...(hasNext && { owner, design, saved, recipient }),
    }));
    if (!hasNext) visitAddressDraft.forget();
  },
};

export const useCheckoutDraft = (): Checkout => useStore(stored, ownOf);

export const useDraftBeautician = (): Checkout['askedFor'] =>
  useStore(stored, (draft) => ownOf(draft).askedFor);

export const useSelectedDesign = (): Checkout['design'] =>
  useStore(stored, (draft) => ownOf(draft).design);

/** The saved address to which the visit goes. */
export const useSelectedSavedAddress = (): Checkout['saved'] =>
  useStore(stored, (draft) => ownOf(draft).saved);

/** The day alone: choosing a time leaves the calendar as it is. */
export const useSelectedDay = (): string | null => useStore(stored, (draft) => ownOf(draft).day);
