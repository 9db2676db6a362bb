import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import {
  cancelledUpdateMessage,
  updateMessages,
} from '@haldi/contract/orders/desk/update-messages';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { expect } from 'vitest';
import { openTestOrderChanges } from './test-order-changes.ts';
import type { TestUser } from './test-user.ts';

const upi = { id: 'salon@okbank', name: 'Salon', kind: 'business', merchantCode: null };

/** Meera is the owner, Devika works at the desk. */
export const openTestDeskPayments = async () => {
  const changes = await openTestOrderChanges();
  const { haldi, salon, meera } = changes;
  await haldi.database.pool.query(
    `update payment_settings set methods = '{cash,upi,card}', upi = $1, desk_refund_limit = 500`,
    [upi],
  );
  await haldi.database.pool.query('update settings set booking_horizon_days = 365');
  await salon.hire(2);
  const devika = await haldi.user({ role: 'desk', username: 'Devika' });
  let day = '2026-11-16';
  let references = 0;

  const send = (
    { _id }: Pick<Order, '_id'>,
    part: string,
    payload: object,
    by: TestUser | null = meera,
  ) =>
    changes.send(by, 'POST', `/api/orders/${_id}/${part}`, { attempt: randomUUID(), ...payload });

  const track = async (order: Order, update: object): Promise<Order> => {
    const answer = await salon.track(meera, order._id, update);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Order>();
  };

  return {
    ...changes,
    devika,
    send,
    /** Sends, and expects it to be done. */
    done: async (...sent: Parameters<typeof send>): Promise<Order> => {
      const answer = await send(...sent);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Order>();
    },
    /** Sends, and expects `PAYMENT_REFUSED`. */
    refused: async (...sent: Parameters<typeof send>) => {
      const answer = await send(...sent);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'PAYMENT_REFUSED']);
      const { message, details } = answer.json();
      return { message, ...details } as { message: string; reason: string; due: number };
    },
    ledgerOf: async ({ _id }: Order, by: TestUser = meera): Promise<OrderLedger> =>
      (await haldi.as(by, { url: `/api/orders/${_id}/payments` })).json(),
    nextReference: (): string => {
      references += 1;
      return String(references).padStart(12, '4');
    },
    place: (customer: TestUser): Promise<Order> => {
      day = addDays(day, 1);
      return salon.place(customer, { appointmentDate: day });
    },
    complete: (order: Order): Promise<Order> =>
      track(order, { status: 'completed', message: updateMessages[4], asked: ['before-start'] }),
    /** With a fee of ₹100 or more. */
    markNoShow: (order: Order): Promise<Order> =>
      track(order, {
        status: 'cancelled',
        message: cancelledUpdateMessage,
        reason: 'no_show',
        asked: ['cancel', 'before-start'],
      }),
    reopen: (order: Order): Promise<Order> =>
      track(order, { status: 'confirmed', message: updateMessages[0], asked: ['reopen'] }),
    amountsOf: (order: Order) => orderAmounts(order),
  };
};
