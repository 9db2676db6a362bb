import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
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

export type Booked = BookedOrder & { beautician: string; phone: TestUser; customer: TestUser };

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
      const booked = all.length;
      const phone = phones[Math.floor(booked / slots.length) % phones.length];
      if (!phone) throw new Error('there are no beauticians');
      const order = await salon.place(customer, {
        appointmentDate: addDays(firstDay, Math.floor(booked / perDay)),
        appointmentSlot: slots[booked % slots.length] ?? '',
        services: [toRequestLine(salon.service(30))],
        ...(coupon && { coupon: coupons[coupon].code }),
      });
      const money = new MoneyModel();
      money.total = order.total * 100;
      money.charge = order.visitingCharge * 100;
      if (coupon) {
        const [{ id = 0 } = {}] = order.discounts;
        money.discounts.push({ id, ...coupons[coupon] });
      }
      if (advance) {
        const amount = Math.floor(((money.total - money.discount) / 10_000) * 30 + 1e-6) * 100;
        money.advance = { amount, isKept: advance === 'kept', isWaived: false };
      }
      const one = { order, money, beautician: phone.name, phone: phone.user, customer };
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
