import { listSessions } from '@haldi/contract/accounts/security/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export const securityKey = ['accounts', 'security'];

export const useSecurity = () =>
  useQuery({ queryKey: securityKey, queryFn: () => call(listSessions, {}) });
