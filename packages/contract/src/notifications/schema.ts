import * as z from 'zod/mini';

const notificationKinds = ['new-order', 'order-cancelled', 'new-review'] as const;

export const Notification = z.strictObject({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  /** The customer. */
  username: z.string(),
  /** Of an order's activity. */
  orderId: z.optional(z.int()),
  /** Of a review: 1 to 5. */
  rating: z.optional(z.int()),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationList = z.strictObject({
  /** Newest first. */
  notifications: z.array(Notification),
});

/** The figures beside the links of the side menu and on the bell. */
export const Badges = z.strictObject({
  pendingOrders: z.int(),
  /** Counted up to `maxCountedUnread`. */
  unreadNotifications: z.int(),
  /** Messages that wait for a person: to be sent by hand, failed, or perhaps sent. */
  messagesWaiting: z.int(),
});
export type Badges = z.infer<typeof Badges>;

export const maxCountedUnread = 100;

/** `99+` once nobody would count further. */
export const cappedCount = (count: number): string =>
  count < maxCountedUnread ? String(count) : `${maxCountedUnread - 1}+`;
