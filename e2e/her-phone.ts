import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import { asBoss, readAsBoss } from './admin.ts';
import { dayAhead } from './clock.ts';
import { expect, openPage } from './fixtures.ts';
import { keepSession, newPerson, originOf, type SignedIn } from './people.ts';
import { addByApi, assignByApi, type Beautician } from './roster.ts';
import { type Booked, bookVisit } from './salon.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export type Hired = {
  place: Beautician;
  link: string;
  login: string;
  password: string;
};

/** Somebody new who goes to visits, with the one-time link that the owner hands her. */
export const hire = async (page: Page): Promise<Hired> => {
  await originOf(page);
  const place = await addByApi(page, 'Usha');
  const { mobileNumber, password } = newPerson();
  const { request, headers } = await asBoss(page);
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

/** She opens her link, by the API; this page is signed in as her afterwards. */
export const signIn = async (page: Page, { link, password }: Hired): Promise<SignedIn> => {
  const answer = await page.request.post('/api/auth/password/reset', {
    headers: sameOrigin,
    data: { token: link.split('#token=')[1], password, consent: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const session = (await answer.json()) as SignedIn;
  await keepSession(page, session);
  return session;
};

/** A visit of today that she is assigned to. */
export const visitFor = async (
  page: Page,
  { place }: Hired,
  slot = '02:00 PM',
  day = dayAhead(0),
): Promise<Booked> => {
  const booked = await bookVisit(new URL(page.url()).origin, day, slot);
  await assignByApi(page, booked, place);
  return booked;
};

export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Today' }).getByRole('link');

/** Opens her day, and the first visit of it. */
export const openVisit = async (page: Page): Promise<void> => {
  await openPage(page, '/work');
  await cards(page).first().click();
  await expect(page.getByRole('list', { name: 'How far the visit is' })).toBeVisible();
};

export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export const orderNow = (page: Page, { _id }: Pick<Booked, '_id'>): Promise<Order> =>
  readAsBoss<Order>(page, `/api/orders/${_id}`);

/** How often the customer was told something. */
export const timesTold = async (page: Page, booked: Booked, message: RegExp): Promise<number> =>
  (await orderNow(page, booked)).trackingHistory.filter((entry) => message.test(entry.message))
    .length;

/** What was not taken, with its reason. */
export const refusals = (page: Page): Locator =>
  page.getByRole('list', { name: 'What was not taken' }).getByRole('listitem');
