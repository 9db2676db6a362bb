import { randomUUID } from 'node:crypto';
import type { AuditPage } from '@haldi/contract/audit/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import {
  Customer,
  type CustomerNote,
  type CustomerOrders,
  type FoundCustomer,
} from '@haldi/contract/users/customer/schema';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestPhoneBooking,
  type TestPhoneBooking,
} from '../../../testing/test-phone-booking.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: TestPhoneBooking;
let asha: TestUser;

const ask = (request: InjectOptions) => desk.haldi.as(desk.meera, request, 'bearer');
const read = async (userId: string): Promise<Customer> =>
  Customer.parse((await ask({ url: `/api/admin/customers/${userId}` })).json());

beforeAll(async () => {
  desk = await openTestPhoneBooking();
  asha = await desk.haldi.user({
    username: 'Asha Kulkarni',
    mobileNumber: '9822012345',
    street: '5 Paud Road',
    apartmentNumber: 'B-204',
    town: 'Pune',
    state: '',
    pincode: '411038',
  });
});
afterAll(() => desk.close());

describe('finding a customer', () => {
  const find = async (search: string): Promise<string[]> => {
    const url = `/api/admin/customers?search=${encodeURIComponent(search)}`;
    return (await ask({ url })).json<FoundCustomer[]>().map(({ name }) => name);
  };

  test.each(['asha', 'KULK', 'Asha  Kul', '98220123', '12345', '+91 98220 12345', '098220-12345'])(
    '%j finds the customer',
    async (search) => {
      expect(await find(search)).toContain('Asha Kulkarni');
    },
  );

  test.each(['Ashb', '%', '_', '98220123456'])('%j does not', async (search) => {
    expect(await find(search)).not.toContain('Asha Kulkarni');
  });

  test('eight at most, those first whose name begins with it', async () => {
    for (let one = 0; one < 9; one += 1) await desk.haldi.user({ username: `Big Zoya ${one}` });
    await desk.haldi.user({ username: 'Zoya Big' });
    const found = await find('zoya');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Zoya Big');
  });

  test('with details that distinguish customers of the same name', async () => {
    await desk.visit(asha, 'Anjali', { appointmentDate: desk.nextDay() });
    const answer = await ask({ url: '/api/admin/customers?search=asha%20kul' });
    expect(answer.json<FoundCustomer[]>()).toEqual([
      {
        _id: asha.id,
        name: 'Asha Kulkarni',
        mobileNumber: '9822012345',
        address: 'B-204, 5 Paud Road, Pune - 411038',
        status: 'active',
        isPhoneVerified: true,
        lastVisit: '2026-12-01',
        upcomingVisits: 0,
      },
    ]);
  });
});

describe('the customer page', () => {
  test('shows the totals of the orders', async () => {
    const customer = await desk.haldi.user();
    const visit = await desk.visit(customer, 'Anjali', { appointmentDate: desk.nextDay() });
    const gone = await desk.salon.place(customer, { appointmentDate: desk.nextDay() });
    await desk.salon.track(desk.meera, gone._id, {
      status: 'cancelled',
      message: updateMessages[5],
    });
    await desk.haldi.database.pool.query(
      `update orders set cancel_reason = 'no_show', cancelled_by = 'salon' where id = $1`,
      [gone._id],
    );
    await desk.haldi.database.pool.query(
      `insert into order_fees (order_id, kind, amount, created_at)
       values ($1, 'no_show', 150, now()), ($1, 'late_cancel', 100, now())`,
      [gone._id],
    );
    const waived = await desk.salon.place(customer, { appointmentDate: desk.nextDay() });
    await desk.salon.track(desk.meera, waived._id, {
      status: 'cancelled',
      message: updateMessages[5],
    });
    await desk.haldi.database.pool.query(
      `insert into order_fees (order_id, kind, amount, created_at, is_waived)
       values ($1, 'no_show', 70, now(), true)`,
      [waived._id],
    );
    const later = desk.nextDay();
    const upcomingVisits = [
      await desk.salon.place(customer, { appointmentDate: desk.nextDay() }),
      await desk.salon.place(customer, { appointmentDate: later }),
    ];
    const paid = await desk.haldi.as(desk.meera, {
      method: 'POST',
      url: `/api/orders/${visit._id}/payments`,
      payload: { amount: 5_000, tip: 0, method: 'cash', attempt: randomUUID() },
    });
    expect(paid.statusCode, paid.body).toBe(200);
    const shown = await read(customer.id);
    expect(shown.user).toMatchObject({ id: customer.id, totalOrders: 5 });
    expect(shown.totals).toEqual({
      completed: 1,
      spent: visit.total,
      open: 2,
      cancelled: 2,
      noShows: 1,
      lateCancellations: 1,
      fees: 250,
      outstanding: (visit.total + 250) * 100 - 5_000,
      lastVisit: visit.appointmentDate,
    });
    expect(shown.upcomingVisits.map(({ _id }) => _id)).toEqual(
      upcomingVisits.map(({ _id }) => _id).toReversed(),
    );
    expect(shown.pastBeauticians.map(({ name }) => name)).toEqual(['Anjali']);
    expect(shown.unsettledOrders.map(({ _id }) => _id)).toEqual([gone._id, visit._id]);
  });

  test('the latest payments without corrected ones, and orders until they are settled', async () => {
    const customer = await desk.haldi.user();
    const order = await desk.salon.place(customer, { appointmentDate: desk.nextDay() });
    const record = async (path: string, body: object): Promise<void> => {
      const url = `/api/orders/${order._id}/${path}`;
      const payload = { ...body, attempt: randomUUID() };
      const answer = await desk.haldi.as(desk.meera, { method: 'POST', url, payload });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const total = order.total * 100;
    await record('payments', { amount: 10_000, tip: 0, method: 'card' });
    const [typedTwice] = (await read(customer.id)).recentPayments;
    await record('reversals', { entry: typedTwice?.id, reason: 'Typed twice' });
    await record('payments', {
      ...{ amount: total + 5_050, tip: 2_000, method: 'cash', acceptsOverpayment: true },
    });
    expect((await read(customer.id)).unsettledOrders).toMatchObject([{ _id: order._id }]);
    await record('refunds', { amount: 5_050, method: 'upi', reason: 'Paid too much' });
    const { recentPayments, unsettledOrders } = await read(customer.id);
    const ofOrder = { _id: order._id, orderId: order.orderId };
    expect(recentPayments).toMatchObject([
      { ...ofOrder, kind: 'refund', method: 'upi', amount: 5_050 },
      { ...ofOrder, kind: 'tip', method: 'cash', amount: 2_000 },
      { ...ofOrder, kind: 'payment', method: 'cash', amount: total + 5_050 },
    ]);
    expect(unsettledOrders).toEqual([]);
  });

  test('each address once: of the account, saved, of orders', async () => {
    const customer = await desk.haldi.user({
      street: '1 Home Road',
      apartmentNumber: '',
      pincode: '411001',
    });
    const recipient = { name: 'Aai', phone: '9822000003' };
    await desk.haldi.as(customer, {
      method: 'POST',
      url: '/api/auth/user/addresses',
      payload: { label: 'Aai', recipient, street: '2 Old Road', town: 'Pune', pincode: '411002' },
    });
    const order = async (street: string, pincode: string, over: object = {}): Promise<Order> =>
      desk.salon.place(customer, {
        appointmentDate: desk.nextDay(),
        address: { ...desk.bookingFor({}).address, apartmentNumber: '', street, pincode },
        ...over,
      });
    await order('1 home  road', '411001');
    await order('2 Old Road', '411002', { recipient });
    await order('3 Office Park', '411003');
    const { addresses } = await read(customer.id);
    expect(
      addresses.map(({ kind, label, street, recipient: whom }) => [
        kind,
        label,
        street,
        whom?.name,
      ]),
    ).toEqual([
      ['account', '', '1 Home Road', undefined],
      ['saved', 'Aai', '2 Old Road', 'Aai'],
      ['order', '', '3 Office Park', undefined],
    ]);
  });

  test('all orders, page by page', async () => {
    const customer = await desk.haldi.user();
    const placed: string[] = [];
    for (let one = 0; one < 3; one += 1) {
      desk.haldi.clock.set(new Date(Date.UTC(2026, 10, 16, 6, one)).toISOString());
      placed.push((await desk.salon.place(customer, { appointmentDate: desk.nextDay() }))._id);
    }
    const url = `/api/admin/customers/${customer.id}/orders?limit=2`;
    const first = (await ask({ url })).json<CustomerOrders>();
    const rest = (await ask({ url: `${url}&cursor=${first.next}` })).json<CustomerOrders>();
    expect(first.orders).toHaveLength(2);
    expect([...first.orders, ...rest.orders].map(({ _id }) => _id)).toEqual(placed.toReversed());
    expect(rest.next).toBeNull();
  });

  test('the review and the post', async () => {
    const customer = await desk.haldi.user();
    await desk.haldi.as(customer, {
      method: 'POST',
      url: '/api/form/review',
      payload: { id: 1, comment: 'Lovely hands', rating: 5, username: customer.username },
    });
    const { review, post } = await read(customer.id);
    expect(review).toMatchObject({ rating: 5, comment: 'Lovely hands' });
    expect(post).toBeNull();
  });

  test('unknown id: 404', async () => {
    for (const url of ['/api/admin/customers/nobody', '/api/admin/customers/nobody/orders']) {
      expect((await ask({ url })).statusCode).toBe(404);
    }
  });
});

describe('salon notes', () => {
  const notesOf = (userId: string) => `/api/admin/customers/${userId}/notes`;
  const write = (userId: string, text: string) =>
    ask({ method: 'POST', url: notesOf(userId), payload: { text } });

  test('the newest first, with who wrote them and when; a note can be deleted', async () => {
    const customer = await desk.haldi.user();
    await write(customer.id, 'Has a dog');
    const written = (await write(customer.id, ' Rings twice ')).json<CustomerNote[]>();
    expect(written.map(({ text, by }) => [text, by])).toEqual([
      ['Rings twice', 'Meera'],
      ['Has a dog', 'Meera'],
    ]);
    expect((await read(customer.id)).notes).toEqual(written);
    const [newest] = written;
    const gone = { method: 'DELETE', url: `${notesOf(customer.id)}/${newest?._id}` } as const;
    const left = (await ask(gone)).json<CustomerNote[]>();
    expect(left.map(({ text }) => text)).toEqual(['Has a dog']);
    expect((await ask(gone)).statusCode).toBe(404);
    const audit = (await ask({ url: '/api/admin/audit?limit=3' })).json<AuditPage>();
    expect(audit.entries.map(({ act, subject }) => [act, subject?.id])).toEqual([
      ['note-deleted', customer.id],
      ['note-added', customer.id],
      ['note-added', customer.id],
    ]);
    expect(JSON.stringify(audit)).not.toContain('dog');
  });

  test('a note is found only with its customer', async () => {
    const [customer, other] = [await desk.haldi.user(), await desk.haldi.user()];
    const [note] = (await write(customer.id, 'Has a dog')).json<CustomerNote[]>();
    const wrong = await ask({ method: 'DELETE', url: `${notesOf(other.id)}/${note?._id}` });
    expect(wrong.statusCode).toBe(404);
    expect((await read(customer.id)).notes).toHaveLength(1);
  });

  test('empty notes and unknown customers are rejected', async () => {
    expect((await write(asha.id, '  ')).statusCode).toBe(422);
    expect((await write('nobody', 'Has a dog')).statusCode).toBe(404);
  });

  test('are in the data download and deleted with the account', async () => {
    const customer = await desk.haldi.user({ password: 'turmeric-and-milk' });
    await write(customer.id, 'Has a dog');
    const mine = await desk.haldi.as(customer, { url: '/api/auth/user/data' });
    expect(mine.json()).toMatchObject({ notesOfTheSalon: [{ text: 'Has a dog' }] });
    const gone = await desk.haldi.as(customer, {
      method: 'POST',
      url: '/api/auth/user/delete',
      payload: { password: 'turmeric-and-milk' },
    });
    expect(gone.statusCode).toBe(204);
    const { rows } = await desk.haldi.database.pool.query(
      'select 1 from customer_notes where user_id = $1',
      [customer.id],
    );
    expect(rows).toEqual([]);
  });
});
