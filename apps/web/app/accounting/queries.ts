import * as calls from '@haldi/contract/accounting/endpoints';
import type { AccountingSettingsUpdate } from '@haldi/contract/accounting/tally/tally-ledgers';
import type { DocumentKind } from '@haldi/contract/documents/document-content';
import type { DayRange } from '@haldi/contract/kit/dates';
import type { CallInput } from '@haldi/contract/kit/endpoint';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../lib/call.ts';
import { download } from '../lib/download.ts';

const key = ['admin', 'accounting'];
const settingsKey = [...key, 'settings'];
const auditKey = ['admin', 'audit'];

export const useAccounting = (period: DayRange) =>
  useQuery({
    queryKey: [...key, 'overview', period.from, period.to],
    queryFn: () => callEndpoint(calls.readAccounting, { query: period }),
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

export const useDocuments = (period: DayRange, kind: DocumentKind | undefined) =>
  useInfiniteQuery({
    queryKey: [...key, 'documents', period.from, period.to, kind ?? ''],
    queryFn: ({ pageParam }) =>
      callEndpoint(calls.listDocuments, {
        query: { ...period, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

/** Never refetched, so that a form is not reset while it is edited. */
export const useAccountingSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: () => callEndpoint(calls.readAccountingSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSaveAccountingSettings = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountingSettingsUpdate) =>
      callEndpoint(calls.saveAccountingSettings, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: auditKey }),
  });
};

type TableExport = CallInput<typeof calls.exportAccounting>['body'];
export type ExportRequest = Pick<TableExport, 'content' | 'format'> | 'tally';

/** Saves the file. */
export const useExport = (period: DayRange) => {
  const queries = useQueryClient();
  return async (wanted: ExportRequest, password?: string): Promise<void> => {
    const body = { ...period, ...(password !== undefined && { password }) };
    await (wanted === 'tally'
      ? download(calls.exportTally, { body })
      : download(calls.exportAccounting, { body: { ...body, ...wanted } }));
    void queries.invalidateQueries({ queryKey: auditKey });
  };
};
