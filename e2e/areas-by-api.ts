import type { APIResponse, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';

export type AreaInput = {
  name: string;
  pincodes: string[];
  visitingCharge: number;
  minimumOrder?: number;
  weekdays?: number[];
};
export type SavedArea = Required<AreaInput> & { _id: string; version: number };

export const homePincode = '411038';
export const unservedPincode = '560001';
export const kothrudArea = {
  name: 'Kothrud',
  pincodes: [homePincode, '411029'],
  visitingCharge: 150,
};
export const banerArea = {
  name: 'Baner',
  pincodes: ['411045'],
  visitingCharge: 200,
  minimumOrder: 5_000,
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const defaults = { minimumOrder: 0, weekdays: everyDay, travelMinutesWithin: 20, travelTo: [] };

/** Repeats a refused change with the stamp of the affected visits. */
const sendAcknowledged = async (
  send: (acknowledged: object) => Promise<APIResponse>,
): Promise<SavedArea[]> => {
  const first = await send({});
  const refused = first.status() === 409 ? ((await first.json()) as { details: unknown }) : null;
  const { stamp } = (refused?.details ?? {}) as { stamp?: string };
  const answer = stamp === undefined ? first : await send({ acknowledged: stamp });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as SavedArea[];
};

export const replaceAllAreas = async (
  page: Page,
  wanted: readonly AreaInput[],
): Promise<SavedArea[]> => {
  const { request, headers } = await ownerSession(page);
  const listed = await request.get('/api/admin/areas', { headers });
  // Deleted in reverse, because Baner may be the only area of a beautician until it is the last area.
  for (const { _id } of ((await listed.json()) as SavedArea[]).reverse())
    await sendAcknowledged((params) =>
      request.delete(`/api/admin/areas/${_id}`, { headers, params: { ...params } }),
    );
  let areas: SavedArea[] = [];
  for (const area of wanted)
    areas = await sendAcknowledged((acknowledged) =>
      request.post('/api/admin/areas', {
        headers,
        data: { ...defaults, ...area, ...acknowledged },
      }),
    );
  return areas;
};

export const changeArea = async (
  page: Page,
  { _id, version, ...area }: SavedArea,
  change: Partial<AreaInput>,
): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  await sendAcknowledged((acknowledged) =>
    request.put(`/api/admin/areas/${_id}`, {
      headers,
      data: { ...area, ...change, version, ...acknowledged },
    }),
  );
};
