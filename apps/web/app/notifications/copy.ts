import { formatUnreadCount, type Notification } from '@haldi/contract/notifications/schema';

export const notificationCopy = {
  title: 'Notifications',
  open: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${formatUnreadCount(unread)} unread`,
  empty: 'No notifications yet',
  emptyHelp: 'New orders, cancelled orders and new reviews appear here.',
  failed: 'Notifications could not be loaded.',
  unread: 'New',
  text: ({ kind, username, orderId, rating }: Notification): string => {
    if (kind === 'new-review') return `${username} left a review of ${rating} out of 5`;
    if (kind === 'order-cancelled') return `Order #${orderId} of ${username} was cancelled`;
    return `New order #${orderId} from ${username}`;
  },
};
