import type { Order } from '@haldi/contract/orders/schema';
import { CallError } from '../../../lib/call.ts';
import {
  type AssignmentQuestion,
  assignmentQuestionFromError,
  type OrderUpdateInput,
} from '../assignment-question.ts';

export type BulkItem = { order: Order; update: OrderUpdateInput };

export type BulkOutcome =
  | { kind: 'done'; order: Order }
  | { kind: 'asks'; question: Extract<AssignmentQuestion, { ask: 'conflicts' }> }
  | { kind: 'refused'; reason: string }
  /** No answer: the change may have been made. */
  | { kind: 'lost' };

export type BulkOutcomes = ReadonlyMap<string, BulkOutcome>;

const outcomeOf = (error: unknown, update: OrderUpdateInput): BulkOutcome => {
  if (!(error instanceof CallError) || error.status >= 500) return { kind: 'lost' };
  const question = assignmentQuestionFromError(error, update);
  const isFinal = question?.ask !== 'conflicts' || question.conflicts.some(isBusy);
  return isFinal ? { kind: 'refused', reason: error.message } : { kind: 'asks', question };
};

/** An overlap cannot be overridden. */
const isBusy = ({ kind }: { kind: string }): boolean => kind === 'BUSY';

/** Stops at the first lost answer; the remaining items are not sent. */
export const sendBulkUpdates = async (
  items: readonly BulkItem[],
  send: (item: BulkItem) => Promise<Order>,
  onOutcome: (order: Order, outcome: BulkOutcome) => void,
): Promise<void> => {
  for (const item of items) {
    try {
      onOutcome(item.order, { kind: 'done', order: await send(item) });
    } catch (error) {
      const outcome = outcomeOf(error, item.update);
      onOutcome(item.order, outcome);
      if (outcome.kind === 'lost') return;
    }
  }
};

export const countBulkOutcomes = (outcomes: BulkOutcomes): Record<BulkOutcome['kind'], number> => {
  const counts = { done: 0, asks: 0, refused: 0, lost: 0 };
  for (const { kind } of outcomes.values()) counts[kind] += 1;
  return counts;
};
