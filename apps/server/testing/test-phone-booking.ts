import type { ApiError } from '@haldi/contract/kit/errors';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import { openTestPreferences } from './test-preferences.ts';
import type { TestUser } from './test-user.ts';

export type TestPhoneBooking = Awaited<ReturnType<typeof openTestPhoneBooking>>;

export const openTestPhoneBooking = async () => {
  const preferences = await openTestPreferences();
  const { haldi, salon, meera } = preferences;
  const ravi = await haldi.user({ username: 'Ravi' });
  let numbers = 0;
  let days = 0;
  const send = (payload: object, as: TestUser = meera) =>
    haldi.as(as, { method: 'POST', url: '/api/admin/bookings', payload }, 'cookie');
  return {
    ...preferences,
    ravi,
    send,
    errorOf: async (payload: object) => (await send(payload)).json<ApiError>(),
    newNumber: (): string => {
      numbers += 1;
      return `98221${String(numbers).padStart(5, '0')}`;
    },
    /** Each booking is on another day, so that no day is full. */
    nextDay: (): string => {
      days += 1;
      return new Date(Date.UTC(2026, 11, days)).toISOString().slice(0, 10);
    },
    bookingFor: (customer: object, over: Partial<OrderRequest> = {}) => {
      const { userId: _, username: __, userPhone: ___, ...body } = salon.body(ravi, over);
      return { ...body, customer };
    },
    countOf: async (table: 'users' | 'orders', where: string, value: string) => {
      const { rows } = await haldi.database.pool.query<{ count: number }>(
        `select count(*)::int as count from ${table} where ${where} = $1`,
        [value],
      );
      return rows[0]?.count;
    },
  };
};
