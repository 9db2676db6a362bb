import { indiaDay } from '@haldi/contract/kit/dates';
import type { Notification } from '@haldi/contract/notifications/schema';
import { pageAt } from '@haldi/contract/pages/page-at';
import { CalendarPlus, CalendarX2, type LucideIcon, MessageSquareHeart } from 'lucide-react';
import { recentTime } from '../lib/recent-time.ts';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/link.tsx';
import { notificationCopy as copy } from './copy.ts';

const looks: Record<Notification['kind'], { icon: LucideIcon; tone: string }> = {
  'new-order': { icon: CalendarPlus, tone: 'bg-haldi-100 text-haldi-800' },
  'order-cancelled': { icon: CalendarX2, tone: 'bg-brick-100 text-brick-700' },
  'new-review': { icon: MessageSquareHeart, tone: 'bg-leaf-100 text-leaf-700' },
};

const addressOf = ({ kind, orderId }: Notification): string =>
  kind === 'new-review' || orderId === undefined
    ? '/review'
    : pageAt('/admin/orders/:orderId', orderId);

type NotificationListProps = { notifications: readonly Notification[]; onFollow: () => void };

export function NotificationList({ notifications, onFollow }: NotificationListProps) {
  const today = indiaDay(new Date());
  return (
    <ul className="-mx-2 space-y-1">
      {notifications.map((notification) => {
        const { icon: Icon, tone } = looks[notification.kind];
        return (
          <li key={notification._id}>
            <Link
              to={addressOf(notification)}
              onClick={onFollow}
              className={cx(
                'flex items-start gap-3 rounded-field p-2 transition-colors hover:bg-haldi-100',
                notification.isUnread && 'bg-haldi-50',
              )}
            >
              <span
                className={cx(
                  'flex size-10 shrink-0 items-center justify-center rounded-full',
                  tone,
                )}
              >
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0 grow leading-snug">
                <span className={cx('block', notification.isUnread && 'font-semibold')}>
                  {copy.text(notification)}
                </span>
                <span className="text-sm text-stone">{recentTime(notification.at, today)}</span>
              </span>
              {notification.isUnread && (
                <span className="mt-1 rounded-full bg-rose-100 px-2 text-sm font-semibold text-plum-900">
                  {copy.unread}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
