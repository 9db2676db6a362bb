import { randomUUID } from 'node:crypto';
import type { Complaint, ComplaintList } from '@haldi/contract/complaints/desk/schema';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { generateOrderId } from '@haldi/contract/orders/order-id';
import type { Order } from '@haldi/contract/orders/schema';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { expect } from 'vitest';
import { type BookedOrder, MoneyModel } from './money-model.ts';
import { releaseUnpaidOrdersOnInstance } from './test-advances.ts';
import { createBeauticianUser } from './test-beautician-app.ts';
import { addTestCoupon } from './test-coupons.ts';
import { openTestOrderChanges } from './test-order-changes.ts';
import { toRequestLine } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

export type Booked = BookedOrder & {
  beautician: string;
  phone: TestUser;
  customer: TestUser;
  /** The order of which this is a free repeat visit. */
  repeatOf: string | null;
};

/** A free repeat visit of the order is booked. */
export const isRepeated = (group: readonly Booked[], { order }: Booked): boolean =>
  group.some(({ repeatOf, money }) => repeatOf === order._id && money.status !== 'cancelled');

const firstDay = '2026-11-17';
const slots = ['09:00 AM', '11:00 AM', '01:00 PM', '03:00 PM'];

/** Orders with a model of their money, on as many days as they need. */
export const openTestMoneyOrders = async (beauticians: number) => {
  const changes = await openTestOrderChanges();
  const { haldi, salon, meera: owner } = changes;
  const desk = await haldi.user({ role: 'desk' });
  const phones: { name: string; user: TestUser }[] = [];
  for (const name of Array.from({ length: beauticians }, (_, n) => `Beautician ${n}`)) {
    await salon.hireOne(name);
    phones.push({ name, user: await createBeauticianUser(haldi, name) });
  }
  const { pool } = haldi.database;
  await pool.query('update settings set booking_horizon_days = 730, no_show_fee = 150');
  await pool.query(
    `update payment_settings set methods = '{upi}', upi = '{"id":"salon@okbank","name":"Salon","kind":"personal","merchantCode":null}'`,
  );
  const coupons = {
    percent: await addTestCoupon(haldi, owner, { percent: 13 }),
    ceiling: await addTestCoupon(haldi, owner, { percent: 40, ceiling: 150 }),
    amount: await addTestCoupon(haldi, owner, { percent: null, amount: 220 }),
  };
  const perDay = slots.length * beauticians;
  const all: Booked[] = [];

  const track = async ({ order, money, beautician }: Booked, to: string) => {
    const [confirmed, , , , completed, cancelled] = updateMessages;
    const status = to === 'no-show' ? 'cancelled' : to;
    const message = { confirmed, completed, cancelled }[status];
    const answer = await salon.track(owner, order._id, {
      ...{ status, message, acknowledged: [...conflictKinds], waiveAdvance: true },
      ...(status === 'cancelled'
        ? { reason: to === 'no-show' ? 'no_show' : 'customer_asked' }
        : { beautician }),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const wasRequest = money.status === 'pending' || money.status === 'cancelled';
    if (money.advance && wasRequest && status !== 'cancelled' && money.missingAdvance > 0) {
      money.advance.isWaived = true;
    }
    money.status = status;
    money.isReleased = false;
  };

  const nextPlace = () => {
    const booked = all.length;
    const phone = phones[Math.floor(booked / slots.length) % phones.length];
    if (!phone) throw new Error('there are no beauticians');
    const appointmentDate = addDays(firstDay, Math.floor(booked / perDay));
    return { phone, appointmentDate, appointmentSlot: slots[booked % slots.length] ?? '' };
  };

  const modelOf = ({ total, visitingCharge }: Order): MoneyModel =>
    Object.assign(new MoneyModel(), { total: total * 100, charge: visitingCharge * 100 });

  const asOwner = (url: string, payload?: object) =>
    haldi.as(owner, payload ? { method: 'POST', url, payload } : { url });

  /** Of the order; opened, or opened again. */
  const openComplaint = async ({ _id }: Order): Promise<Complaint> => {
    const sent = () => ({ text: 'Too short', attempt: randomUUID() });
    const { items } = (await asOwner(`/api/admin/complaints?order=${_id}`)).json<ComplaintList>();
    const [known] = items;
    if (!known) return (await asOwner(`/api/admin/orders/${_id}/complaint`, sent())).json();
    const reopening = { kind: 'reopen', version: known.version, ...sent() };
    return (await asOwner(`/api/admin/complaints/${known._id}/changes`, reopening)).json();
  };

  const setAdvance = (advance: 'kept' | 'returned' | null) =>
    pool.query('update payment_settings set advance = $1', [
      advance &&
        JSON.stringify({
          ...{ percent: 30, amount: null, minimumPrice: 0, services: [] },
          ...{ minutes: 60, isKept: advance === 'kept' },
        }),
    ]);

  return {
    changes,
    owner,
    desk,
    all,
    track,
    range: () => ({
      from: '2026-11-16',
      to: addDays(firstDay, Math.floor(all.length / perDay) + 1),
    }),
    book: async (
      customer: TestUser,
      coupon: keyof typeof coupons | null = null,
      advance: 'kept' | 'returned' | null = null,
    ): Promise<Booked> => {
      await setAdvance(advance);
      const { phone, ...place } = nextPlace();
      const order = await salon.place(customer, {
        ...place,
        services: [toRequestLine(salon.service(30))],
        ...(coupon && { coupon: coupons[coupon].code }),
      });
      const money = modelOf(order);
      if (coupon) {
        const [{ id = 0 } = {}] = order.discounts;
        money.discounts.push({ id, ...coupons[coupon] });
      }
      if (advance) {
        const amount = Math.floor(((money.total - money.discount) / 10_000) * 30 + 1e-6) * 100;
        money.advance = { amount, isKept: advance === 'kept', isWaived: false };
      }
      const people = { beautician: phone.name, phone: phone.user, customer };
      const one = { order, money, ...people, repeatOf: null };
      all.push(one);
      return one;
    },
    /** After a complaint. Undefined: refused. */
    bookRepeat: async (first: Booked): Promise<Booked | undefined> => {
      const { _id, version, state } = await openComplaint(first.order);
      const { phone, ...place } = nextPlace();
      const outcome = { kind: 'repeat', orderId: generateOrderId(Math.random), ...place };
      const closing = { kind: 'close', outcome, reply: 'Sorry', version, attempt: randomUUID() };
      const answer = await asOwner(`/api/admin/complaints/${_id}/changes`, closing);
      if (answer.statusCode === 409 && state === 'open') {
        // Closed, so that the next attempt can open it again.
        const apology = { ...closing, outcome: { kind: 'apology' }, attempt: randomUUID() };
        await asOwner(`/api/admin/complaints/${_id}/changes`, apology);
        return undefined;
      }
      expect(answer.statusCode, answer.body).toBe(200);
      const order = (await asOwner(`/api/orders/${outcome.orderId}`)).json<Order>();
      const money = modelOf(order);
      const amount = money.total / 100;
      const id = order.discounts[0]?.id ?? 0;
      money.discounts.push({ id, amount, percent: null, ceiling: null, code: null });
      const people = { beautician: phone.name, phone: phone.user, customer: first.customer };
      const one = { order, money, ...people, repeatOf: first.order._id };
      all.push(one);
      return one;
    },
    /** Releases the order, if its advance is missing and no reference waits. */
    release: async ({ order, money }: Booked): Promise<void> => {
      const isReleased = money.isWaitingForAdvance && money.unverified === 0;
      const past = new Date(haldi.clock().getTime() - 1);
      await pool.query(
        `update orders set advance_until = $2, version = version
         where id = $1 and advance_until is not null`,
        [order._id, past],
      );
      await releaseUnpaidOrdersOnInstance(haldi);
      if (isReleased) Object.assign(money, { status: 'cancelled', isReleased });
    },
    /** Of the first service, while the order is open. */
    changeQuantity: async ({ order, money }: Booked, quantity: number): Promise<void> => {
      if (!money.isOpen) return;
      const current = (await asOwner(`/api/orders/${order._id}`)).json<Order>();
      const line = current.services[0];
      if (!line || line.quantity === quantity) return;
      const { serviceId, price } = line;
      const acknowledged = [...conflictKinds];
      const answer = await changes.changeServices(current, [{ serviceId, quantity }], {
        acknowledged,
      });
      expect(answer.statusCode, answer.body).toBe(200);
      money.total = (current.visitingCharge + price * quantity) * 100;
    },
    post: ({ order }: Booked, part: string, payload: object, by = owner) =>
      haldi.as(by, {
        method: 'POST',
        url: `/api/orders/${order._id}/${part}`,
        payload: { attempt: randomUUID(), ...payload },
      }),
    read: async ({ order }: Booked): Promise<Order> =>
      (await haldi.as(owner, { url: `/api/orders/${order._id}` })).json(),
  };
};
