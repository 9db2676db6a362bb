import {
  listNotifications,
  markNotificationsRead,
  readBadges,
} from '@haldi/contract/notifications/endpoints';
import type { Badges } from '@haldi/contract/notifications/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../lib/call.ts';

const badgesKey = ['admin', 'badges'];
const listKey = ['admin', 'notifications'];
const none: Badges = { pendingOrders: 0, unreadNotifications: 0, messagesWaiting: 0 };

/** 0 until loaded. */
export const useBadgeCounts = (): Badges =>
  useQuery({ queryKey: badgesKey, queryFn: () => callEndpoint(readBadges, {}) }).data ?? none;

export const useRefreshNotifications = (): (() => void) => {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: badgesKey });
    void queries.invalidateQueries({ queryKey: listKey });
  };
};

export const useNotifications = (isWanted: boolean) =>
  useQuery({
    queryKey: listKey,
    queryFn: () => callEndpoint(listNotifications, {}),
    enabled: isWanted,
    select: ({ notifications }) => notifications,
  });

/** Syncs the other windows of this browser. */
const readChannel = 'notifications-read';

export const useSyncReadAcrossTabs = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(readChannel);
    channel.onmessage = () => void queries.invalidateQueries({ queryKey: badgesKey });
    return () => channel.close();
  }, [queries]);
};

const notifyOtherTabs = (): void => {
  const channel = new BroadcastChannel(readChannel);
  channel.postMessage('read');
  channel.close();
};

export const useMarkNotificationsRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => callEndpoint(markNotificationsRead, { body: { until } }),
    onSuccess: () => {
      notifyOtherTabs();
      return queries.invalidateQueries({ queryKey: badgesKey });
    },
    onError: (error) => console.error('The notifications were not marked as read', error),
  });
};
