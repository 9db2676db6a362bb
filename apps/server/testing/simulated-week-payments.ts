import { randomUUID } from 'node:crypto';
import type { Analytics } from '@haldi/contract/analytics/schema';
import type { Dashboard } from '@haldi/contract/dashboard/schema';
import type { DayRange } from '@haldi/contract/kit/dates';
import { toPaise } from '@haldi/contract/kit/paise';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import type { Order } from '@haldi/contract/orders/schema';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { expect } from 'vitest';
import { sendWorkRequest } from './test-beautician-app.ts';
import type { TestOrderChanges } from './test-order-changes.ts';
import type { TestUser } from './test-user.ts';

type Placed = Pick<Order, '_id'>;

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);

/** Takes money, closes days and compares orders, figures and ledger at the end. */
export const createWeekPaymentSteps = ({ haldi, meera }: TestOrderChanges) => {
  const closedDays: string[] = [];

  const read = async <Answer>(url: string): Promise<Answer> => {
    const answer = await haldi.as(meera, { url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const send = async (method: 'POST' | 'PUT', url: string, payload: object): Promise<void> => {
    const answer = await haldi.as(meera, { method, url, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const dueOf = async ({ _id }: Placed): Promise<number> =>
    orderAmounts(await read<Order>(`/api/orders/${_id}`)).due;

  const payAtDesk = async (order: Placed, method: PaymentMethod, tip = 0): Promise<void> =>
    send('POST', `/api/orders/${order._id}/payments`, {
      ...{ amount: await dueOf(order), tip, method, attempt: randomUUID() },
    });
  const listOrders = (): Promise<Order[]> => read('/api/orders?limit=100');

  const closeDay = async (day: string): Promise<void> => {
    const { drawers } = await read<DayClose>(`/api/admin/day-close/${day}`);
    await send('POST', `/api/admin/day-close/${day}`, {
      drawers: drawers.map(({ beauticianId, expected }) => ({
        ...{ beauticianId, expected, handedIn: expected },
      })),
      note: '',
    });
    closedDays.push(day);
  };

  return {
    payAtDesk,
    payOnPhone: async (who: TestUser, order: Placed, tip: number): Promise<void> => {
      const paid = { amount: await dueOf(order), tip, method: 'cash' };
      const path = `visits/${order._id}/payments`;
      const answer = await sendWorkRequest(haldi, who, path, paid, 'POST');
      expect(answer.statusCode, answer.body).toBe(200);
    },
    refund: ({ _id }: Placed, amount: number, method: PaymentMethod) =>
      send('POST', `/api/orders/${_id}/refunds`, {
        ...{ amount, method, reason: 'The nails broke', attempt: randomUUID() },
      }),
    waiveFee: ({ _id }: Placed, kind: string) =>
      send('POST', `/api/orders/${_id}/fees/${kind}/waiver`, {
        ...{ reason: 'A regular customer', attempt: randomUUID() },
      }),
    completeAndPayRest: async (): Promise<void> => {
      for (const order of await listOrders()) {
        if (order.status === 'pending' || order.status === 'confirmed') {
          await send('PUT', `/api/orders/${order._id}/track`, {
            ...{ status: 'completed', message: updateMessages[4], attempt: randomUUID() },
          });
        }
        if ((await dueOf(order)) > 0) await payAtDesk(order, 'bank');
      }
    },
    closeDay,
    expectSettled: async ({ from, to }: DayRange): Promise<void> => {
      await closeDay(to);
      const closes = await Promise.all(
        closedDays.map((day) => read<DayClose>(`/api/admin/day-close/${day}`)),
      );
      const amounts = (await listOrders()).map(orderAmounts);
      expect(amounts.filter(({ due }) => due !== 0)).toEqual([]);
      const { totals, payments } = await read<Analytics>(
        `/api/admin/analytics?from=${from}&to=${to}`,
      );
      const { collected, refunded, tips } = payments.now;
      const paid = sum(amounts, (order) => order.paid);
      const charged = payments.fees.charged - payments.fees.waived;
      expect({
        fromAnalytics: collected - refunded,
        fromDays: sum(closes, ({ methods }) =>
          sum(methods, (method) => method.collected - method.refunded),
        ),
        earned: toPaise(totals.revenue.now) + charged,
      }).toEqual({ fromAnalytics: paid, fromDays: paid, earned: paid });
      const cash = payments.byMethod.find(({ method }) => method === 'cash');
      expect(sum(closes, ({ drawers }) => sum(drawers, ({ handedIn }) => handedIn ?? 0))).toBe(
        (cash?.collected ?? 0) - (cash?.refunded ?? 0),
      );
      expect(
        closes.flatMap(({ lateEntries, unpaid, openDays }) =>
          [lateEntries, unpaid, openDays].flat(),
        ),
      ).toEqual([]);
      const { outstanding } = await read<Dashboard>('/api/admin/dashboard');
      expect([payments.outstanding, outstanding]).toEqual([0, 0]);
      const { rows } = await haldi.database.pool.query(
        `select sum(case kind when 'payment' then amount when 'refund' then -amount end)::int as paid,
           sum(amount) filter (where kind = 'tip')::int as tips
         from ledger_entries`,
      );
      expect(rows).toEqual([{ paid, tips }]);
    },
  };
};
