import type { Order } from '@haldi/contract/orders/schema';
import type { AdminOrderEvent } from '@haldi/contract/orders/stream-events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestPreferences, type TestPreferences } from '../../../testing/test-preferences.ts';

let preferences = {} as TestPreferences;
beforeEach(async () => {
  preferences = await openTestPreferences();
});
afterEach(() => preferences.close());

const bookVisits = async () => {
  const { salon, priya, haldi, day, assign, holder } = preferences;
  const at = (appointmentSlot: string) => ({ appointmentDate: day, appointmentSlot });
  const planned = await salon.place(priya, at('09:00 AM'));
  expect(await holder(planned)).toBe('Anjali');
  const assigned = await salon.place(priya, at('11:00 AM'));
  await assign(assigned, 'Anjali');
  await salon.place(await haldi.user(), at('05:00 PM'));
  return [planned, assigned];
};

const publishedBy = async (change: () => Promise<{ statusCode: number }>) => {
  const events: AdminOrderEvent[] = [];
  const { live } = preferences.haldi.context;
  const stop = live.subscribe('orders', (event) => events.push(event as AdminOrderEvent));
  expect((await change()).statusCode).toBe(200);
  stop();
  return events.map(({ kind, orderId }) => `${kind} ${orderId}`).sort();
};

const updated = (orders: readonly Order[]): string[] =>
  orders.map(({ orderId }) => `order-updated ${orderId}`).sort();

test('exclusion by the customer: open screens learn which visits changed', async () => {
  const { haldi, priya, past } = preferences;
  const visits = await bookVisits();
  const url = `/api/orders/${priya.id}/${past.orderId}/excluded-beautician`;
  const send = (method: 'PUT' | 'DELETE') => publishedBy(() => haldi.as(priya, { method, url }));
  expect(await send('PUT')).toEqual(updated(visits));
  expect(await send('PUT')).toEqual([]);
  expect(await send('DELETE')).toEqual(updated(visits.slice(1)));
});

test('exclusion by staff: open screens learn which visits changed', async () => {
  const { haldi, priya, anjali, meera } = preferences;
  const visits = await bookVisits();
  const url = `/api/admin/users/${priya.id}/excluded-beauticians/${anjali}`;
  const send = (method: 'PUT' | 'DELETE') => publishedBy(() => haldi.as(meera, { method, url }));
  expect(await send('PUT')).toEqual(updated(visits));
  expect(await send('DELETE')).toEqual(updated(visits.slice(1)));
});
