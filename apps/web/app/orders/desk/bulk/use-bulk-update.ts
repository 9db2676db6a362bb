import type { Order } from '@haldi/contract/orders/schema';
import { useRef, useState } from 'react';
import { createAttemptIdPerChange } from '../../../lib/attempt-id-per-change.ts';
import { useUpdateCachedOrders, useUpdateOrder } from '../queries.ts';
import { currentOrderFromError } from '../use-order-change.ts';
import {
  type BulkItem,
  type BulkOutcome,
  type BulkOutcomes,
  sendBulkUpdates,
} from './send-bulk-updates.ts';

const noOutcomes: BulkOutcomes = new Map();

/**
 * Changes several orders one after the other. The same change to the same version of an order keeps
 * its attempt id, so that a retry after a lost answer has no second effect.
 */
export const useBulkUpdate = () => {
  const { mutateAsync } = useUpdateOrder();
  const cacheOrders = useUpdateCachedOrders();
  const [outcomes, setOutcomes] = useState(noOutcomes);
  const [progress, setProgress] = useState<{ at: number; of: number }>();
  const isBusy = useRef(false);
  const attempts = useRef(new Map<string, ReturnType<typeof createAttemptIdPerChange>>());

  const attemptFor = (order: Order, body: object): string => {
    const known = attempts.current.get(order._id) ?? createAttemptIdPerChange();
    attempts.current.set(order._id, known);
    return known(body);
  };
  const send = async ({ order, update }: BulkItem): Promise<Order> => {
    const body = { ...update, version: order.version };
    const sent = { _id: order._id, body: { ...body, attempt: attemptFor(order, body) } };
    try {
      const updated = await mutateAsync(sent);
      cacheOrders([updated]);
      return updated;
    } catch (error) {
      const existing = currentOrderFromError(error);
      if (existing) cacheOrders([existing]);
      throw error;
    }
  };
  const run = async (items: readonly BulkItem[]): Promise<void> => {
    if (isBusy.current || items.length === 0) return;
    isBusy.current = true;
    setProgress({ at: 1, of: items.length });
    let doneCount = 0;
    const recordOutcome = ({ _id }: Order, outcome: BulkOutcome): void => {
      doneCount += 1;
      setOutcomes((now) => new Map(now).set(_id, outcome));
      setProgress({ at: Math.min(doneCount + 1, items.length), of: items.length });
    };
    try {
      await sendBulkUpdates(items, send, recordOutcome);
    } finally {
      isBusy.current = false;
      setProgress(undefined);
    }
  };
  return {
    outcomes,
    progress,
    run,
    clearUnfinished: (): void =>
      setOutcomes((now) => new Map([...now].filter(([, { kind }]) => kind === 'done'))),
  };
};
