import * as z from 'zod/mini';
import { SavedAddress } from '../accounts/addresses/saved-address.ts';
import { OrderedDesign } from '../designs/ordered-design.ts';
import { BeauticianId } from '../kit/beautician-id.ts';
import { Day } from '../kit/day.ts';
import { OrderId } from '../orders/order-id.ts';
import { Slot } from '../schedule/slot.ts';
import { noRecipient, RecipientDraft } from './recipient-draft.ts';

/** What a browser keeps of an attempt to order, besides the cart. */
export const Checkout = z.object({
  day: z.nullable(Day),
  slot: z.nullable(Slot),
  /** Who shall come, and who asked for her; null: whoever can. */
  askedFor: z._default(
    z.nullable(z.object({ _id: BeauticianId, name: z.string(), userId: z.string() })),
    null,
  ),
  /** What the beautician should know. */
  note: z._default(z.string(), ''),
  /** The mehndi design to draw; it goes with the order if that holds mehndi. */
  design: z._default(z.nullable(OrderedDesign), null),
  /** The saved address to which the visit goes; null: that of the account, or one that is typed. */
  saved: z._default(z.nullable(SavedAddress), null),
  /** Whether it is for somebody else. */
  visited: z._default(RecipientDraft, noRecipient),
  /** Whose draft it is once somebody is logged in; null: a visitor's, who may log in and go on. */
  owner: z._default(z.nullable(z.string()), null),
  /** The order's number, drawn for this attempt and for this customer. */
  attempt: z.nullable(z.object({ orderId: OrderId, userId: z.string() })),
});
export type Checkout = z.infer<typeof Checkout>;

export const emptyCheckout: Checkout = {
  day: null,
  slot: null,
  askedFor: null,
  note: '',
  design: null,
  saved: null,
  visited: noRecipient,
  owner: null,
  attempt: null,
};

/** What was saved; anything that is not ours reads as nothing begun. */
export const readCheckout = (saved: string | null): Checkout => {
  if (saved === null) return emptyCheckout;
  try {
    const parsed = Checkout.safeParse(JSON.parse(saved));
    return parsed.success ? parsed.data : emptyCheckout;
  } catch {
    return emptyCheckout;
  }
};
