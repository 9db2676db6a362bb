import type { Order } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import { CallError } from '../../../lib/call.ts';
import type { OrderUpdateInput } from '../assignment-question.ts';
import {
  type BulkItem,
  type BulkOutcome,
  countBulkOutcomes,
  sendBulkUpdates,
} from './send-bulk-updates.ts';

const update: OrderUpdateInput = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
};
const items = ['a', 'b', 'c', 'd'].map((_id) => ({ order: { _id } as Order, update }));

const conflicts = (kind: string) =>
  new CallError(409, {
    code: 'BEAUTICIAN_OBJECTIONS',
    message: 'There are conflicts.',
    details: { name: 'Usha', conflicts: [{ kind, text: 'off that day' }] },
  });

const runWith = async (errors: Record<string, unknown>) => {
  const sent: string[] = [];
  const outcomes = new Map<string, BulkOutcome>();
  await sendBulkUpdates(
    items,
    async ({ order }: BulkItem) => {
      sent.push(order._id);
      if (errors[order._id]) throw errors[order._id];
      return order;
    },
    ({ _id }, outcome) => outcomes.set(_id, outcome),
  );
  return { sent, kinds: [...outcomes].map(([id, { kind }]) => `${id} ${kind}`), outcomes };
};

test('items are sent in order, also after a refusal', async () => {
  const refusal = new CallError(409, { code: 'ORDER_CHANGED', message: 'It was changed.' });
  const { sent, kinds, outcomes } = await runWith({ b: refusal });
  expect(sent).toEqual(['a', 'b', 'c', 'd']);
  expect(kinds).toEqual(['a done', 'b refused', 'c done', 'd done']);
  expect(outcomes.get('b')).toEqual({ kind: 'refused', reason: 'It was changed.' });
  expect(countBulkOutcomes(outcomes)).toEqual({ done: 3, refused: 1, asks: 0, lost: 0 });
});

test.each([
  ['no connection', new TypeError('Failed to fetch')],
  ['a broken server', new CallError(503, { code: 'UNAVAILABLE', message: 'Not now.' })],
])('%s ends it, and what comes after is not sent', async (_, error) => {
  const { sent, kinds } = await runWith({ b: error });
  expect(sent).toEqual(['a', 'b']);
  expect(kinds).toEqual(['a done', 'b lost']);
});

test('conflicts are questions, overlaps are refusals', async () => {
  const { kinds } = await runWith({ a: conflicts('OFF'), b: conflicts('BUSY') });
  expect(kinds).toEqual(['a asks', 'b refused', 'c done', 'd done']);
});
