import type { Order } from '@haldi/contract/orders/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import { fetchServiceList, findService, placeOrderByApi } from './booking-helpers.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

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

export const moveDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Move your visit' });
export const cancelDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Cancel your visit?' });
export const trackingHistory = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tracking History' }).getByRole('listitem');
