import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import { type AssigneeChoice, bulkAssignmentFor } from './bulk-assignment.ts';

const order = (over: Partial<Order>): Order =>
  ({ _id: 'a', status: 'pending', beautician: noBeautician, ...over }) as Order;
const planned = (name: string | null) => new Map([['a', name]]);
const message = 'A beautician has been assigned to your appointment.';

test('each order is assigned to its planned beautician and confirmed', () => {
  const update = { status: 'confirmed', message, beautician: 'Usha' };
  expect(bulkAssignmentFor(order({}), null, planned('Usha'))).toEqual({ name: 'Usha', update });
  expect(bulkAssignmentFor(order({}), 'Usha', planned('Rekha'))).toEqual({ name: 'Usha', update });
  expect(bulkAssignmentFor(order({}), 'Usha', undefined)).toEqual({ name: 'Usha', update });
});

test('undefined while the plan is loading', () => {
  expect(bulkAssignmentFor(order({}), null, undefined)).toBeUndefined();
});

test.each<[string, Partial<Order>, AssigneeChoice, string]>([
  ['closed', { status: 'cancelled' }, 'Usha', 'the order is Cancelled'],
  ['under way', { status: 'in_progress' }, 'Usha', 'the visit has started'],
  ['already assigned', { beautician: 'Rekha' }, null, 'Rekha is assigned'],
  [
    'the selected beautician is already assigned',
    { beautician: 'Usha' },
    'Usha',
    'Usha is assigned',
  ],
  ['no beautician is planned', {}, null, 'no beautician available'],
])('skipped: %s', (_, over, assignee, skipReason) => {
  expect(bulkAssignmentFor(order(over), assignee, planned(null))).toEqual({ skipReason });
});

test('a selected beautician replaces the assigned one', () => {
  expect(bulkAssignmentFor(order({ beautician: 'Rekha' }), 'Usha', undefined)).toMatchObject({
    name: 'Usha',
  });
});
