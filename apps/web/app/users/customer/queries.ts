import * as calls from '@haldi/contract/users/customer/endpoints';
import type { Customer, CustomerNote } from '@haldi/contract/users/customer/schema';
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CallError, callEndpoint } from '../../lib/call.ts';

const key = ['admin', 'users'];
const customerKey = (userId: string) => [...key, 'customer', userId];
const pageSize = 10;

const isNotFound = (error: unknown): boolean => error instanceof CallError && error.status === 404;

export const useCustomerSearch = (search: string) =>
  useQuery({
    queryKey: [...key, 'found', search],
    queryFn: search
      ? ({ signal }) => callEndpoint(calls.findCustomers, { query: { search } }, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

export const useCustomer = (userId: string | null) =>
  useQuery({
    queryKey: customerKey(userId ?? ''),
    queryFn: userId
      ? ({ signal }) => callEndpoint(calls.readCustomer, { params: { userId } }, { signal })
      : skipToken,
    staleTime: 0,
    retry: (count, error) => !isNotFound(error) && count < 2,
  });

export const isCustomerNotFound = isNotFound;

export const useCustomerOrders = (userId: string) =>
  useInfiniteQuery({
    queryKey: [...customerKey(userId), 'orders'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        calls.listCustomerOrders,
        {
          params: { userId },
          query: { limit: String(pageSize), ...(pageParam && { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retry: (count, error) => !isNotFound(error) && count < 2,
  });

export const useRefreshCustomer = (userId: string) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: customerKey(userId) });
};

const useUpdateNotes = (userId: string) => {
  const queries = useQueryClient();
  return (notes: CustomerNote[]): void => {
    queries.setQueryData<Customer>(customerKey(userId), (known) => known && { ...known, notes });
  };
};

export const useAddNote = (userId: string) => {
  const updateNotes = useUpdateNotes(userId);
  return useMutation({
    mutationFn: (text: string) =>
      callEndpoint(calls.addCustomerNote, { params: { userId }, body: { text } }),
    onSuccess: updateNotes,
  });
};

export const useDeleteNote = (userId: string) => {
  const updateNotes = useUpdateNotes(userId);
  const refresh = useRefreshCustomer(userId);
  return useMutation({
    mutationFn: (noteId: string) =>
      callEndpoint(calls.deleteCustomerNote, { params: { userId, noteId } }),
    onSuccess: updateNotes,
    // Someone else may have deleted it already.
    onError: refresh,
  });
};
