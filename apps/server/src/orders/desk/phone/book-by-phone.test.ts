import type { AuditPage } from '@haldi/contract/audit/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import { Order } from '@haldi/contract/orders/schema';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestPhoneBooking,
  type TestPhoneBooking,
} from '../../../../testing/test-phone-booking.ts';
import type { TestUser } from '../../../../testing/test-user.ts';

let desk: TestPhoneBooking;

beforeAll(async () => {
  desk = await openTestPhoneBooking();
});
afterAll(() => desk.close());

describe('for an existing customer', () => {
  test('belongs to the customer, names the admin in the history, and is published', async () => {
    const told: unknown[] = [];
    const stop = desk.haldi.context.live.subscribe('orders', (event) => told.push(event));
    const body = desk.bookingFor(
      { userId: desk.ravi.id },
      { appointmentDate: desk.nextDay(), note: 'Ring twice', recipient: undefined },
    );
    const answer = await desk.send(body);
    stop();
    expect(answer.statusCode).toBe(201);
    const order = Order.parse(answer.json());
    expect(order).toMatchObject({
      orderId: body.orderId,
      userId: desk.ravi.id,
      username: 'Ravi',
      userPhone: desk.ravi.mobileNumber,
      status: 'pending',
      note: 'Ring twice',
    });
    expect(order.trackingHistory[0]).toMatchObject({
      kind: 'booked-by-phone',
      message: 'Order booked by phone',
    });
    expect(told).toEqual([expect.objectContaining({ kind: 'order-placed', _id: order._id })]);
    const { rows } = await desk.haldi.database.pool.query(
      'select admin_id from order_tracking where order_id = $1',
      [order._id],
    );
    expect(rows).toEqual([{ admin_id: desk.meera.id }]);
    const audit = await desk.haldi.as(desk.meera, { url: '/api/admin/audit?limit=1' }, 'bearer');
    expect(audit.json<AuditPage>().entries[0]).toMatchObject({
      act: 'order-booked',
      admin: { id: desk.meera.id },
      subject: { id: order._id, name: `#${order.orderId}` },
    });
    const own = await desk.haldi.as(desk.ravi, {
      url: `/api/orders/${desk.ravi.id}/${order.orderId}`,
    });
    expect(own.json<Order>()._id).toBe(order._id);
  });

  test('any number of visits, but no overlap', async () => {
    const customer = await desk.haldi.user();
    for (let visit = 0; visit < 5; visit += 1) {
      const booked = await desk.send(
        desk.bookingFor({ userId: customer.id }, { appointmentDate: desk.nextDay() }),
      );
      expect(booked.statusCode).toBe(201);
    }
    const appointmentDate = desk.nextDay();
    const first = await desk.send(desk.bookingFor({ userId: customer.id }, { appointmentDate }));
    const { orderId } = first.json<Order>();
    expect(
      await desk.errorOf(desk.bookingFor({ userId: customer.id }, { appointmentDate })),
    ).toMatchObject({
      code: 'ALREADY_BOOKED',
      message: `This customer’s order #${orderId} is at the same time. Please choose another time.`,
      details: { orderId },
    });
    const recipient = { name: 'Sunita', phone: '9822000001' };
    const other = desk.bookingFor({ userId: customer.id }, { appointmentDate, recipient });
    expect((await desk.send(other)).json<Order>().recipient).toEqual(recipient);
  });

  test('a repeat is the same order; other content under its number is refused', async () => {
    const body = desk.bookingFor({ userId: desk.ravi.id }, { appointmentDate: desk.nextDay() });
    const [one, two] = await Promise.all([desk.send(body), desk.send(body)]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 201]);
    expect(one.json<Order>()._id).toBe(two.json<Order>()._id);
    expect(await desk.errorOf({ ...body, note: 'Another word' })).toMatchObject({
      code: 'ORDER_EXISTS',
      details: { order: { _id: one.json<Order>()._id } },
    });
  });

  test('the usual rules of orders apply', async () => {
    const customer = { userId: desk.ravi.id };
    const cheaper = desk.bookingFor(customer).services.map((line) => ({ ...line, price: 1 }));
    for (const [over, code] of [
      [{ services: cheaper }, 'PRICE_CHANGED'],
      [{ visitingCharge: 1 }, 'PRICE_CHANGED'],
      [{ appointmentDate: '2026-11-15' }, 'SLOT_NOT_BOOKABLE'],
      [{ appointmentSlot: '10:10 PM' }, 'SLOT_NOT_BOOKABLE'],
      [{ askedFor: desk.anjali }, 'NOT_HER_CUSTOMER'],
    ] as [Partial<OrderRequest>, string][]) {
      expect((await desk.errorOf(desk.bookingFor(customer, over))).code).toBe(code);
    }
  });

  test('at any minute that fits the plan, without the minimum notice', async () => {
    const { pool } = desk.haldi.database;
    await pool.query('update settings set booking_notice_minutes = 1440');
    desk.haldi.context.live.publish('content-changed');
    const date = indiaDay(desk.haldi.clock());
    const customer = await desk.haldi.user();
    const slots = (who: TestUser, query: string) =>
      desk.haldi.as(who, { url: `/api/booking/slots?date=${date}&${query}` });
    const reasons = async (query: string) =>
      (await slots(desk.meera, query))
        .json<SlotAvailability[]>()
        .map(({ slot, available, reason }) => `${slot} ${available ? 'free' : reason}`);
    expect(await reasons('')).not.toContain('05:00 PM free');
    expect(await reasons('byPhone=true&at=04:15%20PM')).toEqual(
      expect.arrayContaining(['04:15 PM free', '05:00 PM free', '09:00 AM PAST']),
    );
    for (const query of ['byPhone=true', 'at=04:15%20PM'])
      expect((await slots(customer, query)).statusCode).toBe(403);
    const when = { appointmentDate: date, appointmentSlot: '04:15 PM' };
    const booked = await desk.send(desk.bookingFor({ userId: customer.id }, when));
    expect(booked.statusCode, booked.body).toBe(201);
    expect(booked.json<Order>().appointmentSlot).toBe('04:15 PM');
    await pool.query('update settings set booking_notice_minutes = 0');
  });

  test('a customer without a mobile number is booked with the number given', async () => {
    const silent = await desk.haldi.user({ mobileNumber: null });
    const body = desk.bookingFor({ userId: silent.id }, { appointmentDate: desk.nextDay() });
    expect(await desk.errorOf(body)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { userPhone: 'Enter the customer’s mobile number.' },
    });
    const told = await desk.send({ ...body, userPhone: '9822012399' });
    expect(told.json<Order>().userPhone).toBe('9822012399');
  });

  test('a deleted account is refused', async () => {
    expect(await desk.errorOf(desk.bookingFor({ userId: 'nobody' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'This customer no longer has an account.',
    });
  });
});

describe('the customer’s beauticians', () => {
  test('previous beauticians can be requested, and are preferred', async () => {
    const { priya, anjali, holder } = desk;
    const asked = await desk.send(
      desk.bookingFor({ userId: priya.id }, { appointmentDate: desk.nextDay(), askedFor: anjali }),
    );
    expect(asked.json<Order>().askedFor).toBe('Anjali');
    const open = await desk.send(
      desk.bookingFor({ userId: priya.id }, { appointmentDate: desk.nextDay() }),
    );
    expect(await holder(open.json<Order>())).toBe('Anjali');
  });

  test('excluded beauticians are not assigned, and the slots match', async () => {
    const { haldi, meera, anjali, holder } = desk;
    const customer = await haldi.user();
    await haldi.as(
      meera,
      { method: 'PUT', url: `/api/admin/users/${customer.id}/excluded-beauticians/${anjali}` },
      'bearer',
    );
    const appointmentDate = desk.nextDay();
    const order = await desk.send(desk.bookingFor({ userId: customer.id }, { appointmentDate }));
    expect(await holder(order.json<Order>())).toBe('Meena');
    const freeAt = async (query: string, as: TestUser | null = meera) => {
      const answer = await haldi.as(as, {
        url: `/api/booking/slots?date=${appointmentDate}${query}`,
      });
      if (answer.statusCode !== 200) return answer.json<ApiError>().code;
      return answer.json<SlotAvailability[]>().find(({ slot }) => slot === '10:00 AM')?.available;
    };
    expect(await freeAt('')).toBe(true);
    expect(await freeAt(`&customer=${customer.id}`)).toBe(false);
    expect(await freeAt(`&customer=${customer.id}`, customer)).toBe('FORBIDDEN');
    expect(await freeAt(`&customer=${customer.id}`, null)).toBe('UNAUTHENTICATED');
    const day = `/api/booking/days?from=${appointmentDate}&to=${appointmentDate}`;
    const asked = `${day}&customer=${desk.priya.id}&beautician=${anjali}`;
    expect((await haldi.as(meera, { url: asked })).statusCode).toBe(200);
    const notHers = await haldi.as(meera, { url: `${day}&beautician=${anjali}` });
    expect(notHers.json<ApiError>().code).toBe('NOT_HER_CUSTOMER');
  });
});
