import type { APIResponse, Page } from '@playwright/test';
import { asBoss } from './admin.ts';
import { expect } from './fixtures.ts';

export type GivenArea = {
  name: string;
  pincodes: string[];
  visitingCharge: number;
  leastOrder?: number;
  weekdays?: number[];
};
export type KeptArea = Required<GivenArea> & { _id: string; version: number };

/** Where every new customer of these tests lives. */
export const home = '411038';
export const outside = '560001';
export const kothrud = { name: 'Kothrud', pincodes: [home, '411029'], visitingCharge: 150 };
export const baner = {
  name: 'Baner',
  pincodes: ['411045'],
  visitingCharge: 200,
  leastOrder: 5_000,
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const usual = { leastOrder: 0, weekdays: everyDay, travelWithin: 20, travelTo: [] };

/** The answer to a change; visits that would no longer fit are let stand. */
const insist = async (send: (despite: object) => Promise<APIResponse>): Promise<KeptArea[]> => {
  const first = await send({});
  const refused = first.status() === 409 ? ((await first.json()) as { details: unknown }) : null;
  const { stamp } = (refused?.details ?? {}) as { stamp?: string };
  const answer = stamp === undefined ? first : await send({ despite: stamp });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return (await answer.json()) as KeptArea[];
};

/** Makes these the areas of the page's product; none at all: it comes everywhere. */
export const haveAreas = async (page: Page, wanted: readonly GivenArea[]): Promise<KeptArea[]> => {
  const { request, headers } = await asBoss(page);
  const listed = await request.get('/api/admin/areas', { headers });
  // Baner, the first by name, may be somebody's only area: it goes when no other is left.
  for (const { _id } of ((await listed.json()) as KeptArea[]).reverse())
    await insist((params) =>
      request.delete(`/api/admin/areas/${_id}`, { headers, params: { ...params } }),
    );
  let areas: KeptArea[] = [];
  for (const area of wanted)
    areas = await insist((despite) =>
      request.post('/api/admin/areas', { headers, data: { ...usual, ...area, ...despite } }),
    );
  return areas;
};

/** What another admin does to an area meanwhile. */
export const changeArea = async (
  page: Page,
  { _id, version, ...area }: KeptArea,
  change: Partial<GivenArea>,
): Promise<void> => {
  const { request, headers } = await asBoss(page);
  await insist((despite) =>
    request.put(`/api/admin/areas/${_id}`, {
      headers,
      data: { ...area, ...change, version, ...despite },
    }),
  );
};
