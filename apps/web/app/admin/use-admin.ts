import { currentUser } from '@haldi/contract/accounts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { call } from '../lib/call.ts';

export const useAdmin = () => {
  const isSignedIn = useIsSignedIn();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['current-user'],
    queryFn: () => call(currentUser, {}),
    enabled: isSignedIn,
  });
  return {
    isSignedIn,
    isLoading: isSignedIn && isPending,
    user: data?.userData ?? null,
    reload: () => void refetch(),
  };
};
