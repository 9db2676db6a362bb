import * as z from 'zod/mini';
import { Version } from '../kit/integer-schemas.ts';
import { OrderStatus } from './status.ts';

export const OrderEvent = z.strictObject({ version: Version });
export type OrderEvent = z.infer<typeof OrderEvent>;

export const AdminOrderEvent = z.strictObject({
  kind: z.enum(['order-placed', 'order-updated']),
  _id: z.string(),
  orderId: z.int(),
  status: OrderStatus,
  version: Version,
});
export type AdminOrderEvent = z.infer<typeof AdminOrderEvent>;

/**
 * Used on both streams. The browser reopens a stream that ends, so clients reload on every `open`
 * event in case they missed one.
 */
export const orderEventName = 'order';

/**
 * Without data. Something that the public wrote or sees has changed, such as a review or a price.
 */
export const contentEventName = 'content';

/** Without data. An alert was raised or resolved. */
export const alertEventName = 'alert';

/** Without data. The state of a message has changed. */
export const messageEventName = 'message';

/**
 * A stream without any event for `heartbeatTimeoutMs` counts as lost, even if the browser still
 * shows it as open.
 */
export const heartbeatEventName = 'pulse';
export const heartbeatMs = 5_000;
export const heartbeatTimeoutMs = 20_000;
