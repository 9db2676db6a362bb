import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import { assigningOf, type Who } from './assigning.ts';

const order = (over: Partial<Order>): Order =>
  ({ _id: 'a', status: 'pending', beautician: noBeautician, ...over }) as Order;
const planned = (name: string | null) => new Map([['a', name]]);
const message = 'A beautician has been assigned to your appointment.';

test('each goes to whom the plan has, and is confirmed with it', () => {
  const update = { status: 'confirmed', message, beautician: 'Usha' };
  expect(assigningOf(order({}), null, planned('Usha'))).toEqual({ name: 'Usha', update });
  expect(assigningOf(order({}), 'Usha', planned('Rekha'))).toEqual({ name: 'Usha', update });
  expect(assigningOf(order({}), 'Usha', undefined)).toEqual({ name: 'Usha', update });
});

test('nothing is said before the plan is known', () => {
  expect(assigningOf(order({}), null, undefined)).toBeUndefined();
});

test.each<[string, Partial<Order>, Who, string]>([
  ['closed', { status: 'cancelled' }, 'Usha', 'it is Cancelled'],
  ['under way', { status: 'in_progress' }, 'Usha', 'the visit is under way'],
  ['somebody comes', { beautician: 'Rekha' }, null, 'Rekha comes'],
  ['she comes', { beautician: 'Usha' }, 'Usha', 'Usha comes'],
  ['nobody is planned', {}, null, 'the plan has nobody'],
])('left alone: %s', (_, over, who, leftAlone) => {
  expect(assigningOf(order(over), who, planned(null))).toEqual({ leftAlone });
});

test('somebody by name takes the place of whoever comes', () => {
  expect(assigningOf(order({ beautician: 'Rekha' }), 'Usha', undefined)).toMatchObject({
    name: 'Usha',
  });
});
