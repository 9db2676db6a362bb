import * as z from 'zod/mini';

const notificationKinds = ['new-order', 'order-cancelled', 'new-review'] as const;

export const Notification = z.strictObject({
  _id: z.string(),
  kind: z.enum(notificationKinds),
  username: z.string(),
  /** For orders only. */
  orderId: z.optional(z.int()),
  /** For reviews only: 1 to 5. */
  rating: z.optional(z.int()),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationList = z.strictObject({
  /** Newest first. */
  notifications: z.array(Notification),
});

export const Badges = z.strictObject({
  pendingOrders: z.int(),
  /** Counted up to `maxCountedUnread`. */
  unreadNotifications: z.int(),
  /** Messages to send manually, failed ones, and those that may have been sent. */
  messagesWaiting: z.int(),
});
export type Badges = z.infer<typeof Badges>;

export const maxCountedUnread = 1000;

export const formatUnreadCount = (count: number): string =>
  count < maxCountedUnread ? String(count) : `${maxCountedUnread - 1}+`;
