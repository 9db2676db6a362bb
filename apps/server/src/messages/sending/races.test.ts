import { randomUUID } from 'node:crypto';
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
import { notifySalon } from '../service.ts';
import { sendDueMessages } from './send-due-messages.ts';

let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(5);
});
afterAll(() => changes.close());

test('a visit moved while its confirmation is composed is announced with the new time', async () => {
  const { haldi, salon } = changes;
  const asha = await haldi.user();
  const order = await changes.confirm(await salon.place(asha, { appointmentDate: '2026-11-20' }));
  const sender = await haldi.database.pool.connect();
  try {
    // Locks the row and composes the text, as the sender does.
    await sender.query('begin');
    const about = `order_id = '${order._id}' and kind = 'confirmed'`;
    await sender.query(`select 1 from outbox where ${about} for update`);
    let isMoved = false;
    const moving = changes.move(asha, order, { appointmentDate: '2026-11-21' }).then((answer) => {
      isMoved = true;
      return answer;
    });
    const isWaiting = async (): Promise<boolean> => {
      const { rows } = await haldi.database.pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0 || isMoved;
    };
    await expect.poll(isWaiting).toBe(true);
    await sender.query(
      `update outbox set state = 'sending', channel = 'email', text = 'At ten', claimed_at = now()
       where ${about}`,
    );
    await sender.query('commit');
    await moving;
  } finally {
    sender.release();
  }
  const told = summarizeMessages(await openTestOutbox(haldi, changes.meera).about(order));
  expect(told).toContain('confirmed sending');
  expect(told).toContain('moved planned');
});

test('messages of an order are sent in order, urgent ones at once', async () => {
  const { haldi, salon } = changes;
  haldi.clock.set('2026-11-16T06:00:00Z');
  const asha = await haldi.user();
  const order = await changes.confirm(await salon.place(asha, { appointmentDate: '2026-11-22' }));
  const outbox = openTestOutbox(haldi, changes.meera);
  const hanging = scriptedChannel('email', ({ kind }) => kind === 'confirmed');
  hanging.send = () => new Promise(() => undefined);
  void sendDueMessages(createTestMessagesContext(haldi, [hanging]));
  await expect
    .poll(async () => summarizeMessages(await outbox.about(order)))
    .toContain('confirmed sending');
  await changes.move(asha, order, { appointmentDate: '2026-11-23' });
  await haldi.context.db.transaction((tx) =>
    notifySalon(tx, {
      ...{ kind: 'help', subject: randomUUID(), orderId: order._id, occasion: 'raised' },
      ...{ userId: null, actorId: null, at: haldi.clock() },
    }),
  );
  const email = scriptedChannel('email');
  await sendDueMessages(createTestMessagesContext(haldi, [email]));
  const told = () =>
    email.taken.filter(({ orderId }) => orderId === order._id).map(({ kind }) => kind);
  expect(told()).toContain('help');
  expect(told()).not.toContain('moved');
  await outbox.sendUntil(createTestMessagesContext(haldi, [email]), '2026-11-16T06:04:00Z');
  expect(told()).toContain('moved');
});

test('stopping finishes messages being sent and leaves the rest planned', async () => {
  const { haldi, salon } = changes;
  const email = scriptedChannel('email');
  await sendDueMessages(createTestMessagesContext(haldi, [email]));
  email.taken.length = 0;
  const orders: string[] = [];
  for (let n = 1; n <= 6; n += 1) {
    const day = { appointmentDate: `2026-12-0${n}` };
    orders.push((await salon.place(await haldi.user(), day))._id);
  }
  await sendDueMessages(createTestMessagesContext(haldi, [email]), () => email.taken.length > 0);
  expect(email.taken.length).toBeLessThanOrEqual(3);
  const { rows } = await haldi.database.pool.query(
    `select distinct state from outbox where order_id = any($1) order by state`,
    [orders],
  );
  expect(rows).toEqual([{ state: 'planned' }, { state: 'sent' }]);
  await sendDueMessages(createTestMessagesContext(haldi, [email]));
  expect(email.taken).toHaveLength(6);
});
