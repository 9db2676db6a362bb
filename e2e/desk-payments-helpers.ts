import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import { type Locator, type Page, request as requests } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Placed, placeOrder } from './place-orders-by-api.ts';
import { ownerSession } from './staff-sessions.ts';
import { signUpByApi } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** The page must be on the origin of the product. */
export const placeOrdersOfOneCustomer = async (page: Page, count: number): Promise<Placed[]> => {
  const request = await requests.newContext({ baseURL: new URL(page.url()).origin });
  const customer = await signUpByApi(request);
  const placed: Placed[] = [];
  while (placed.length < count) placed.push(await placeOrder(request, customer));
  await request.dispose();
  // The next visit first.
  return placed.sort((a, b) => (a.appointmentDate < b.appointmentDate ? -1 : 1));
};

export const postToOrderAsOwner = async (
  page: Page,
  { _id }: Pick<Placed, '_id'>,
  part: string,
  data: object,
): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.post(`/api/orders/${_id}/${part}`, {
    headers,
    data: { attempt: randomUUID(), ...data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const trackAsOwner = async (page: Page, { _id }: Placed, data: object): Promise<Order> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.put(`/api/orders/${_id}/track`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Order;
};

export const completeOrder = (page: Page, order: Placed): Promise<Order> =>
  trackAsOwner(page, order, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
    asked: ['before-start'],
  });

export const markNoShow = (page: Page, order: Placed): Promise<Order> =>
  trackAsOwner(page, order, {
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
    reason: 'no_show',
    asked: ['cancel', 'before-start'],
  });

/** By the order link. */
export const sendUpiReference = async (
  page: Page,
  { _id }: Placed,
  reference: string,
): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const { link } = (await (await request.get(`/api/orders/${_id}`, { headers })).json()) as Order;
  const anonymous = await requests.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await anonymous.post(`/api/visit/${link}/upi-reference`, {
    headers: sameOrigin,
    data: { reference, attempt: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await anonymous.dispose();
};

export const paymentsRegion = (details: Locator): Locator =>
  details.getByRole('region', { name: 'Payments' });
export const recordedPaymentEntries = (details: Locator): Locator =>
  paymentsRegion(details).getByRole('list', { name: 'Recorded payments' }).getByRole('listitem');
