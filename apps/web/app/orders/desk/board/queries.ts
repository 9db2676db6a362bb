import {
  BoardDay,
  readBoard,
  readPlacementOptions,
} from '@haldi/contract/orders/desk/board/endpoints';
import { readOrderByDesk } from '@haldi/contract/orders/desk/endpoints';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../../admin/events-store.ts';
import { call } from '../../../lib/call.ts';

const boardKey = ['admin', 'board'];
/** Visits begin and end, and days turn, without anybody ordering anything. */
const everyMinute = 60_000;

/** The day in an address; nothing, which means today, where it is none. */
export const parseBoardDay = (text: string | null): string | undefined =>
  BoardDay.safeParse(text).data;

/** A day; the one before stays in sight until it is there. */
export const useBoard = (day: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'day', day ?? 'today'],
    queryFn: ({ signal }) => call(readBoard, { query: day ? { day } : {} }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
    staleTime: 0,
  });

/** The order of a visit that was chosen, as it is now. */
export const useSelectedOrder = (_id: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'order', _id],
    queryFn: ({ signal }) => call(readOrderByDesk, { params: { orderId: _id ?? '' } }, { signal }),
    enabled: _id !== undefined,
    staleTime: 0,
  });

/** Where it could go on a day; those of before stay while newer ones are on their way. */
export const usePlacementOptions = (order: string | undefined, day: string | undefined) =>
  useQuery({
    queryKey: [...boardKey, 'places', order, day],
    queryFn: ({ signal }) =>
      call(readPlacementOptions, { query: { day: day ?? '', order: order ?? '' } }, { signal }),
    enabled: order !== undefined && day !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** Reads everything of the board again; done when it is there. */
export const useRefreshBoard = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: boardKey });
};

/** Whatever happens to an order shows at once. */
export const useLiveBoard = (): void => {
  const again = useRefreshBoard();
  useRefreshOnEvents(() => void again());
};
