import { formatRupees } from '@haldi/contract/kit/money';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import { ExistingOrderDetails } from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import { formatStatus } from '@haldi/contract/orders/status';
import { useRef, useState } from 'react';
import { createAttemptIdPerChange } from '../../lib/attempt-id-per-change.ts';
import { CallError } from '../../lib/call.ts';
import { libCopy } from '../../lib/copy.ts';
import { errorText } from '../../lib/error-text.ts';
import { beauticianNameOrUnassigned } from '../../schedule/shared/beautician-name.ts';
import { toast } from '../../ui/toast.ts';
import { orderLabels } from '../shared/copy.ts';
import {
  type AssignmentFields,
  type AssignmentQuestion,
  assignmentQuestionFromError,
} from './assignment-question.ts';
import { deskCopy as copy, deskCopy } from './copy.ts';
import { useUpdateCachedOrders } from './queries.ts';

export type ChangeProblem = { reason: string; changes: string[] };

export const currentOrderFromError = (error: unknown): Order | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'ORDER_CHANGED') return undefined;
  return ExistingOrderDetails.safeParse(error.reason.details).data?.order;
};

type Call<Change> = {
  mutateAsync: (sent: {
    _id: string;
    body: Change & { version: number; attempt: string };
  }) => Promise<Order>;
  isPending: boolean;
};

type Options<Change extends AssignmentFields> = {
  questionFrom?: (error: unknown, change: Change) => AssignmentQuestion<Change> | undefined;
  doneText?: string | ((change: Change) => string);
  refusalText?: (error: unknown) => string | undefined;
  /** The version that the same person made elsewhere on the screen. */
  ownVersion?: number | undefined;
};

const servicesOf = ({ services }: Order): string =>
  services.map(({ name, quantity }) => copy.serviceWithQuantity(name, quantity)).join(', ');

const facts: readonly (readonly [name: string, of: (order: Order) => string])[] = [
  [copy.status, ({ status }) => formatStatus(status)],
  [orderLabels.beautician, ({ beautician }) => beauticianNameOrUnassigned(beautician)],
  [orderLabels.appointment, formatOrderAppointment],
  [copy.services, servicesOf],
  [orderLabels.total, ({ total }) => formatRupees(total)],
];

const describeOrderChanges = (before: Order, after: Order): string[] => {
  const lines = facts.flatMap(([name, of]) =>
    of(before) === of(after) ? [] : [copy.changedFrom(name, of(before), of(after))],
  );
  if (before.link !== after.link) lines.push(copy.linkChanged);
  const [latest] = after.trackingHistory;
  const hasNewEntry = after.trackingHistory.length > before.trackingHistory.length;
  if (latest && hasNewEntry) lines.push(copy.newMessage(latest.message));
  return lines;
};

/**
 * Sends the version that was seen. If another user has changed the order, their change is shown
 * and the next attempt is sent with the new version.
 */
export const useOrderChange = <Change extends AssignmentFields>(
  order: Order,
  { mutateAsync, isPending }: Call<Change>,
  {
    questionFrom = assignmentQuestionFromError,
    doneText = deskCopy.updated,
    refusalText,
    ownVersion,
  }: Options<Change> = {},
) => {
  const [seenOrder, setSeenOrder] = useState(order);
  const [problem, setProblem] = useState<ChangeProblem>();
  const [question, setQuestion] = useState<AssignmentQuestion<Change>>();
  const [attemptAt] = useState(() => createAttemptIdPerChange());
  // A ref, because a double click comes before the next render.
  const isSending = useRef(false);
  const cacheOrders = useUpdateCachedOrders();
  if (order.version === ownVersion && seenOrder.version < ownVersion) setSeenOrder(order);

  const fail = (error: unknown, change: Change): void => {
    const newQuestion = questionFrom(error, change);
    setQuestion(newQuestion);
    if (newQuestion) return;
    toast.error(deskCopy.updateFailed);
    const currentOrder = currentOrderFromError(error);
    const reason = refusalText?.(error) ?? errorText(error) ?? libCopy.noConnection;
    setProblem({
      reason,
      changes: currentOrder ? describeOrderChanges(seenOrder, currentOrder) : [],
    });
    if (!currentOrder) return;
    setSeenOrder(currentOrder);
    cacheOrders([currentOrder]);
  };

  /** Undefined if the change was refused or needs a confirmation. */
  const send = async (change: Change): Promise<Order | undefined> => {
    if (isSending.current) return undefined;
    isSending.current = true;
    try {
      const body = { ...change, version: seenOrder.version };
      const sent = { _id: order._id, body: { ...body, attempt: attemptAt(body) } };
      const updated = await mutateAsync(sent);
      setSeenOrder(updated);
      setProblem(undefined);
      setQuestion(undefined);
      cacheOrders([updated]);
      toast.success(typeof doneText === 'string' ? doneText : doneText(change));
      return updated;
    } catch (error) {
      fail(error, change);
      return undefined;
    } finally {
      isSending.current = false;
    }
  };

  const isOutdated = order.version > seenOrder.version && !isPending;
  return {
    send,
    isPending,
    problem,
    question,
    dismissQuestion: () => setQuestion(undefined),
    changes: isOutdated ? describeOrderChanges(seenOrder, order) : [],
    acknowledge: () => setSeenOrder(order),
  };
};
