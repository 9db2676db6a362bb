import { randomUUID } from 'node:crypto';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';

let changes: TestOrderChanges;
beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(1);
});
afterAll(() => changes.close());

const countWaiting = async (): Promise<number> => {
  const { rows } = await changes.haldi.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

test('threat 80: a fee paid with the next visit while its order is reopened is credited', async () => {
  const { haldi, salon, meera, send } = changes;
  const asha = await haldi.user();
  const first = await salon.place(asha);
  const [confirmed, , , , , cancelled] = updateMessages;
  await salon.track(meera, first._id, {
    ...{ status: 'cancelled', message: cancelled, reason: 'no_show' },
  });
  const next = await salon.place(asha, { appointmentDate: '2026-11-18' });
  const post = (id: string, part: string, payload: object = {}) =>
    send(meera, 'POST', `/api/orders/${id}/${part}`, { attempt: randomUUID(), ...payload });
  expect((await post(first._id, 'fees/no_show/move')).statusCode).toBe(200);

  // The payment reads the fee, and waits for the settings to write its bill.
  const holder = await haldi.database.pool.connect();
  await holder.query('begin; select from document_settings for update');
  const paying = post(next._id, 'payments', {
    ...{ amount: next.total * 100 + 10_000, tip: 0, method: 'cash' },
  });
  await expect.poll(countWaiting).toBe(1);
  let isReopened = false;
  const reopening = salon
    .track(meera, first._id, { status: 'confirmed', message: confirmed })
    .finally(() => {
      isReopened = true;
    });
  await expect.poll(async () => isReopened || (await countWaiting()) === 2).toBe(true);
  await holder.query('commit');
  holder.release();
  expect((await paying).statusCode).toBe(200);
  expect((await reopening).statusCode).toBe(200);
  const { documents } = await changes.read(asha, next);
  expect(documents.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    ...['bill fee', 'receipt_voucher advance', 'credit_note fee'],
  ]);
  await expectConsistentData(haldi);
});
