import * as z from 'zod/mini';
import { Address } from '../../accounts/addresses/address.ts';
import { VisitRecipient } from '../../accounts/addresses/visit-recipient.ts';
import { Day } from '../../kit/day-schema.ts';
import { Paise } from '../../kit/paise.ts';
import { Rupees } from '../../kit/rupees-schema.ts';
import { multiLineText, textLimits } from '../../kit/text-schemas.ts';
import { LedgerEntry } from '../../orders/payments/ledger.ts';
import { PastBeautician } from '../../orders/preferences/schema.ts';
import { Order } from '../../orders/schema.ts';
import { Rating } from '../../reviews/schema.ts';
import { UserStatus, UserSummary } from '../schema.ts';

export const maxFoundCustomers = 8;

export const FoundCustomer = z.strictObject({
  _id: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  address: z.string(),
  status: UserStatus,
  isPhoneVerified: z.boolean(),
  /** The day of the last completed visit; null: none. */
  lastVisit: z.nullable(Day),
  upcomingVisits: z.int(),
});
export type FoundCustomer = z.infer<typeof FoundCustomer>;

const addressKinds = ['account', 'saved', 'order'] as const;

export const CustomerAddress = z.extend(Address, {
  kind: z.enum(addressKinds),
  /** Empty unless the address is saved. */
  label: z.string(),
  /** Null: the customer lives there. */
  recipient: z.nullable(VisitRecipient),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

export const CustomerNoteText = multiLineText({ max: textLimits.reviewComment });

export const CustomerNote = z.strictObject({
  _id: z.string(),
  text: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerTotals = z.strictObject({
  completed: z.int(),
  /** Rupees of completed orders. */
  spent: z.int(),
  open: z.int(),
  cancelled: z.int(),
  noShows: z.int(),
  lateCancellations: z.int(),
  /** In addition to the order totals, without waived ones. */
  fees: Rupees,
  /** Due for completed and cancelled orders. */
  outstanding: Paise,
  lastVisit: z.nullable(Day),
});
export type CustomerTotals = z.infer<typeof CustomerTotals>;

export const Customer = z.strictObject({
  user: UserSummary,
  totals: CustomerTotals,
  /** The next visit first. */
  upcomingVisits: z.array(Order),
  /** With an amount due, to be returned or to verify; the latest visit first. */
  unsettledOrders: z.array(Order),
  /** Newest first. */
  recentPayments: z.array(z.extend(LedgerEntry, { _id: z.string(), orderId: z.int() })),
  /**
   * The account's address first, then saved addresses, then those of orders, the latest visit
   * first.
   */
  addresses: z.array(CustomerAddress),
  /** Beauticians who can be requested, the latest visit first. */
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
  /** Newest first. */
  notes: z.array(CustomerNote),
});
export type Customer = z.infer<typeof Customer>;

export const CustomerOrders = z.strictObject({
  /** Newest first. */
  orders: z.array(Order),
  /** Cursor of the next page; null: none. */
  next: z.nullable(z.string()),
});
export type CustomerOrders = z.infer<typeof CustomerOrders>;
