import { issuePasswordLink } from '@haldi/contract/accounts/passwords/endpoints';
import * as calls from '@haldi/contract/users/endpoints';
import type { NewUser, UserStatus } from '@haldi/contract/users/schema';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { download } from '../lib/download.ts';

const key = ['admin', 'users'];
const pageSize = 24;

const searchOf = (search: string) => (search.trim() === '' ? {} : { search: search.trim() });

export const useUsers = (search: string) =>
  useInfiniteQuery({
    queryKey: [...key, 'list', search.trim()],
    queryFn: ({ pageParam }) =>
      call(calls.listUsers, {
        query: {
          ...searchOf(search),
          limit: String(pageSize),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });

export const useUserStats = () =>
  useQuery({ queryKey: [...key, 'stats'], queryFn: () => call(calls.readUserStats, {}) });

export const exportUsers = (search: string): Promise<void> =>
  download(calls.exportUsers, { query: searchOf(search) });

const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useAddUser = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewUser) => call(calls.addUser, { body }),
    onSuccess: refresh,
  });
};

export const useSetUserStatus = (userId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { status: UserStatus; hideContent: boolean }) =>
      call(calls.setUserStatus, { params: { userId }, body }),
    onSuccess: refresh,
  });
};

export const useEndSessions = (userId: string) =>
  useMutation({ mutationFn: () => call(calls.endUserSessions, { params: { userId } }) });

export const useIssuePasswordLink = (userId: string) =>
  useMutation({ mutationFn: () => call(issuePasswordLink, { params: { userId } }) });
