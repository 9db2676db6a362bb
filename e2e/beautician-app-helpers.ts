import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import {
  addBeauticianByApi,
  assignBeauticianByApi,
  type Beautician,
} from './beauticians-by-api.ts';
import { bookVisitOfNewCustomer, type PlacedVisit } from './book-customer-visit.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { expect, openPage } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';
import { goToOrigin, newPerson, type SignedIn, storeSession } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export type BeauticianAccount = {
  place: Beautician;
  link: string;
  login: string;
  password: string;
};

export const addBeauticianWithAccount = async (page: Page): Promise<BeauticianAccount> => {
  await goToOrigin(page);
  const place = await addBeauticianByApi(page, 'Usha');
  const { mobileNumber, password } = newPerson();
  const { request, headers } = await ownerSession(page);
  const added = await request.post('/api/admin/staff', {
    headers,
    data: {
      username: place.name,
      email: null,
      mobileNumber,
      role: 'beautician',
      beautician: place._id,
    },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { passwordLink } = (await added.json()) as { passwordLink: { link: string } };
  return { place, link: passwordLink.link, login: mobileNumber, password };
};

export const signInWithPasswordLinkByApi = async (
  page: Page,
  { link, password }: BeauticianAccount,
): Promise<SignedIn> => {
  const answer = await page.request.post('/api/auth/password/reset', {
    headers: sameOrigin,
    data: { token: link.split('#token=')[1], password, consent: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const session = (await answer.json()) as SignedIn;
  await storeSession(page, session);
  return session;
};

export const bookAssignedVisit = async (
  page: Page,
  { place }: BeauticianAccount,
  slot = '02:00 PM',
  day = dayAhead(0),
): Promise<PlacedVisit> => {
  const booked = await bookVisitOfNewCustomer(new URL(page.url()).origin, day, slot);
  await assignBeauticianByApi(page, booked, place);
  return booked;
};

export const visitCards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Today' }).getByRole('link');

export const openFirstVisit = async (page: Page): Promise<void> => {
  await openPage(page, '/work');
  await visitCards(page).first().click();
  await expect(page.getByRole('list', { name: 'Visit progress' })).toBeVisible();
};

export const buttonNamed = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const fetchOrder = (page: Page, { _id }: Pick<PlacedVisit, '_id'>): Promise<Order> =>
  readAsOwner<Order>(page, `/api/orders/${_id}`);

export const countCustomerMessages = async (
  page: Page,
  booked: PlacedVisit,
  message: RegExp,
): Promise<number> =>
  (await fetchOrder(page, booked)).trackingHistory.filter((entry) => message.test(entry.message))
    .length;

export const refusedActions = (page: Page): Locator =>
  page.getByRole('list', { name: 'Actions not accepted' }).getByRole('listitem');
