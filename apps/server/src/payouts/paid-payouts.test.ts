import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectConsistentData } from '../../testing/test-order-changes.ts';
import {
  december,
  january,
  openTestPayouts,
  percentOff,
  statusOrErrorCodeOf,
  type TestBeautician,
  type TestPayouts,
} from '../../testing/test-payouts.ts';

let salon: TestPayouts;
let rekha: TestBeautician;
beforeAll(async () => {
  salon = await openTestPayouts();
});
afterAll(async () => {
  await expectConsistentData(salon.haldi);
  await salon.haldi.close();
});
beforeEach(async () => {
  rekha = await salon.begin();
});

describe('a paid statement', () => {
  test('is what was shown, and nothing that happens later changes it', async () => {
    const visit = await salon.visit(rekha, '2026-12-01');
    await salon.adjust(rekha, {});
    await salon.at('2027-01-02');
    const shown = await salon.draft(rekha, december);
    const paid = await salon.pay(rekha, december, { paidOn: '2027-01-02', reference: 'NEFT 12' });
    expect(paid).toEqual({
      ...{ ...shown, stamp: '' },
      paid: {
        ...{ _id: expect.any(Number), ...december, amount: 30_000, paidOn: '2027-01-02' },
        ...{ method: 'bank', reference: 'NEFT 12', by: 'Meera' },
      },
    });
    await salon.post(visit, 'discounts', percentOff(10));
    await salon.save({ standardPercent: 70 });
    const answer = await salon.send('GET', `/api/admin/payouts/${paid.paid?._id}`);
    expect(answer.json()).toEqual(paid);
    const { beauticians } = await salon.overview(december);
    expect(beauticians.find(({ beauticianId }) => beauticianId === rekha.id)).toMatchObject({
      totals: null,
      paid: [paid.paid],
    });
  });

  test.each([
    'update payouts set total = total where beautician_id = $1',
    'delete from payouts where beautician_id = $1',
    'update payout_lines set amount = amount where beautician_id = $1',
    'delete from payout_lines where beautician_id = $1',
    'update payout_adjustments set amount = 1 where beautician_id = $1',
    'delete from payout_adjustments where beautician_id = $1',
  ])('threat 76: the database refuses to change it: %s', async (statement) => {
    await salon.visit(rekha, '2026-12-01');
    await salon.adjust(rekha, {});
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    const { pool } = salon.haldi.database;
    await expect(pool.query(statement, [rekha.id])).rejects.toThrow();
  });

  test('an adjustment that it has cannot be removed', async () => {
    const { _id } = await salon.adjust(rekha, {});
    await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    const answer = await salon.send('DELETE', `/api/admin/payouts/adjustments/${_id}`);
    expect(statusOrErrorCodeOf(answer)).toBe('PAYOUT_CHANGED');
  });

  test('one that changed since it was shown is refused', async () => {
    const visit = await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    const shown = await salon.draft(rekha, december);
    await salon.post(visit, 'payments', { amount: 0, tip: 100, method: 'upi' });
    expect(statusOrErrorCodeOf(await salon.markPaid(shown))).toBe('PAYOUT_CHANGED');
    expect(statusOrErrorCodeOf(await salon.markPaid(await salon.draft(rekha, december)))).toBe(201);
  });

  test('a period that has not ended, days in the future and nothing to pay are refused', async () => {
    await salon.visit(rekha, '2026-12-01');
    await salon.at('2026-12-30');
    const early = await salon.markPaid(await salon.draft(rekha, december), {
      paidOn: '2026-12-30',
    });
    expect(early.json().fields).toHaveProperty('to');
    await salon.at('2026-12-31');
    const shown = await salon.draft(rekha, december);
    const fieldsOf = async (over: object) =>
      Object.keys((await salon.markPaid(shown, over)).json().fields);
    expect(await fieldsOf({ paidOn: '2027-01-01' })).toEqual(['paidOn']);
    expect(await fieldsOf({ paidOn: '2026-11-30' })).toEqual(['paidOn']);
    expect(await fieldsOf({ method: null })).toEqual(['method']);
    const november = { from: '2026-11-01', to: '2026-11-30' };
    const empty = await salon.markPaid(await salon.draft(rekha, november));
    expect(empty.json().message).toBe('This period has nothing to pay');
  });

  test('two owners at once: one of them marks it as paid', async () => {
    await salon.visit(rekha, '2026-12-01');
    await salon.adjust(rekha, {});
    await salon.at('2027-01-02');
    const other = await salon.haldi.user({ isAdmin: true });
    const shown = await salon.draft(rekha, december);
    const answers = await Promise.all([
      salon.markPaid(shown),
      salon.markPaid(shown, {}, other),
      salon.markPaid(shown),
    ]);
    expect(answers.map(statusOrErrorCodeOf).toSorted()).toEqual([
      201,
      'PAYOUT_CHANGED',
      'PAYOUT_CHANGED',
    ]);
  });

  test('two periods at once: what is open is settled by one of them', async () => {
    await salon.visit(rekha, '2026-12-01');
    await salon.visit(rekha, '2027-01-01');
    await salon.adjust(rekha, {});
    await salon.at('2027-02-01');
    const [first, second] = [await salon.draft(rekha, december), await salon.draft(rekha, january)];
    const answers = await Promise.all([salon.markPaid(first), salon.markPaid(second)]);
    expect(answers.map(statusOrErrorCodeOf).toSorted()).toEqual([201, 'PAYOUT_CHANGED']);
  });

  test('an entry cannot be removed while its statement is marked as paid', async () => {
    await salon.visit(rekha, '2026-12-01');
    const { _id } = await salon.adjust(rekha, {});
    await salon.at('2027-01-02');
    const shown = await salon.draft(rekha, december);
    const { pool } = salon.haldi.database;
    const countWaiting = async () =>
      (
        await pool.query(
          `select 1 from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Holds the statement back after it was calculated.
      await client.query('lock table payouts in share mode');
      const paid = salon.markPaid(shown);
      await expect.poll(countWaiting, { timeout: 5_000 }).toBe(1);
      const removed = salon.send('DELETE', `/api/admin/payouts/adjustments/${_id}`);
      await expect.poll(countWaiting, { timeout: 5_000 }).toBe(2);
      await client.query('commit');
      expect([statusOrErrorCodeOf(await paid), statusOrErrorCodeOf(await removed)]).toEqual([
        201,
        'PAYOUT_CHANGED',
      ]);
    } finally {
      client.release(true);
    }
  });

  test('periods never overlap, also not in the database', async () => {
    await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    await salon.pay(rekha, december);
    const overlapping = { from: '2026-12-31', to: '2027-01-01' };
    const answer = await salon.send('GET', salon.payUrl(overlapping, rekha.id));
    expect(answer.json()).toMatchObject({
      code: 'PAYOUT_CHANGED',
      message: `${rekha.name} was already paid for 01 Dec 2026 to 31 Dec 2026. Choose other days.`,
    });
    const insert = `insert into payouts (beautician_id, name, period_from, period_to, terms, total, paid_on, reference, paid_by, recorded_at)
      select $1, '', $2, $3, '{}', 0, $3, '', '', now()`;
    const { pool } = salon.haldi.database;
    await expect(
      pool.query(insert, [rekha.id, overlapping.from, overlapping.to]),
    ).rejects.toMatchObject({ code: '23P01', constraint: 'payouts_periods' });
    await pool.query(insert, [rekha.id, '2027-01-01', '2027-01-01']);
    const other = await salon.hire(`Usha ${rekha.id}`);
    await pool.query(insert, [other.id, overlapping.from, overlapping.to]);
  });
});

describe('who reads a statement', () => {
  test('threat 76: a beautician reads her own paid statements, not drafts, not those of others', async () => {
    const usha = await salon.hire(`Usha ${rekha.id}`);
    await salon.visit(rekha, '2026-12-01');
    await salon.visit(rekha, '2027-01-01');
    await salon.at('2027-01-02');
    const paid = await salon.pay(rekha, december);
    const own = (user = rekha.user, path = '') =>
      salon.send('GET', `/api/work/payouts${path}`, undefined, user);
    expect((await own()).json()).toEqual([paid.paid]);
    expect((await own(rekha.user, `/${paid.paid?._id}`)).json()).toEqual(paid);
    expect((await own(usha.user)).json()).toEqual([]);
    expect((await own(usha.user, `/${paid.paid?._id}`)).statusCode).toBe(404);
    expect(JSON.stringify(paid)).not.toContain(salon.customer.username);
  });

  test('the file has every line and their sum, and every download is in the audit log', async () => {
    const visit = await salon.visit(rekha, '2026-12-01', { lines: { Threading: 1 } });
    await salon.adjust(rekha, { day: '2026-11-16', amount: 1_050, note: '=1+1' });
    await salon.at('2027-01-02');
    const url = salon.payUrl(december, rekha.id, '/statement.csv');
    const draft = await salon.send('GET', url);
    const lines = (text: string) => text.replace('\uFEFF', '').trim().split('\r\n').slice(1);
    const [{ name = '' } = {}] = visit.services;
    expect(lines(draft.body)).toEqual([
      `Visit,2026-12-01,${visit.orderId},${name},1,77,0,40,30.8,0,0,30.8`,
      "Advance,2026-11-16,,'=1+1,0,0,0,,0,0,0,-10.5",
      `Total,,,"${rekha.name}, 2026-12-01 to 2026-12-31",1,77,0,,30.8,0,0,20.3`,
    ]);
    const { paid } = await salon.pay(rekha, december);
    const file = await salon.send('GET', `/api/admin/payouts/${paid?._id}/statement.csv`);
    expect(lines(file.body).slice(0, 2)).toEqual(lines(draft.body).slice(0, 2));
    const log = await salon.send('GET', '/api/admin/audit');
    const name2 = `payout-${rekha.id}-2026-12-01-to-2026-12-31.csv`;
    expect(log.json().entries[0]).toMatchObject({ act: 'file-exported', subject: { name: name2 } });
  });

  test('deleting accounts keeps the statement, without the name of the owner', async () => {
    await salon.visit(rekha, '2026-12-01');
    await salon.at('2027-01-02');
    const other = await salon.haldi.user({ isAdmin: true });
    const answer = await salon.markPaid(await salon.draft(rekha, december), {}, other);
    const id = answer.json().paid._id;
    const download = await salon.send('GET', '/api/auth/user/data', undefined, rekha.user);
    expect(download.json().payouts).toMatchObject([{ paid: { _id: id } }]);
    const gone = await salon.send('POST', '/api/auth/user/delete', {}, other);
    expect(gone.statusCode, gone.body).toBeLessThan(300);
    const kept = await salon.send('GET', `/api/admin/payouts/${id}`);
    expect(kept.json()).toMatchObject({ name: rekha.name, paid: { by: null } });
  });
});
