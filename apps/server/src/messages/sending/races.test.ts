import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestChanges, type TestChanges } from '../../../testing/test-changes.ts';
import { inWords, openTestOutbox } from '../../../testing/test-messages.ts';

let changes: TestChanges;
beforeAll(async () => {
  changes = await openTestChanges();
  await changes.salon.hire(5);
});
afterAll(() => changes.close());

test('a visit that is moved while its confirmation is being written: the new time is told too', async () => {
  const { haldi, salon } = changes;
  const asha = await haldi.user();
  const order = await changes.confirm(await salon.place(asha, { appointmentDate: '2026-11-20' }));
  const sender = await haldi.database.pool.connect();
  try {
    // As whoever sends does: the row is locked, and the text is made of how the order stands now.
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
  const told = inWords(await openTestOutbox(haldi, changes.meera).about(order));
  expect(told).toContain('confirmed sending');
  expect(told).toContain('moved planned');
});
