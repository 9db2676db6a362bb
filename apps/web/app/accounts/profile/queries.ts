import { readAccountSecurity } from '@haldi/contract/accounts/security/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

export const accountSecurityKey = ['accounts', 'security'];

export const useAccountSecurity = () =>
  useQuery({ queryKey: accountSecurityKey, queryFn: () => callEndpoint(readAccountSecurity, {}) });
