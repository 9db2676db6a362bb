import * as z from 'zod/mini';
import { adminCategories } from '../catalogue/categories.ts';
import { OrderedDesign } from '../designs/ordered-design.ts';
import { Day } from '../kit/day.ts';
import { Version } from '../kit/integer.ts';
import { Rupees } from '../kit/rupees.ts';
import { Slot } from '../schedule/slot.ts';
import { Terms } from './agreed-terms.ts';
import { Cancellation } from './cancellation.ts';
import { Fee } from './fee.ts';
import { historyKinds } from './history-kind.ts';
import { OrderAddress } from './order-address.ts';
import { OrderId } from './order-id.ts';
import { Recipient } from './recipient.ts';
import { OrderStatus } from './status.ts';
import { Progress } from './work/progress-fields.ts';

/** Nobody is assigned yet; shown as Unassigned. */
export const noBeautician = 'none';

export const OrderedService = z.strictObject({
  serviceId: z.string(),
  name: z.string(),
  price: Rupees,
  /** Minutes, of one. */
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

/** What an order was before its services were changed. */
export const EarlierRevision = z.strictObject({
  services: z.array(OrderedService),
  total: Rupees,
  /** When it was changed. */
  until: z.iso.datetime(),
});
export type EarlierRevision = z.infer<typeof EarlierRevision>;

export const Order = z.strictObject({
  _id: z.string(),
  orderId: OrderId,
  /** Empty once the customer has deleted the account. */
  userId: z.string(),
  username: z.string(),
  userPhone: z.string(),
  /** To whom the beautician comes; null: to the customer. */
  visited: z.nullable(Recipient),
  services: z.array(OrderedService),
  visitingCharge: Rupees,
  total: Rupees,
  /** Lines of their own: `total` never changes by them. */
  fees: z.array(Fee),
  /** Frozen when it was placed. */
  terms: Terms,
  appointmentDate: Day,
  appointmentSlot: Slot,
  address: OrderAddress,
  status: OrderStatus,
  /** How far it has come on its day. */
  progress: Progress,
  /** How it came to be cancelled; null: it is not. */
  cancellation: z.nullable(Cancellation),
  beautician: z.string(),
  /** The name of the one whom the customer asked for; null: whoever can come. */
  askedFor: z.nullable(z.string()),
  /** What the beautician should know, in the customer's words; empty: nothing. */
  note: z.string(),
  /** The mehndi design that she chose. */
  design: z.nullable(OrderedDesign),
  /** Newest first. */
  trackingHistory: z.array(TrackingEntry),
  /** What was sold before its services were changed, the first standing first. */
  earlier: z.array(EarlierRevision),
  /** The secret of its own link; null: there is none. */
  link: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Grows by one with every update; send it back to be told of a change in between. */
  version: Version,
});
export type Order = z.infer<typeof Order>;

/** What a customer reads about whoever comes to her. */
export const BeauticianProfile = z.strictObject({
  about: z.string(),
  picture: z.nullable(z.string()),
  /** What she does, by name; empty: everything. */
  skills: z.array(z.string()),
  /** How many visits she has made. */
  visits: z.int(),
  /** The mean of the stars that customers gave whom she visited, to one digit; null: none yet. */
  rating: z.nullable(z.number()),
});
export type BeauticianProfile = z.infer<typeof BeauticianProfile>;

/** An order as its customer follows it. */
export const TrackedOrder = z.extend(Order, {
  /** Who comes; null: nobody of the roster is assigned. */
  beauticianProfile: z.nullable(BeauticianProfile),
  /** What the customer tells her at the door; null: it is not asked for, or not yet. */
  startCode: z.nullable(z.string()),
  /** The texts that were agreed to with it, by their version; null: staff booked it, or before texts were kept. */
  agreed: z.optional(
    z.strictObject({ terms: z.nullable(z.string()), refunds: z.nullable(z.string()) }),
  ),
});
export type TrackedOrder = z.infer<typeof TrackedOrder>;
