import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { readUsernames } from '../accounts/service.ts';
import { readAuditPage } from '../audit/service.ts';
import { createDashboardReader } from '../dashboard/service.ts';
import { listNotifications, readBadges } from '../notifications/service.ts';
import { insertDemoData } from './insert-demo-data.ts';
import { demoAdmin } from './people.ts';

let product: TestApp;
beforeAll(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z' });
  await insertDemoData(product.context);
});
afterAll(() => product.close());

test('a fresh start shows 12 pending orders and 3 unread notifications', async () => {
  const { db } = product.context;
  const { id } = demoAdmin();
  expect(await readBadges(db, id)).toEqual({
    ...{ pendingOrders: 12, unreadNotifications: 3, messagesWaiting: 3 },
  });
  const unread = (await listNotifications(db, id)).filter(({ isUnread }) => isUnread);
  expect(unread).toHaveLength(3);
});

test('the audit log lists recent actions, newest first', async () => {
  const { entries, admins } = await readAuditPage(product.context.db, readUsernames, {
    limit: 200,
  });
  expect(admins).toEqual([{ id: demoAdmin().id, name: demoAdmin().username }]);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times[0]?.localeCompare('2026-11-16T06:00:00.000Z')).toBeLessThanOrEqual(0);
  const acts = new Set(entries.map(({ act }) => act));
  expect(acts).toEqual(
    new Set([
      ...['order-updated', 'payment-recorded', 'payment-refunded', 'discount-added'],
      ...['day-off-taken', 'beautician-added'],
    ]),
  );
});

test('the dashboard has no empty figures', async () => {
  const figures = await createDashboardReader(product.context)();
  expect(figures).toMatchObject({ pendingOrders: 12, reviewCount: 40 });
  expect(figures.totalRevenue).toBeGreaterThan(0);
  expect(figures.avgRating).toBeGreaterThan(3);
  expect(figures.recentOrders).toHaveLength(8);
});
