import { ExistingOrder } from '@haldi/contract/orders/order-errors';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast.ts';
import { deskCopy } from './copy.ts';
import { useRememberOrders, useTrackOrder } from './queries.ts';
import { type Question, questionOf, type Update } from './question.ts';
import { whatChanged } from './what-changed.ts';

/** Why an update was not made, and what else has happened to the order. */
export type Problem = { reason: string; changes: string[] };

const existingOrderOf = (error: unknown): Order | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'ORDER_CHANGED') return undefined;
  return ExistingOrder.safeParse(error.reason.details).data?.order;
};

/**
 * Updates an order as the admin has seen it: if somebody else was quicker, nothing is sent over
 * their change, the admin reads what it was, and the next press is made in knowledge of it.
 */
export const useOrderChange = (order: Order) => {
  const [seen, setSeen] = useState(order);
  const [problem, setProblem] = useState<Problem>();
  const [question, setQuestion] = useState<Question>();
  const remember = useRememberOrders();
  const { mutateAsync, isPending } = useTrackOrder();

  const fail = (error: unknown, update: Update): void => {
    const asked = questionOf(error, update);
    setQuestion(asked);
    if (asked) return;
    toast.error(deskCopy.updateFailed);
    const existing = existingOrderOf(error);
    const reason = errorText(error) ?? libCopy.noConnection;
    setProblem({ reason, changes: existing ? whatChanged(seen, existing) : [] });
    if (!existing) return;
    setSeen(existing);
    remember([existing]);
  };

  /** Gives the order as it then is, or nothing when it was refused or there is a question first. */
  const send = async (update: Update): Promise<Order | undefined> => {
    try {
      const body = { ...update, version: seen.version };
      const updated = await mutateAsync({ _id: order._id, body });
      setSeen(updated);
      setProblem(undefined);
      setQuestion(undefined);
      remember([updated]);
      toast.success(deskCopy.updated);
      return updated;
    } catch (error) {
      fail(error, update);
      return undefined;
    }
  };

  const isBehind = order.version > seen.version && !isPending;
  return {
    send,
    isPending,
    problem,
    /** What the server asks before it makes the update; the answer is another update. */
    question,
    withdraw: () => setQuestion(undefined),
    /** What happened to the order while it was looked at. */
    changes: isBehind ? whatChanged(seen, order) : [],
    acknowledge: () => setSeen(order),
  };
};
