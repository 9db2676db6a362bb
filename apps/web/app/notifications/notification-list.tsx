import { indiaDay } from '@haldi/contract/kit/dates';
import type { Notification } from '@haldi/contract/notifications/schema';
import { buildPagePath } from '@haldi/contract/pages/page-path';
import { CalendarPlus, CalendarX2, type LucideIcon, MessageSquareHeart } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { formatRecentTime } from '../lib/recent-time.ts';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { notificationCopy as copy } from './copy.ts';

const looks: Record<Notification['kind'], { icon: LucideIcon; tone: string }> = {
  'new-order': { icon: CalendarPlus, tone: 'bg-haldi-100 text-haldi-800' },
  'order-cancelled': { icon: CalendarX2, tone: 'bg-brick-100 text-brick-700' },
  'new-review': { icon: MessageSquareHeart, tone: 'bg-leaf-100 text-leaf-700' },
};

const linkOf = ({ kind, orderId }: Notification): string =>
  kind === 'new-review' || orderId === undefined
    ? '/admin/moderation'
    : buildPagePath('/admin/orders/:orderId', orderId);

type NotificationListProps = {
  notifications: readonly Notification[];
  onSeen: (at: string) => void;
  onFollow: () => void;
};

/** Only in a window that is in front. */
const useVisibleEntries = (onSeen: (at: string) => void) => {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  return useCallback((entry: HTMLElement | null) => {
    if (!entry) return undefined;
    let isInSight = false;
    const tell = (): void => {
      if (isInSight && !document.hidden) latest.current(entry.dataset.at ?? '');
    };
    const watch = new IntersectionObserver(([now]) => {
      isInSight = now?.isIntersecting ?? false;
      tell();
    });
    watch.observe(entry);
    document.addEventListener('visibilitychange', tell);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, []);
};

export function NotificationList({ notifications, onSeen, onFollow }: NotificationListProps) {
  const today = indiaDay(new Date());
  const seen = useVisibleEntries(onSeen);
  return (
    <ul className="-mx-2 space-y-1">
      {notifications.map((notification) => {
        const { icon: Icon, tone } = looks[notification.kind];
        return (
          <li key={notification._id} ref={seen} data-at={notification.at}>
            <Link
              to={linkOf(notification)}
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
                <span className="text-sm text-stone">
                  {formatRecentTime(notification.at, today)}
                </span>
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
