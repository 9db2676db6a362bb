import type { Alert } from '@haldi/contract/orders/desk/alerts/schema';
import { useEffect, useRef } from 'react';
import { useAlerts, useRefreshAlerts } from '../notifications/alerts/queries.ts';
import { chime } from './chime.ts';
import { useAdminEvents } from './events-store.ts';
import { isSoundOn } from './sound-store.ts';

const none: readonly Alert[] = [];

/** What beauticians need the salon for, as it happens; a new one is heard. */
export const useDeskAlerts = (): readonly Alert[] => {
  const alerts = useAlerts();
  const refresh = useRefreshAlerts();
  useAdminEvents(({ kind }) => {
    if (kind === 'opened' || kind === 'alert') refresh();
  });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!alerts) return;
    const isNews = alerts.some(({ _id }) => known.current && !known.current.has(_id));
    known.current = new Set(alerts.map(({ _id }) => _id));
    if (isNews && isSoundOn()) void chime();
  }, [alerts]);
  return alerts ?? none;
};
