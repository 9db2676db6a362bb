import { Radio, RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import { type ConnectionState, shouldAnnounceConnection } from './connection-state.ts';
import { adminCopy } from './copy.ts';

const stateStyles = {
  live: { icon: Radio, tone: 'text-haldi-200', motion: '' },
  reconnecting: { icon: RefreshCw, tone: 'text-haldi-300', motion: 'motion-safe:animate-spin' },
  offline: { icon: WifiOff, tone: 'font-semibold text-rose-100', motion: '' },
};

type ConnectionStatusProps = { connection: ConnectionState | null; className?: string };

export function ConnectionStatus({ connection, className }: ConnectionStatusProps) {
  if (!connection) return null;
  const { icon: Icon, tone, motion } = stateStyles[connection];
  return (
    <p
      data-connection={connection}
      className={cx('flex items-center gap-1.5 text-sm whitespace-nowrap', tone, className)}
    >
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', motion)} />
      {adminCopy.connection[connection]}
    </p>
  );
}

export function ConnectionAnnouncer({ connection }: { connection: ConnectionState | null }) {
  const [known, setKnown] = useState<{
    connection: ConnectionState | null;
    announced: ConnectionState | null;
  }>({
    connection: null,
    announced: null,
  });
  if (connection !== known.connection)
    setKnown({
      connection,
      announced: shouldAnnounceConnection(known.connection, connection)
        ? connection
        : known.announced,
    });
  return (
    <p role="status" className="sr-only">
      {known.announced && adminCopy.connectionAnnouncements[known.announced]}
    </p>
  );
}

export function ConnectionLostNotice() {
  return (
    <Notice tone="info" className="mb-5">
      <p className="font-semibold">{adminCopy.staleTitle}</p>
      <p>{adminCopy.staleText}</p>
    </Notice>
  );
}
