import { Analytics } from '@haldi/contract/analytics/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestComplaints, type TestComplaints } from '../../testing/test-complaints.ts';
import { toRequestLine } from '../../testing/test-salon.ts';

let desk: TestComplaints;
let names: string[];
let charge: number;

const ask = (report = '') =>
  desk.get(`/api/admin/analytics${report}?from=2026-11-17&to=2026-11-20`, desk.meera);

beforeAll(async () => {
  desk = await openTestComplaints();
  const { salon, priya } = desk;
  const facial = await salon.first('Facial');
  const waxing = await salon.first('WaxingRica');
  names = [facial.name, waxing.name];
  await desk.haldi.database.pool.query(
    'update services set price = case id when $1 then 600 else 300 end, offerprice = 1000 where id in ($1, $2)',
    [facial._id, waxing._id],
  );
  const visit = async (appointmentDate: string, quantity: number) => {
    const [first, second] = [await salon.first('Facial'), await salon.first('WaxingRica')];
    const order = await salon.place(priya, {
      appointmentDate,
      services: [toRequestLine(first), toRequestLine(second, quantity)],
    });
    return desk.complete(await desk.confirm(order, 'Beautician 1'));
  };
  const refunded = await visit('2026-11-17', 1);
  charge = refunded.visitingCharge;
  await desk.pay(refunded, refunded.total * 100);
  // A tenth of the price.
  await desk.close(await desk.opened(refunded), {
    ...{ kind: 'refund', method: 'cash', amount: refunded.total * 10 },
  });
  await desk.opened(await visit('2026-11-18', 2));
  const cancelled = await salon.place(priya, { appointmentDate: '2026-11-19' });
  await desk.pay(cancelled, 10_000);
  await desk.cancel(priya, cancelled);
  await desk.done(cancelled, 'refunds', { amount: 10_000, method: 'cash', reason: 'Prepaid' });
  // After the period.
  await desk.opened(await visit('2026-11-21', 1));
});
afterAll(() => desk.haldi.close());

test('complaints are counted and refunds shared by service and beautician', async () => {
  const { complaints } = Analytics.parse((await ask()).json());
  const [facial, waxing] = names;
  expect(complaints).toEqual({
    outcomes: [
      { outcome: 'refund', complaints: 1 },
      { outcome: null, complaints: 1 },
    ],
    byService: [
      { name: facial, complaints: 2, refunds: 6_000 },
      { name: waxing, complaints: 2, refunds: 3_000 },
      { name: 'Visiting charge', complaints: 0, refunds: charge * 10 },
    ],
    byBeautician: [{ name: 'Beautician 1', complaints: 2, refunds: 9_000 + charge * 10 }],
  });
});

test('the CSV file has outcomes, services and beauticians, in rupees', async () => {
  const rows = (await ask('/complaints.csv')).body.replace('\uFEFF', '').trim().split('\r\n');
  expect(rows[0]).toBe('By,Name,Complaints,Refunds');
  expect(rows[1]).toBe('Outcome,Refund,1,');
  expect(rows.at(-1)).toBe(`Beautician,Beautician 1,2,${90 + charge / 10}`);
});
