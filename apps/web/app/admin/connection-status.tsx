import { Radio, RefreshCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import { type ConnectionState, shouldAnnounce } from './connection-state.ts';
import { adminCopy } from './copy.ts';

const marks = {
  live: { icon: Radio, tone: 'text-haldi-200', motion: '' },
  reconnecting: { icon: RefreshCw, tone: 'text-haldi-300', motion: 'motion-safe:animate-spin' },
  offline: { icon: WifiOff, tone: 'font-semibold text-rose-100', motion: '' },
};

type ConnectionSignProps = { sign: ConnectionState | null; className?: string };

export function ConnectionStatus({ sign, className }: ConnectionSignProps) {
  if (!sign) return null;
  const { icon: Icon, tone, motion } = marks[sign];
  return (
    <p
      data-connection={sign}
      className={cx('flex items-center gap-1.5 text-sm whitespace-nowrap', tone, className)}
    >
      <Icon aria-hidden="true" className={cx('size-4 shrink-0', motion)} />
      {adminCopy.connection[sign]}
    </p>
  );
}

export function ConnectionAnnouncer({ sign }: { sign: ConnectionState | null }) {
  const [known, setKnown] = useState<{
    sign: ConnectionState | null;
    news: ConnectionState | null;
  }>({
    sign: null,
    news: null,
  });
  if (sign !== known.sign)
    setKnown({ sign, news: shouldAnnounce(known.sign, sign) ? sign : known.news });
  return (
    <p role="status" className="sr-only">
      {known.news && adminCopy.connectionNews[known.news]}
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
