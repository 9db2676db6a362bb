import * as z from 'zod/mini';
import { Version } from '../kit/integer.ts';
import { OrderStatus } from './status.ts';

/** Sent on an order's stream whenever it changed; the page then reads the order again. */
export const OrderEvent = z.strictObject({ version: Version });
export type OrderEvent = z.infer<typeof OrderEvent>;

/** Sent to admins for every order that is placed or changed. */
export const AdminOrderEvent = z.strictObject({
  kind: z.enum(['order-placed', 'order-updated']),
  _id: z.string(),
  orderId: z.int(),
  status: OrderStatus,
  version: Version,
});
export type AdminOrderEvent = z.infer<typeof AdminOrderEvent>;

/**
 * The name of the events above on both streams. A stream may end at any time and is opened again by
 * the browser: whoever listens reads afresh on every `open`, since something may have been missed.
 */
export const orderEventName = 'order';

/** Sent to admins, without anything in it, when what the public wrote or sees has changed: a review, a price. */
export const contentEventName = 'content';

/** Sent to admins, without anything in it, when a beautician needs them or no longer does. */
export const alertEventName = 'alert';

/** Sent to admins, without anything in it, when a message has come further. */
export const messageEventName = 'message';

/**
 * Sent to admins every few seconds, while they still are: a stream that says nothing for longer than
 * `pulseLostMs` is no longer there, whatever the browser believes.
 */
export const heartbeatEventName = 'pulse';
export const heartbeatMs = 5_000;
export const heartbeatTimeoutMs = 20_000;
