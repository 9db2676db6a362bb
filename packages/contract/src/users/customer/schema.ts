import * as z from 'zod/mini';
import { Address } from '../../accounts/addresses/address.ts';
import { VisitRecipient } from '../../accounts/addresses/visit-recipient.ts';
import { Day } from '../../kit/day.ts';
import { Rupees } from '../../kit/rupees.ts';
import { multiLine, textLimits } from '../../kit/text.ts';
import { PastBeautician } from '../../orders/preferences/schema.ts';
import { Order } from '../../orders/schema.ts';
import { Rating } from '../../reviews/schema.ts';
import { UserStatus, UserSummary } from '../schema.ts';

/** How many customers a search shows: whoever is meant is among the first, or more is typed. */
export const maxFoundCustomers = 8;

/** Somebody who may be meant by what staff type while the phone rings. Text that is missing is empty. */
export const FoundCustomer = z.strictObject({
  _id: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  /** The address of the account in one line. */
  address: z.string(),
  status: UserStatus,
  /** Whether it is proven that the number is theirs. */
  isPhoneVerified: z.boolean(),
  /** The day of the last visit that was made; null: there was none. */
  lastVisit: z.nullable(Day),
});
export type FoundCustomer = z.infer<typeof FoundCustomer>;

const addressKinds = ['account', 'saved', 'order'] as const;

/** Where the salon has come or may come to a customer. */
export const CustomerAddress = z.extend(Address, {
  kind: z.enum(addressKinds),
  /** What she calls it; empty unless it is saved. */
  label: z.string(),
  /** Who lives there, where that is not the customer. */
  recipient: z.nullable(VisitRecipient),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

export const CustomerNoteText = multiLine({ max: textLimits.reviewComment });

/** What the salon has written down about a customer. */
export const CustomerNote = z.strictObject({
  _id: z.string(),
  text: z.string(),
  /** The name of whoever wrote it. */
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

/** What a customer's orders come to. */
export const CustomerTotals = z.strictObject({
  completed: z.int(),
  /** Rupees of completed orders. */
  spent: z.int(),
  open: z.int(),
  cancelled: z.int(),
  noShows: z.int(),
  lateCancellations: z.int(),
  /** Fees beside the totals of her orders. */
  fees: Rupees,
  lastVisit: z.nullable(Day),
});
export type CustomerTotals = z.infer<typeof CustomerTotals>;

/** Everything that staff see of one customer beside the list of her orders. */
export const Customer = z.strictObject({
  user: UserSummary,
  dealings: CustomerTotals,
  /** The next visit first. */
  ahead: z.array(Order),
  /** That of the account first, then those she saved, then those of her orders, the last visit first. */
  addresses: z.array(CustomerAddress),
  /** Who came before and can be asked for, the last visit first. */
  pastBeauticians: z.array(PastBeautician),
  review: z.nullable(
    z.strictObject({
      rating: Rating,
      comment: z.string(),
      createdAt: z.iso.datetime(),
      isHidden: z.boolean(),
    }),
  ),
  post: z.nullable(
    z.strictObject({
      _id: z.string(),
      title: z.string(),
      createdAt: z.iso.datetime(),
      isHidden: z.boolean(),
    }),
  ),
  /** The newest first. */
  notes: z.array(CustomerNote),
});
export type Customer = z.infer<typeof Customer>;

export const CustomerOrders = z.strictObject({
  /** The newest first. */
  orders: z.array(Order),
  /** Where the next page begins; null: there is none. */
  next: z.nullable(z.string()),
});
export type CustomerOrders = z.infer<typeof CustomerOrders>;
