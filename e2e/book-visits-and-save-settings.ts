import type { APIRequestContext, Page } from '@playwright/test';
import { ownerSession } from './admin-session.ts';
import { createRequestContext, findService, orderBody } from './booking-helpers.ts';
import { expect } from './fixtures.ts';
import { signUpByApi } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export type PlacedVisit = {
  _id: string;
  orderId: number;
  username: string;
  visitingCharge: number;
};

export const bookVisitOfNewCustomer = async (
  baseURL: string | undefined,
  day: string,
  slot = '10:00 AM',
): Promise<PlacedVisit> => {
  const request: APIRequestContext = await createRequestContext(baseURL);
  const { username, userData } = await signUpByApi(request);
  const service = await findService(request, 'threading-eyebrow');
  const answer = await request.post('/api/orders', {
    headers: sameOrigin,
    data: orderBody(userData._id, username, { day, slot, service }),
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const order = (await answer.json()) as PlacedVisit;
  await request.dispose();
  return { ...order, username };
};

export const putAsOwner = async (page: Page, path: string, data: object): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.put(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
};

type StaffSettings = { settings: Record<string, unknown>; version: number };

/** Changes some settings and keeps the others. */
export const saveSettingsAsOwner = async (page: Page, changes: object): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.get('/api/admin/settings', { headers });
  const { settings, version } = (await answer.json()) as StaffSettings;
  await putAsOwner(page, '/api/admin/settings', { ...settings, ...changes, version });
};

/** The narrowest supported phone. */
export const narrowPhone = { width: 320, height: 640 };
