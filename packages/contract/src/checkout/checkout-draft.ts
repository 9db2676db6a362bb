import * as z from 'zod/mini';
import { SavedAddress } from '../accounts/addresses/saved-address.ts';
import { OrderedDesign } from '../designs/ordered-design.ts';
import { BeauticianId } from '../kit/beautician-id.ts';
import { Day } from '../kit/day-schema.ts';
import { OrderId } from '../orders/order-id.ts';
import { Slot } from '../schedule/slot-schema.ts';
import { emptyRecipientDraft, RecipientDraft } from './recipient-draft.ts';

export const CheckoutDraft = z.object({
  day: z.nullable(Day),
  slot: z.nullable(Slot),
  /**
   * The requested beautician and the customer who requested them; null: any available beautician.
   */
  askedFor: z._default(
    z.nullable(z.object({ _id: BeauticianId, name: z.string(), userId: z.string() })),
    null,
  ),
  note: z._default(z.string(), ''),
  /** Sent with the order only if the cart contains mehndi. */
  design: z._default(z.nullable(OrderedDesign), null),
  /** Null: the address of the account, or a typed one. */
  saved: z._default(z.nullable(SavedAddress), null),
  recipient: z._default(RecipientDraft, emptyRecipientDraft),
  /**
   * The id of the customer who began it; null: an anonymous visitor, whose draft is kept after
   * logging in.
   */
  owner: z._default(z.nullable(z.string()), null),
  /** The order number of this attempt, which belongs to one customer. */
  attempt: z.nullable(z.object({ orderId: OrderId, userId: z.string() })),
});
export type CheckoutDraft = z.infer<typeof CheckoutDraft>;

export const emptyCheckoutDraft: CheckoutDraft = {
  day: null,
  slot: null,
  askedFor: null,
  note: '',
  design: null,
  saved: null,
  recipient: emptyRecipientDraft,
  owner: null,
  attempt: null,
};

/** Anything invalid becomes an empty checkout. */
export const parseCheckoutDraft = (saved: string | null): CheckoutDraft => {
  if (saved === null) return emptyCheckoutDraft;
  try {
    const parsed = CheckoutDraft.safeParse(JSON.parse(saved));
    return parsed.success ? parsed.data : emptyCheckoutDraft;
  } catch {
    return emptyCheckoutDraft;
  }
};
