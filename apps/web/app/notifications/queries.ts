import {
  listNotifications,
  markNotificationsRead,
  readBadges,
} from '@haldi/contract/notifications/endpoints';
import type { Badges } from '@haldi/contract/notifications/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';

const badgesKey = ['admin', 'badges'];
const listKey = ['admin', 'notifications'];
const none: Badges = { pendingOrders: 0, unreadNotifications: 0 };

/** The figures in the side menu and on the bell; 0 until they are known. */
export const useBadges = (): Badges =>
  useQuery({ queryKey: badgesKey, queryFn: () => call(readBadges, {}) }).data ?? none;

export const useRefreshBadges = (): (() => void) => {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: badgesKey });
    void queries.invalidateQueries({ queryKey: listKey });
  };
};

export const useNotifications = (isWanted: boolean) =>
  useQuery({
    queryKey: listKey,
    queryFn: () => call(listNotifications, {}),
    enabled: isWanted,
    select: ({ notifications }) => notifications,
  });

/** The list keeps showing which ones were new until it is opened again. */
export const useMarkRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call(markNotificationsRead, { body: { until } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: badgesKey }),
    onError: (error) => console.error('The notifications were not marked as read', error),
  });
};
