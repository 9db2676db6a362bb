import { issuePasswordLink } from '@haldi/contract/accounts/passwords/endpoints';
import { maxListPageSize } from '@haldi/contract/kit/list-parameters';
import * as calls from '@haldi/contract/users/endpoints';
import type { NewUser, UserList, UserStatus } from '@haldi/contract/users/schema';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { download } from '../lib/download.ts';

const key = ['admin', 'users'];
export const userPageSize = 24;

const searchOf = (search: string) => (search === '' ? {} : { search });

/** What is not cached yet starts with as many users as were shown before the page was reloaded. */
export const useUsers = (search: string, shownBefore: number) => {
  const queries = useQueryClient();
  const queryKey = [...key, 'list', search];
  const firstLimit = (): number => {
    const known = queries.getQueryData<InfiniteData<UserList>>(queryKey)?.pages[0];
    const wanted = known ? known.users.length : shownBefore;
    return Math.min(maxListPageSize, Math.max(userPageSize, wanted));
  };
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      callEndpoint(calls.listUsers, {
        query: {
          ...searchOf(search),
          limit: String(pageParam ? userPageSize : firstLimit()),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
};

export const useUserStats = () =>
  useQuery({ queryKey: [...key, 'stats'], queryFn: () => callEndpoint(calls.readUserStats, {}) });

export const exportUsers = (search: string): Promise<void> =>
  download(calls.exportUsers, { query: searchOf(search) });

const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
};

export const useAddUser = () => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewUser) => callEndpoint(calls.addUser, { body }),
    onSuccess: refresh,
  });
};

export const useSetUserStatus = (userId: string) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { status: UserStatus; hideContent: boolean }) =>
      callEndpoint(calls.setUserStatus, { params: { userId }, body }),
    onSuccess: refresh,
  });
};

export const useEndSessions = (userId: string) =>
  useMutation({ mutationFn: () => callEndpoint(calls.endUserSessions, { params: { userId } }) });

export const useIssuePasswordLink = (userId: string) =>
  useMutation({ mutationFn: () => callEndpoint(issuePasswordLink, { params: { userId } }) });
