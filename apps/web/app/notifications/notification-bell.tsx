import { shortCount } from '@haldi/contract/notifications/schema';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailed } from '../ui/fetch-states.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { notificationCopy as copy } from './copy.ts';
import { NotificationList } from './notification-list.tsx';
import { useMarkRead, useNotifications } from './queries.ts';

function PanelContent({ onFollow }: { onFollow: () => void }) {
  const { data, isError, refetch } = useNotifications(true);
  const { mutate: markRead } = useMarkRead();
  const newest = data?.[0];
  useEffect(() => {
    if (newest) markRead(newest.at);
  }, [newest, markRead]);
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
  return <NotificationList notifications={data} onFollow={onFollow} />;
}

type NotificationBellProps = { unread: number; className?: string };

/** The bell with its badge; a press opens the list and marks it as read. */
export function NotificationBell({ unread, className = '' }: NotificationBellProps) {
  const [isOpen, setIsOpen] = useState(false);
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
            className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-rose-100 px-1 text-center text-xs leading-5 font-semibold text-plum-950 tabular-nums ring-2 ring-plum-900"
          >
            {shortCount(unread)}
          </span>
        )}
      </IconButton>
      <SidePanel open={isOpen} onClose={close} title={copy.title}>
        {isOpen && <PanelContent onFollow={close} />}
      </SidePanel>
    </>
  );
}
