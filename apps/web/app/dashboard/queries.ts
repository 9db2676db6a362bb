import { readDashboard } from '@haldi/contract/dashboard/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { dashboardCopy } from './copy.ts';

/** The figures change with time, even without new orders. */
const everyMinute = 60_000;

const logged = (error: unknown): never => {
  console.error(dashboardCopy.loadFailed, error);
  throw error;
};

export const useDashboard = () =>
  useQuery({
    queryKey: ['admin', 'dashboard'],
    queryFn: () => callEndpoint(readDashboard, {}).catch(logged),
    refetchInterval: everyMinute,
  });
