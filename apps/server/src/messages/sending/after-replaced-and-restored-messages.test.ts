import type { VisitEvent, VisitSnapshot } from '@haldi/contract/messages/visit-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTestMessagesContext,
  openTestOutbox,
  scriptedChannel,
  summarizeMessages,
} from '../../../testing/test-messages.ts';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { notifyCustomer } from '../service.ts';
import { sendDueMessages } from './send-due-messages.ts';

let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(5);
});
afterAll(() => changes.close());

test('a third delay is announced although the first was replaced', async () => {
  const { haldi, salon } = changes;
  const asha = await haldi.user();
  const order = await changes.confirm(await salon.place(asha, { appointmentDate: '2026-11-20' }));
  const visit: VisitSnapshot = {
    ...{ status: 'confirmed', day: '2026-11-20', startMinute: 600, beautician: null },
  };
  const tell = (happening: Partial<VisitEvent>) =>
    haldi.context.db.transaction((tx) =>
      notifyCustomer(tx, { id: order._id, userId: asha.id }, visit, visit, {
        at: haldi.clock(),
        ...happening,
      }),
    );
  const email = scriptedChannel('email');
  await tell({ lateMinutes: 10 });
  await tell({ lateMinutes: 20 });
  await sendDueMessages(createTestMessagesContext(haldi, [email]));
  await tell({ lateMinutes: 30 });
  await sendDueMessages(createTestMessagesContext(haldi, [email]));
  const delays = email.taken.filter(({ kind }) => kind === 'late');
  expect(delays.map(({ values }) => values.minutes)).toEqual(['20', '30']);
});

test('an order can be changed after a reminder of its earlier time was restored', async () => {
  const { haldi, salon } = changes;
  const outbox = openTestOutbox(haldi, changes.meera);
  const asha = await haldi.user();
  const order = await changes.confirm(await salon.place(asha, { appointmentDate: '2026-11-22' }));
  const [evening] = (await outbox.about(order)).filter(({ kind }) => kind === 'evening-before');
  expect((await outbox.decide(evening?._id ?? '', 'leave')).statusCode).toBe(200);
  const moved = await changes.move(asha, order, { appointmentDate: '2026-11-24' });
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await outbox.decide(evening?._id ?? '', 'back')).statusCode).toBe(200);
  await changes.confirm(await changes.read(asha, order));
  const reminders = summarizeMessages(await outbox.about(order)).filter((one) =>
    one.startsWith('evening'),
  );
  expect(reminders).toEqual(['evening-before dropped REPLACED', 'evening-before planned']);
});
