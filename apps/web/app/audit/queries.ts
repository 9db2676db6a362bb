import { type AuditFilters, listAuditEntries } from '@haldi/contract/audit/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';

const pageSize = 40;

export const useAuditEntries = (filters: AuditFilters) =>
  useInfiniteQuery({
    queryKey: ['admin', 'audit', filters],
    queryFn: ({ pageParam }) =>
      callEndpoint(listAuditEntries, {
        query: { ...filters, limit: String(pageSize), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
