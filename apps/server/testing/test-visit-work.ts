import type { AuditPage } from '@haldi/contract/audit/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import type { Alert } from '@haldi/contract/orders/desk/alerts/schema';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { UpcomingWorkVisits } from '@haldi/contract/orders/work/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import { expect } from 'vitest';
import { sendWorkRequest } from './test-beautician-app.ts';
import { openTestRoster } from './test-roster.ts';
import type { TestUser } from './test-user.ts';

/** The clock is at 11:30 AM on this day in India. */
export const testToday = '2026-11-16';

export type Colleague = { beautician: Beautician; user: TestUser };

export const refusalReason = (answer: { json: () => unknown }): unknown =>
  ((answer.json() as ApiError).details as { reason: string }).reason;

export type TestWork = Awaited<ReturnType<typeof openTestVisitWork>>;

export const openTestVisitWork = async () => {
  const roster = await openTestRoster();
  const { haldi, meera } = roster;
  let hired = 0;
  const hire = async (): Promise<Colleague> => {
    hired += 1;
    const beautician = await roster.add(`Rekha ${hired}`);
    const user = await haldi.user({ role: 'beautician', beauticianId: Number(beautician._id) });
    return { beautician, user };
  };
  const put = (who: Colleague, { _id }: Pick<Order, '_id'>, part: string, payload: object) =>
    sendWorkRequest(haldi, who.user, `visits/${_id}/${part}`, payload);
  return {
    ...roster,
    hire,
    put,
    press: (who: Colleague, order: Order, what: string, over: object = {}) =>
      put(who, order, 'progress', { press: what, ...over }),
    callForHelp: ({ user }: Colleague, payload: object) =>
      sendWorkRequest(haldi, user, 'help', payload, 'POST'),
    work: async ({ user }: Colleague): Promise<UpcomingWorkVisits> =>
      (await haldi.as(user, { url: '/api/work' })).json(),
    orderNow: async ({ _id }: Order): Promise<Order> =>
      (await haldi.as(meera, { url: `/api/orders/${_id}` })).json(),
    tracked: async ({ userId, orderId }: Order): Promise<TrackedOrder> =>
      (await haldi.as(meera, { url: `/api/orders/${userId}/${orderId}` })).json(),
    alerts: async (): Promise<Alert[]> =>
      (await haldi.as(meera, { url: '/api/admin/alerts' })).json<{ alerts: Alert[] }>().alerts,
    /** Newest first. */
    actsAbout: async (id: string): Promise<string[]> => {
      const { entries } = (await haldi.as(meera, { url: '/api/admin/audit' })).json<AuditPage>();
      return entries.filter(({ subject }) => subject?.id === id).map(({ act }) => act);
    },
    visitFor: async (
      { beautician }: Colleague,
      appointmentDate = testToday,
      appointmentSlot = '02:00 PM',
    ): Promise<Order> => {
      const order = await roster.book(appointmentDate, { appointmentSlot });
      const assigned = await roster.assign(order, beautician.name);
      expect(assigned.json<Order>().beautician).toBe(beautician.name);
      return order;
    },
  };
};
