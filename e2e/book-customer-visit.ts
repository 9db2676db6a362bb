import type { Order } from '@haldi/contract/orders/schema';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  createRequestContext,
  fetchServiceList,
  findService,
  orderBody,
  placeOrderByApi,
} from './booking-helpers.ts';
import { expect } from './fixtures.ts';
import { signInAsNewCustomer, signUpByApi } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export const signUpAndBookVisit = async (page: Page, day: string, slot: string) => {
  const person = await signInAsNewCustomer(page);
  const who = { userId: person.userData._id, username: person.username };
  const service = await findService(page.request);
  const answer = await placeOrderByApi(page.request, who, { day, slot, service });
  expect(answer.status(), await answer.text()).toBe(201);
  const order = (await answer.json()) as Order;
  return { person, order, path: `/track-order/${who.userId}/${order.orderId}` };
};

/**
 * So soon that it can only be cancelled, for a fee. The demo's day is busy, so several slots are
 * tried.
 */
export const signUpAndBookVisitSoon = async (page: Page, day: string, slots: readonly string[]) => {
  const person = await signInAsNewCustomer(page);
  const who = { userId: person.userData._id, username: person.username };
  const services = await fetchServiceList(page.request);
  const service = services.toSorted((one, other) => one.duration - other.duration)[0];
  if (!service) throw new Error('the catalogue is empty');
  for (const slot of slots) {
    const answer = await placeOrderByApi(page.request, who, { day, slot, service });
    if (answer.status() !== 201) continue;
    const order = (await answer.json()) as Order;
    return { order, path: `/track-order/${who.userId}/${order.orderId}` };
  }
  throw new Error('nothing is free that soon');
};

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
