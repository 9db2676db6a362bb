import type { Area, NewArea } from '@haldi/contract/areas/desk/schema';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { openTestPlan } from './test-plan.ts';
import { everyDay } from './test-roster.ts';

export type TestAreas = Awaited<ReturnType<typeof openTestAreas>>;

export const createAreaDetails = (
  name: string,
  pincodes: string[],
  over: Partial<NewArea> = {},
): NewArea => ({
  ...{ name, pincodes, visitingCharge: 150, minimumOrder: 0, weekdays: everyDay },
  ...{ travelMinutesWithin: 20, travelTo: [] },
  ...over,
});

export const addressAt = (pincode: string, street = '12 MG Road'): OrderRequest['address'] => ({
  ...{ street, city: 'Pune', state: '', pincode, latitude: 0, longitude: 0 },
});

/** A salon without beauticians and areas; Meera is its owner. */
export const openTestAreas = async () => {
  const test = await openTestPlan();
  const { haldi, meera, day } = test;
  const url = '/api/admin/areas';
  const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    haldi.as(meera, { method, url: `${url}${path}`, ...(payload && { payload }) });
  const all = async (): Promise<Area[]> => (await haldi.as(meera, { url })).json();
  return {
    ...test,
    ask,
    all,
    add: async (name: string, pincodes: string[], over: Partial<NewArea> = {}): Promise<Area> => {
      const answer = await ask('POST', '', createAreaDetails(name, pincodes, over));
      const found = answer.json<Area[]>().find((area) => area.name === name);
      if (!found) throw new Error(`not added: ${answer.body}`);
      return found;
    },
    change: ({ _id, ...area }: Area, changes: object) =>
      ask('PUT', `/${_id}`, { ...area, ...changes }),
    reasons: async (query: string, on = day): Promise<Record<string, string>> => {
      const answer = await haldi.as(null, { url: `/api/booking/slots?date=${on}&${query}` });
      return Object.fromEntries(
        answer.json<SlotAvailability[]>().map(({ slot, reason }) => [slot, reason ?? 'free']),
      );
    },
  };
};
