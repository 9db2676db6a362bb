import type { CallInput } from '@haldi/contract/kit/endpoint';
import * as calls from '@haldi/contract/users/staff/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

const key = ['admin', 'staff'];

export const useStaff = () =>
  useQuery({
    queryKey: key,
    queryFn: () => callEndpoint(calls.listStaff, {}),
  });

export const useAddStaffMember = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.addStaffMember>['body']) =>
      callEndpoint(calls.addStaffMember, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
};

export const useChangeStaffMember = (userId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.changeStaffMember>['body']) =>
      callEndpoint(calls.changeStaffMember, { params: { userId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
};
