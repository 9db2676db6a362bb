import type { ApiError } from '@haldi/contract/kit/errors';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import { AffectedVisits, type WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { expect } from 'vitest';
import { buildTestApp } from './test-app.ts';
import { openTestSalon } from './test-salon.ts';

export const everyDay = [0, 1, 2, 3, 4, 5, 6];
export const hoursOnWeekdays = (weekdays: number[]) =>
  weekdays.map((weekday) => ({ weekday, from: 540, to: 1200 }));
export const beauticianDetails = (name: string) => ({
  name,
  phone: '',
  skills: [],
  hours: hoursOnWeekdays(everyDay),
});

export const affectedVisitsIn = (answer: {
  json: () => unknown;
  statusCode: number;
}): AffectedVisits => {
  expect(answer.statusCode).toBe(409);
  const { code, details: given } = answer.json() as ApiError;
  expect(code).toBe('VISITS_AFFECTED');
  return AffectedVisits.parse(given);
};

export type TestRoster = Awaited<ReturnType<typeof openTestRoster>>;

export const openTestRoster = async () => {
  const haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const salon = await openTestSalon(haldi);
  const meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  // Placed by an admin, because the number of open orders per customer is limited.
  const asha = await haldi.user({ isAdmin: true });
  const url = '/api/admin/beauticians';
  const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    haldi.as(meera, { method, url: `${url}${path}`, ...(payload && { payload }) });
  return {
    haldi,
    salon,
    meera,
    asha,
    ask,
    all: async (): Promise<Beautician[]> => (await haldi.as(meera, { url })).json(),
    add: async (name: string): Promise<Beautician> =>
      (await ask('POST', '', beauticianDetails(name))).json(),
    change: ({ _id, timeOff: _, picture: __, ...rest }: Beautician, changes: object) =>
      ask('PUT', `/${_id}`, { ...rest, ...changes }),
    week: async (from: string): Promise<WeekSchedule> =>
      (await haldi.as(meera, { url: `${url}/week?from=${from}` })).json(),
    book: (appointmentDate: string, over: object = {}) =>
      salon.place(asha, { appointmentDate, ...over }),
    assign: (order: Order, beautician: string) =>
      salon.track(meera, order._id, {
        status: 'confirmed',
        message: updateMessages[1],
        beautician,
      }),
  };
};
