import { randomInt, randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { type AccessPolicies, forDesk, forEveryone, forOwners } from './access-policy.ts';

const newAreaName = (): string => `Area ${randomUUID().slice(0, 8)}`;

const newArea = () => ({
  ...{
    name: newAreaName(),
    visitingCharge: 100,
    minimumOrder: 0,
    travelMinutesWithin: 20,
    travelTo: [],
  },
  pincodes: [String(randomInt(500_000, 999_998))],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
});

const addArea = async (haldi: TestApp): Promise<number> => {
  const { rows } = await haldi.database.pool.query<{ id: number }>(
    `insert into areas (name, visiting_charge, weekdays, travel_minutes_within)
     values ($1, 100, '{0,1,2,3,4,5,6}', 20) returning id`,
    [newAreaName()],
  );
  return rows[0]?.id ?? 0;
};

/** Policies of other features order in this pincode. */
const keepDefaultPincodeServed = async (haldi: TestApp): Promise<void> => {
  await haldi.database.pool.query(
    `insert into area_pincodes values ('411001', $1) on conflict do nothing`,
    [await addArea(haldi)],
  );
};

export const areaPolicies: AccessPolicies = {
  'GET /api/admin/areas': forDesk(200, () => ({ url: '/api/admin/areas' })),
  'POST /api/admin/areas': forOwners(201, async (_callers, haldi) => {
    await keepDefaultPincodeServed(haldi);
    return { method: 'POST', url: '/api/admin/areas', payload: newArea() };
  }),
  'PUT /api/admin/areas/:id': forOwners(200, async (_callers, haldi) => {
    await keepDefaultPincodeServed(haldi);
    const url = `/api/admin/areas/${await addArea(haldi)}`;
    return { method: 'PUT', url, payload: { ...newArea(), version: 1 } };
  }),
  'DELETE /api/admin/areas/:id': forOwners(200, async (_callers, haldi) => {
    await keepDefaultPincodeServed(haldi);
    return { method: 'DELETE', url: `/api/admin/areas/${await addArea(haldi)}` };
  }),
  'GET /api/admin/areas/requests': forDesk(200, () => ({ url: '/api/admin/areas/requests' })),
  'DELETE /api/admin/areas/requests': forDesk(200, () => ({
    method: 'DELETE',
    url: '/api/admin/areas/requests?pincode=411014',
  })),
  'POST /api/areas/requests': forEveryone(204, async (_callers, haldi) => {
    await keepDefaultPincodeServed(haldi);
    return {
      method: 'POST',
      url: '/api/areas/requests',
      payload: { pincode: '999999', mobileNumber: '9822000001' },
    };
  }),
};
