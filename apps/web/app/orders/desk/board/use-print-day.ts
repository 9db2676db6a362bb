import type { Order } from '@haldi/contract/orders/schema';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { fetchFirstOrders } from '../queries.ts';
import { boardCopy as copy } from './copy.ts';

const maxOrders = 1_000;

export type PrintedDay = {
  day: string;
  /** Each beautician on a page of their own. */
  isSheets: boolean;
  orders: ReadonlyMap<string, Order>;
};

/** Loads the orders of the day, because the board does not know what is due, and prints. */
export const usePrintDay = (day: string) => {
  const [printed, setPrinted] = useState<PrintedDay>();
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  const print = async (isSheets: boolean): Promise<void> => {
    try {
      const listQuery = { filters: { from: day, to: day }, sort: 'visit' } as const;
      const { orders } = await fetchFirstOrders(listQuery, maxOrders);
      setPrinted({ day, isSheets, orders: new Map(orders.map((order) => [order._id, order])) });
    } catch (error) {
      console.error(copy.print.failed, error);
      toast.error(copy.print.failed);
    }
  };
  return { printed: printed?.day === day ? printed : undefined, print };
};
