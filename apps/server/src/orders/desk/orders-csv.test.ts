import { randomUUID } from 'node:crypto';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Beautician } from '@haldi/contract/roster/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { insertBeauticians } from '../../roster/store.ts';

let product: TestApp;
let salon: TestSalon;
let admin: TestUser;
let asha: TestUser;

const header =
  'Order ID,Status,Customer,Phone,Visit For,Visit Phone,Apartment,Street,Landmark,City,State,Pincode,Appointment Date,Slot,Beautician,Services,Services Total,Visiting Charge,Total,Discount,Fees,Paid,Tips,Due,Cancel Reason,Placed On,Placed At';

const ask = (query: string, as: TestUser | null = admin) =>
  product.as(as, { url: `/api/orders/export.csv${query}` }, 'cookie');
const lines = async (query = ''): Promise<string[]> => {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="orders-2026-11-16.csv"',
  );
  expect(answer.headers['cache-control']).toBe('no-store');
  const [first, ...rest] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(first).toBe(header);
  return rest;
};

const copyOrder = (id: string, count: number) =>
  product.database.pool.query(
    `with made as (
       insert into orders (id, order_number, user_id, username, user_phone, services_total,
         visiting_charge, total, appointment_date, start_minute, visit_minutes, street,
         apartment_number, town, state, pincode, latitude, longitude, status, fingerprint, created_at)
       select gen_random_uuid(), 500000 + n, null, 'Many ' || n, user_phone, services_total,
         visiting_charge, total, appointment_date, start_minute, visit_minutes, street,
         apartment_number, town, state, pincode, latitude, longitude, 'cancelled', '',
         timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
       from orders, generate_series(1, $2::int) n where orders.id = $1
       returning id, created_at
     ), told as (
       insert into order_tracking (order_id, status, event, created_at)
       select id, 'cancelled', '{"kind": "cancelled"}', created_at from made
     )
     insert into order_services (order_id, service_id, position, data_set, name, price, duration, quantity)
     select made.id, s.service_id, s.position, s.data_set, s.name, s.price, s.duration, s.quantity
     from made, order_services s where s.order_id = $1`,
    [id, count],
  );

beforeAll(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  admin = await product.user({ isAdmin: true });
  asha = await product.user({ username: 'Asha "AK" Kulkarni', mobileNumber: '9822012345' });
});
afterAll(() => product.close());

describe('the export of orders', () => {
  test('has what the screen shows, quoted where needed', async () => {
    const service = salon.service(60);
    const order = await salon.place(asha, {
      orderId: 612_345,
      recipient: { name: 'Sunita Rao', phone: '9822054321' },
      appointmentDate: '2026-12-01',
      services: [toRequestLine(service, 2)],
      address: {
        street: '5 Paud Road, Kothrud',
        apartmentNumber: 'B-204',
        landmark: 'Near SBI ATM',
        city: 'Pune',
        state: 'Maharashtra',
        pincode: '411038',
        latitude: 0,
        longitude: 0,
      },
    });
    const sum = service.price * 2;
    const services = `${service.name} (${service.price} x 2)`;
    const quoted = /[",]/.test(services) ? `"${services.replaceAll('"', '""')}"` : services;
    expect(await lines('?search=612345')).toEqual([
      `612345,pending,"Asha ""AK"" Kulkarni",9822012345,Sunita Rao,9822054321,B-204,"5 Paud Road, Kothrud",Near SBI ATM,Pune,Maharashtra,411038,2026-12-01,10:00 AM,Unassigned,${quoted},${sum},${order.visitingCharge},${sum + order.visitingCharge},0,0,0,0,${sum + order.visitingCharge},,2026-11-16,11:30 AM`,
    ]);
  });

  test('has the amount due and the cancel reason', async () => {
    const order = await salon.place(asha, { orderId: 656_789, appointmentDate: '2026-12-04' });
    const tracked = await salon.track(admin, order._id, {
      status: 'cancelled',
      message: 'Your appointment has been cancelled. Please contact us to book again.',
      reason: 'no_show',
    });
    expect(tracked.statusCode).toBe(200);
    const [line = ''] = await lines('?search=656789');
    const fee = order.terms.noShowFee;
    expect(line).toContain(`,${order.total},0,${fee},0,0,${fee},Customer not at home,`);
  });

  test('has payments, tips and discounts, with paise where there are any', async () => {
    const order = await salon.place(await product.user(), {
      orderId: 667_890,
      appointmentDate: '2026-12-05',
    });
    const send = async (part: string, payload: object): Promise<void> => {
      const url = `/api/orders/${order._id}/${part}`;
      const body = { attempt: randomUUID(), method: 'cash', ...payload };
      const answer = await product.as(admin, { method: 'POST', url, payload: body });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const paid = order.total * 100 + 5_050;
    await send('payments', { amount: paid, tip: 2_505, acceptsOverpayment: true });
    const line = async (): Promise<string> => (await lines('?search=667890'))[0] ?? '';
    expect(await line()).toContain(`,${order.total},0,0,${(paid / 100).toFixed(2)},25.05,-50.5,,`);
    const completed = { status: 'completed', message: updateMessages[4] };
    expect((await salon.track(admin, order._id, completed)).statusCode).toBe(200);
    await send('refunds', { amount: 5_050 + 10_000, reason: 'Late' });
    const { total } = order;
    expect(await line()).toContain(`,${total},100,0,${total - 100},25.05,0,,`);
  });

  test('uses the filters of the list', async () => {
    const order = await salon.place(asha, { orderId: 623_456, appointmentDate: '2026-12-02' });
    const tracked = await salon.track(admin, order._id, {
      status: 'confirmed',
      message: 'A beautician has been assigned to your appointment.',
      beautician: 'Beautician 1',
    });
    expect(tracked.statusCode).toBe(200);
    const found = async (query: string) =>
      (await lines(query)).map((line) => line.split(',')[0] ?? '');
    expect(await found('?status=confirmed')).toEqual(['623456']);
    expect(await found('?from=2026-12-02&to=2026-12-02')).toEqual(['623456']);
    expect(await found('?beautician=Beautician%201&slot=10:00%20AM')).toEqual(['623456']);
    expect(await found('?pincode=411038')).toEqual(['612345']);
    expect(await found('?status=completed&from=2026-12-02&to=2026-12-02')).toEqual([]);
  });

  test('threat 13: a name that is a formula is text to a spreadsheet', async () => {
    const mallory = await product.user({ username: '=HYPERLINK("http://evil","x")' });
    await salon.place(mallory, {
      orderId: 634_567,
      appointmentDate: '2026-12-03',
      address: {
        street: '@SUM(A1)',
        city: '+Pune',
        state: '-1',
        pincode: '411001',
        latitude: 0,
        longitude: 0,
      },
    });
    const [line] = await lines('?search=634567');
    expect(line).toContain(`,"'=HYPERLINK(""http://evil"",""x"")",`);
    expect(line).toContain(`,'@SUM(A1),,'+Pune,'-1,411001,`);
  });

  test('exports thousands of orders in order, without duplicates', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-04' });
    await copyOrder(order._id, 1_234);
    const found = await lines('?search=Many');
    expect(found).toHaveLength(1_234);
    const ids = found.map((line) => Number(line.split(',')[0]));
    expect(new Set(ids).size).toBe(1_234);
    const minutes = ids.map((id) => Math.floor((id - 500_000) / 3));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
  });

  test.each(['?status=gone', '?limit=5', '?cursor=x', '?minAmount=-1'])(
    '%s: 422',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(422);
    },
  );
});

test('the roster lists active beauticians first, by name', async () => {
  await insertBeauticians(product.context.db, [
    { name: 'Asmita' },
    { name: 'Aditi', active: false },
  ]);
  const answer = await product.as(admin, { url: '/api/admin/beauticians' }, 'bearer');
  expect(answer.json<Beautician[]>().map(({ name, active }) => [name, active])).toEqual([
    ['Asmita', true],
    ['Beautician 1', true],
    ['Beautician 2', true],
    ['Beautician 3', true],
    ['Aditi', false],
  ]);
});
