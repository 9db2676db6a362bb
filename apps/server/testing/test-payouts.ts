import { randomUUID } from 'node:crypto';
import type { DayRange } from '@haldi/contract/kit/dates';
import {
  cancelledUpdateMessage,
  updateMessages,
} from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import {
  type AdjustmentRequest,
  PayoutAdjustment,
  type PayoutLine,
  PayoutOverview,
  type PayoutRequest,
  PayoutStatement,
} from '@haldi/contract/payouts/schema';
import { type PayoutSettings, StaffPayoutSettings } from '@haldi/contract/payouts/share-terms';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import { expect } from 'vitest';
import { openSession } from '../src/accounts/sessions/service.ts';
import { openTestOrderChanges } from './test-order-changes.ts';
import { toRequestLine } from './test-salon.ts';
import type { TestUser } from './test-user.ts';

/** The first service of each section, with its price. */
const menu = { Facial: 1_000, WaxingRica: 501, Threading: 77 } as const;
export type TestLines = Partial<Record<keyof typeof menu, number>>;

export type TestBeautician = { id: number; name: string; user: TestUser };

const equalShares: PayoutSettings = {
  ...{ standardPercent: 40, sectionPercents: {}, beauticianPercents: {} },
  ...{ basis: 'after_discounts', isRepeatPaid: true },
};

type NewVisit = {
  lines?: TestLines;
  slot?: string;
  coupon?: string;
  status?: 'completed' | 'confirmed';
};

export type TestPayouts = Awaited<ReturnType<typeof openTestPayouts>>;

export const december = { from: '2026-12-01', to: '2026-12-31' };
export const january = { from: '2027-01-01', to: '2027-01-31' };

export const lineAmounts = ({ kind, services, discount, share, tips, amount }: PayoutLine) => ({
  ...{ kind, services, discount, share, tips, amount },
});
export const percentOff = (percent: number) => ({ kind: 'percent', percent, reason: 'Regular' });
export const statusOrErrorCodeOf = (answer: {
  statusCode: number;
  json: () => { code?: string };
}) => (answer.statusCode < 300 ? answer.statusCode : answer.json().code);

/** Visits are booked on 16 November 2026, for any later day. */
export const openTestPayouts = async () => {
  const changes = await openTestOrderChanges();
  const { haldi, salon, meera: owner } = changes;
  const { pool } = haldi.database;
  await pool.query('update settings set booking_horizon_days = 730');
  await pool.query('update payment_settings set desk_refund_limit = 100000');
  // Placed by an owner, because the number of open orders per customer is limited.
  const customer = await haldi.user({ isAdmin: true });
  const users = [owner, customer];
  const services = new Map<string, Awaited<ReturnType<typeof salon.first>>>();
  for (const [file, price] of Object.entries(menu)) {
    const { _id } = await salon.first(file);
    await pool.query(
      'update services set price = $2, offerprice = $2 + 1, duration = 30 where id = $1',
      [_id, price],
    );
    services.set(file, await salon.first(file));
  }

  const logInAgain = async (): Promise<void> => {
    for (const user of users) {
      Object.assign(user, await openSession(haldi.context, user.id, { device: 'Test' }));
    }
  };
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    by: TestUser | null = owner,
  ) => haldi.as(by, { method, url, ...(payload && { payload }) });

  const track = async (
    { _id }: Pick<Order, '_id'>,
    status: 'confirmed' | 'completed' | 'cancelled',
    beautician?: string,
  ) => {
    const messages = { confirmed: updateMessages[0], completed: updateMessages[4] };
    return salon.track(owner, _id, {
      status,
      message: status === 'cancelled' ? cancelledUpdateMessage : messages[status],
      acknowledged: [...conflictKinds],
      asked: ['before-start', 'reopen', 'cancel'],
      ...(beautician !== undefined && { beautician }),
      ...(status === 'cancelled' && { reason: 'customer_asked' }),
    });
  };

  const payUrl = ({ from, to }: DayRange, id: number, part = '') =>
    `/api/admin/payouts/drafts/${id}${part}?from=${from}&to=${to}`;

  const draft = async ({ id }: TestBeautician, period: DayRange): Promise<PayoutStatement> => {
    const answer = await send('GET', payUrl(period, id));
    expect(answer.statusCode, answer.body).toBe(200);
    return PayoutStatement.parse(answer.json());
  };

  const markPaid = (
    { beauticianId, from, to, stamp }: PayoutStatement,
    over: Partial<PayoutRequest> = {},
    by: TestUser = owner,
  ) => {
    const request = { beauticianId, from, to, stamp, paidOn: to, method: 'bank', reference: 'N1' };
    return send('POST', '/api/admin/payouts', { ...request, ...over }, by);
  };

  const save = async (over: Partial<PayoutSettings>) => {
    const answer = await send('GET', '/api/admin/settings/payouts');
    const { settings, version } = StaffPayoutSettings.parse(answer.json());
    return send('PUT', '/api/admin/settings/payouts', { ...settings, version, ...over });
  };

  const hire = async (name: string): Promise<TestBeautician> => {
    await salon.hireOne(name);
    const { rows } = await pool.query<{ id: number }>(
      'select id from beauticians where name = $1',
      [name],
    );
    const id = rows[0]?.id ?? 0;
    const user = await haldi.user({ role: 'beautician', beauticianId: id });
    users.push(user);
    return { id, name, user };
  };

  /** At 11:30 AM; everyone logs in again. */
  const at = async (day: string): Promise<void> => {
    haldi.clock.set(`${day}T11:30:00+05:30`);
    await logInAgain();
  };

  return {
    ...{ changes, haldi, owner, customer, send, track, draft, markPaid, save, payUrl, hire, at },
    /** On the day of the bookings, with the same shares for all, and a new beautician. */
    begin: async (): Promise<TestBeautician> => {
      await at('2026-11-16');
      await save(equalShares);
      return hire(`Rekha ${users.length}`);
    },
    visit: async (
      { name }: TestBeautician,
      appointmentDate: string,
      { lines = { Facial: 1 }, slot = '10:00 AM', coupon, status = 'completed' }: NewVisit = {},
    ): Promise<Order> => {
      const order = await salon.place(customer, {
        ...{ appointmentDate, appointmentSlot: slot },
        services: Object.entries(lines).map(([file, quantity]) => {
          const service = services.get(file);
          if (!service) throw new Error(`${file} is not on the menu`);
          return toRequestLine(service, quantity);
        }),
        ...(coupon !== undefined && { coupon }),
      });
      const answer = await track(order, status, name);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Order>();
    },
    /** With a discount of the whole amount. */
    markAsRepeat: async (order: Pick<Order, '_id'>, first: Pick<Order, '_id'>): Promise<void> => {
      await pool.query(
        `insert into order_discounts (order_id, amount, reason, given_by, given_at)
         select id, total, 'Free repeat visit', 'meera', now() from orders where id = $1`,
        [order._id],
      );
      await pool.query('update orders set repeat_of_order_id = $1 where id = $2', [
        first._id,
        order._id,
      ]);
    },
    /** Of the order, such as `payments`. */
    post: ({ _id }: Pick<Order, '_id'>, part: string, payload: object) =>
      send('POST', `/api/orders/${_id}/${part}`, { attempt: randomUUID(), ...payload }),
    read: async ({ _id }: Pick<Order, '_id'>): Promise<Order> =>
      (await send('GET', `/api/orders/${_id}`)).json(),
    overview: async ({ from, to }: DayRange): Promise<PayoutOverview> =>
      PayoutOverview.parse((await send('GET', `/api/admin/payouts?from=${from}&to=${to}`)).json()),
    pay: async (
      beautician: TestBeautician,
      period: DayRange,
      over: Partial<PayoutRequest> = {},
    ): Promise<PayoutStatement> => {
      const answer = await markPaid(await draft(beautician, period), over);
      expect(answer.statusCode, answer.body).toBe(201);
      return PayoutStatement.parse(answer.json());
    },
    adjust: async (
      { id }: TestBeautician,
      over: Partial<AdjustmentRequest>,
    ): Promise<PayoutAdjustment> => {
      const answer = await send('POST', '/api/admin/payouts/adjustments', {
        ...{ beauticianId: id, kind: 'advance', day: '2026-11-16', amount: 10_000 },
        ...{ note: 'Phone bill', attempt: randomUUID(), ...over },
      });
      expect(answer.statusCode, answer.body).toBe(201);
      return PayoutAdjustment.parse(answer.json());
    },
  };
};
