import { readCurrentUser } from '@haldi/contract/accounts/profile/endpoints';
import type { UserData } from '@haldi/contract/accounts/schema';
import { queryOptions } from '@tanstack/react-query';
import { CallError, callEndpoint } from '../lib/call.ts';
import { session } from './session-store.ts';

const fetchUser = async (token: string | null): Promise<UserData> => {
  try {
    const { userData } = await callEndpoint(readCurrentUser, {});
    // Another user may have signed in meanwhile.
    if (session.token() === token) session.setUserId(userData._id);
    return userData;
  } catch (error) {
    if (!(error instanceof CallError)) console.error('Error fetching user data', error);
    throw error;
  }
};

export const profileQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['profile', token],
    queryFn: () => fetchUser(token),
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
