import {
  BoardDay,
  readBoard,
  readPlacementOptions,
} from '@haldi/contract/orders/desk/board/endpoints';
import { readOrderByDesk } from '@haldi/contract/orders/desk/endpoints';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../../admin/admin-event-stream-store.ts';
import { callEndpoint } from '../../../lib/call.ts';

const boardKey = ['admin', 'board'];
/** The board changes with time, without any event. */
const refetchMs = 60_000;

export const parseBoardDay = (text: string | null): string | undefined =>
  BoardDay.safeParse(text).data;

export const useBoard = (day: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'day', day ?? 'today'],
    queryFn: ({ signal }) => callEndpoint(readBoard, { query: day ? { day } : {} }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
    staleTime: 0,
  });

export const useSelectedOrder = (_id: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'order', _id],
    queryFn: ({ signal }) =>
      callEndpoint(readOrderByDesk, { params: { orderId: _id ?? '' } }, { signal }),
    enabled: _id !== undefined,
    staleTime: 0,
  });

export const usePlacementOptions = (order: string | undefined, day: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'places', order, day],
    queryFn: ({ signal }) =>
      callEndpoint(
        readPlacementOptions,
        { query: { day: day ?? '', order: order ?? '' } },
        { signal },
      ),
    enabled: order !== undefined && day !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

export const useRefreshBoard = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: boardKey });
};

export const useRefreshBoardOnEvents = (): void => {
  const refreshBoard = useRefreshBoard();
  useRefreshOnEvents(() => void refreshBoard());
};
