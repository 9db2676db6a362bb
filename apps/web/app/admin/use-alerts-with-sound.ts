import type { AlertList } from '@haldi/contract/orders/desk/alerts/schema';
import { useEffect, useRef } from 'react';
import { useAlerts, useRefreshAlerts } from '../notifications/alerts/queries.ts';
import { useAdminEvents } from './admin-event-stream-store.ts';
import { playChime } from './desk-chime.ts';
import { isSoundOn } from './sound-store.ts';

const none: AlertList = { alerts: [], bursts: [] };

export const useAlertsWithSound = (): AlertList => {
  const alerts = useAlerts();
  const refresh = useRefreshAlerts();
  // A change of any order can change who is planned instead.
  const showsReplacement = alerts?.alerts.some(({ replacement }) => replacement !== null);
  useAdminEvents(({ kind }) => {
    if (kind === 'opened' || kind === 'alert' || (kind === 'order' && showsReplacement)) refresh();
  });
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!alerts) return;
    const ids = [...alerts.alerts, ...alerts.bursts].map(({ _id }) => _id);
    const isNews = ids.some((id) => known.current && !known.current.has(id));
    known.current = new Set(ids);
    if (isNews && isSoundOn()) void playChime();
  }, [alerts]);
  return alerts ?? none;
};
