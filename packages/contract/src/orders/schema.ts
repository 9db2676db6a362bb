import * as z from 'zod/mini';
import { adminCategories } from '../catalogue/default-categories.ts';
import { OrderedDesign } from '../designs/ordered-design.ts';
import { OrderDocument } from '../documents/document-content.ts';
import { Day } from '../kit/day-schema.ts';
import { Version } from '../kit/integer-schemas.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { Slot } from '../schedule/slot-schema.ts';
import { Terms } from './agreed-terms.ts';
import { Cancellation } from './cancellation.ts';
import { OrderDiscount } from './discounts/schema.ts';
import { Fee } from './fee.ts';
import { historyKinds } from './history-kind.ts';
import { OrderAddress } from './order-address.ts';
import { OrderId } from './order-id.ts';
import { LedgerEntry, UnverifiedPayment } from './payments/ledger.ts';
import { Recipient } from './recipient.ts';
import { OrderStatus } from './status.ts';
import { VisitProgressFields } from './work/visit-progress-fields.ts';

/** Shown as Unassigned. */
export const noBeautician = 'none';

export const OrderedService = z.strictObject({
  serviceId: z.string(),
  name: z.string(),
  price: Rupees,
  duration: z.int(),
  quantity: z.int(),
  category: z.enum(adminCategories),
});
export type OrderedService = z.infer<typeof OrderedService>;

export const TrackingEntry = z.strictObject({
  status: OrderStatus,
  kind: z.enum(historyKinds),
  message: z.string(),
  timestamp: z.iso.datetime(),
  beautician: z.optional(z.string()),
});
export type TrackingEntry = z.infer<typeof TrackingEntry>;

export const EarlierRevision = z.strictObject({
  services: z.array(OrderedService),
  total: Rupees,
  until: z.iso.datetime(),
});
export type EarlierRevision = z.infer<typeof EarlierRevision>;

export const Order = z.strictObject({
  _id: z.string(),
  orderId: OrderId,
  /** The order of which this is a free repeat visit. Null: none. */
  repeatOf: z.nullable(OrderId),
  /** Empty: the account was deleted. */
  userId: z.string(),
  username: z.string(),
  userPhone: z.string(),
  /** Null: the customer. */
  recipient: z.nullable(Recipient),
  services: z.array(OrderedService),
  visitingCharge: Rupees,
  total: Rupees,
  /** Not subtracted from `total`. Oldest first. */
  discounts: z.array(OrderDiscount),
  /** Not included in `total`. */
  fees: z.array(Fee),
  /** Oldest first, without reversed ones. */
  payments: z.array(LedgerEntry),
  /** Null: the customer sent no UPI reference, or it was checked. */
  unverifiedPayment: z.nullable(UnverifiedPayment),
  terms: Terms,
  /** Until when the agreed advance can be paid. Null: none, or waived. */
  advanceUntil: z.nullable(z.iso.datetime()),
  appointmentDate: Day,
  appointmentSlot: Slot,
  address: OrderAddress,
  status: OrderStatus,
  progress: VisitProgressFields,
  /** Null: not cancelled. */
  cancellation: z.nullable(Cancellation),
  beautician: z.string(),
  /** Name of the requested beautician. Null: any available beautician. */
  askedFor: z.nullable(z.string()),
  note: z.string(),
  design: z.nullable(OrderedDesign),
  /** Newest first. */
  trackingHistory: z.array(TrackingEntry),
  earlier: z.array(EarlierRevision),
  /** The secret of the order link. Null: none. */
  link: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Increases with every update. Send it back to detect concurrent changes. */
  version: Version,
});
export type Order = z.infer<typeof Order>;

export const BeauticianProfile = z.strictObject({
  about: z.string(),
  picture: z.nullable(z.string()),
  /** Names; empty: all services. */
  skills: z.array(z.string()),
  visits: z.int(),
  /** Average rating by customers visited, one decimal. Null: none yet. */
  rating: z.nullable(z.number()),
});
export type BeauticianProfile = z.infer<typeof BeauticianProfile>;

export const TrackedOrder = z.extend(Order, {
  /** Null: unassigned or a freelancer. */
  beauticianProfile: z.nullable(BeauticianProfile),
  /** Null: not required, or not shown yet. */
  startCode: z.nullable(z.string()),
  /** Bills, vouchers and credit notes, oldest first. */
  documents: z.array(OrderDocument),
  /** Versions of the agreed texts. Null: booked by phone, or before texts were recorded. */
  agreed: z.optional(
    z.strictObject({ terms: z.nullable(z.string()), refunds: z.nullable(z.string()) }),
  ),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;
