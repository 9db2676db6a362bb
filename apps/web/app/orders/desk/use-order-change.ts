import { ExistingOrder } from '@haldi/contract/orders/order-errors';
import type { Order } from '@haldi/contract/orders/schema';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { errorText } from '../../lib/error-text.ts';
import { toast } from '../../ui/toast.ts';
import {
  type AssignmentFields,
  type AssignmentQuestion,
  assignmentQuestionFrom,
} from './assignment-question.ts';
import { createAttemptIds } from './changing/attempt-ids.ts';
import { deskCopy } from './copy.ts';
import { describeChanges } from './describe-changes.ts';
import { useCacheOrders } from './queries.ts';

/** Why a change was not made, and what else has happened to the order. */
export type ChangeProblem = { reason: string; changes: string[] };

export const currentOrderFromError = (error: unknown): Order | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'ORDER_CHANGED') return undefined;
  return ExistingOrder.safeParse(error.reason.details).data?.order;
};

/** A call that changes an order, as `queries.ts` has them. */
type Call<Change> = {
  mutateAsync: (sent: {
    _id: string;
    body: Change & { version: number; attempt: string };
  }) => Promise<Order>;
  isPending: boolean;
};

type Options<Change extends AssignmentFields> = {
  /** Which refusals are questions. */
  asks?: (error: unknown, change: Change) => AssignmentQuestion<Change> | undefined;
  /** What is said when it is done. */
  done?: string | ((change: Change) => string);
  /** What is said of a refusal; nothing: what the server says. */
  refused?: (error: unknown) => string | undefined;
  /** The version that the same person made elsewhere on the screen: no news to them. */
  ownVersion?: number | undefined;
};

/**
 * Changes an order as the admin has seen it: if somebody else was quicker, nothing is sent over
 * their change, the admin reads what it was, and the next press is made in knowledge of it.
 */
export const useOrderChange = <Change extends AssignmentFields>(
  order: Order,
  { mutateAsync, isPending }: Call<Change>,
  {
    asks = assignmentQuestionFrom,
    done = deskCopy.updated,
    refused,
    ownVersion,
  }: Options<Change> = {},
) => {
  const [seen, setSeen] = useState(order);
  const [problem, setProblem] = useState<ChangeProblem>();
  const [question, setQuestion] = useState<AssignmentQuestion<Change>>();
  const [attemptAt] = useState(() => createAttemptIds());
  // The second of two fast presses comes before the first is drawn.
  const isSending = useRef(false);
  const remember = useCacheOrders();
  if (order.version === ownVersion && seen.version < ownVersion) setSeen(order);

  const fail = (error: unknown, change: Change): void => {
    const asked = asks(error, change);
    setQuestion(asked);
    if (asked) return;
    toast.error(deskCopy.updateFailed);
    const existing = currentOrderFromError(error);
    const reason = refused?.(error) ?? errorText(error) ?? libCopy.noConnection;
    setProblem({ reason, changes: existing ? describeChanges(seen, existing) : [] });
    if (!existing) return;
    setSeen(existing);
    remember([existing]);
  };

  /** Gives the order as it then is, or nothing when it was refused or there is a question first. */
  const send = async (change: Change): Promise<Order | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      const body = { ...change, version: seen.version };
      const sent = { _id: order._id, body: { ...body, attempt: attemptAt(body) } };
      const updated = await mutateAsync(sent);
      setSeen(updated);
      setProblem(undefined);
      setQuestion(undefined);
      remember([updated]);
      toast.success(typeof done === 'string' ? done : done(change));
      return updated;
    } catch (error) {
      fail(error, change);
      return undefined;
    } finally {
      isSending.current = false;
    }
  };

  const isBehind = order.version > seen.version && !isPending;
  return {
    send,
    isPending,
    problem,
    /** What the server asks before it makes the change; the answer is another change. */
    question,
    withdraw: () => setQuestion(undefined),
    /** What happened to the order while it was looked at. */
    changes: isBehind ? describeChanges(seen, order) : [],
    acknowledge: () => setSeen(order),
  };
};
