import { formatUnreadCount } from '@haldi/contract/notifications/schema';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadFailed } from '../ui/loading-and-load-failed.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { notificationCopy as copy } from './copy.ts';
import { NotificationList } from './notification-list.tsx';
import { useMarkNotificationsRead, useNotifications, useSyncReadAcrossTabs } from './queries.ts';

function PanelContent({ onFollow }: { onFollow: () => void }) {
  const { data, isError, refetch } = useNotifications(true);
  const { mutate: markRead } = useMarkNotificationsRead();
  // The newest notification that was visible; older ones count as seen.
  const newestSeen = useRef('');
  const [wereNew, setWereNew] = useState<ReadonlySet<string>>(new Set());
  // New entries stay marked until the list is opened again.
  const arrived = data?.filter(({ _id, isUnread }) => isUnread && !wereNew.has(_id)) ?? [];
  if (arrived.length > 0) setWereNew(new Set([...wereNew, ...arrived.map(({ _id }) => _id)]));
  const see = (at: string): void => {
    if (at <= newestSeen.current) return;
    newestSeen.current = at;
    markRead(at);
  };
  if (isError && !data) return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  if (!data) return [1, 2, 3, 4].map((place) => <Skeleton key={place} className="mb-2 h-14" />);
  if (data.length === 0) {
    return (
      <EmptyState
        picture="/pictures/empty/notifications.svg"
        title={copy.empty}
        text={copy.emptyHelp}
      />
    );
  }
  const shown = data.map((one) => ({ ...one, isUnread: wereNew.has(one._id) }));
  return <NotificationList notifications={shown} onSeen={see} onFollow={onFollow} />;
}

type NotificationBellProps = { unread: number; className?: string };

export function NotificationBell({ unread, className = '' }: NotificationBellProps) {
  const [isOpen, setIsOpen] = useState(false);
  useSyncReadAcrossTabs();
  const close = (): void => setIsOpen(false);
  return (
    <>
      <IconButton
        label={copy.open(unread)}
        aria-haspopup="dialog"
        className={cx('relative', className)}
        onClick={() => setIsOpen(true)}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 min-w-5 rounded-full bg-rose-100 px-1 text-center text-xs leading-5 font-semibold text-plum-950 tabular-nums ring-2 ring-plum-900"
          >
            {formatUnreadCount(unread)}
          </span>
        )}
      </IconButton>
      <SidePanel open={isOpen} onClose={close} title={copy.title}>
        {isOpen && <PanelContent onFollow={close} />}
      </SidePanel>
    </>
  );
}
