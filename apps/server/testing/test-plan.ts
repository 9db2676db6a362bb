import type { BeauticianCandidates } from '@haldi/contract/orders/desk/beautician-candidates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import { expect } from 'vitest';
import { findPlanProblems } from '../src/orders/plan/service.ts';
import { buildTestApp } from './test-app.ts';
import { openTestSalon } from './test-salon.ts';

export type TestPlan = Awaited<ReturnType<typeof openTestPlan>>;

/** A salon without beauticians; tests use one day of it. */
export const openTestPlan = async () => {
  const haldi = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  const salon = await openTestSalon(haldi);
  const day = '2026-11-18';
  const meera = await haldi.user({ isAdmin: true, username: 'Meera' });
  // Placed by an admin, because the number of open orders per customer is limited.
  const asha = await haldi.user({ isAdmin: true });
  return {
    haldi,
    salon,
    day,
    meera,
    book: (over: Partial<OrderRequest> = {}) =>
      salon.send(asha, salon.body(asha, { appointmentDate: day, ...over })),
    assign: ({ _id }: Order, beautician: string, more: object = {}) =>
      salon.track(meera, _id, {
        status: 'confirmed',
        message: updateMessages[1],
        beautician,
        ...more,
      }),
    candidates: async ({ _id }: Pick<Order, '_id'>): Promise<BeauticianCandidates> =>
      (await haldi.as(meera, { url: `/api/orders/${_id}/candidates` })).json(),
    needingChange: async (): Promise<WeekSchedule['needingChange']> =>
      (
        await haldi.as(meera, { url: `/api/admin/beauticians/week?from=${day}` })
      ).json<WeekSchedule>().needingChange,
    close: async (): Promise<void> => {
      expect(await findPlanProblems(haldi.context.db, haldi.clock())).toEqual([]);
      await haldi.close();
    },
  };
};
