import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect, isPhone } from './fixtures.ts';
import { type Placed, placeOrder } from './order-desk.ts';
import {
  demoAdmin,
  keepSession,
  logInByApi,
  newPerson,
  openAccount,
  type SignedIn,
} from './people.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

type Boss = { request: APIRequestContext; headers: Record<string, string> };
let boss: Promise<Boss> | undefined;

type NewAdmin = Admin & { session: SignedIn };

/** An admin's account made by an admin; the given context holds its cookie afterwards. */
const addAdmin = async (maker: Boss, request: APIRequestContext): Promise<NewAdmin> => {
  const { username, email, mobileNumber, password } = newPerson();
  const added = await maker.request.post('/api/admin/users', {
    headers: maker.headers,
    data: { username, email, mobileNumber, isAdmin: true },
  });
  expect(added.status()).toBe(201);
  const { user, passwordLink } = (await added.json()) as {
    user: { id: string };
    passwordLink: { link: string };
  };
  const reset = await request.post('/api/auth/password/reset', {
    headers: sameOrigin,
    data: { token: passwordLink.link.split('#token=')[1], password },
  });
  expect(reset.status()).toBe(200);
  return { id: user.id, username, email, mobileNumber, session: await reset.json() };
};

const headersOf = ({ token }: SignedIn) => ({ ...sameOrigin, authorization: `Bearer ${token}` });

/**
 * An admin for what tests prepare, one a worker. Not the demo's: an account has ten sessions at
 * most, and tests that log in as the demo's admin would end this one.
 */
export const asBoss = (page: Page): Promise<Boss> => {
  boss ??= (async () => {
    const baseURL = new URL(page.url()).origin;
    const [demo, own] = await Promise.all([
      requests.newContext({ baseURL }),
      requests.newContext({ baseURL }),
    ]);
    const maker = { request: demo, headers: headersOf(await logInByApi(demo, demoAdmin)) };
    const { session } = await addAdmin(maker, own);
    return { request: own, headers: headersOf(session) };
  })();
  return boss;
};

export type Admin = { id: string; username: string; email: string; mobileNumber: string };

/** Signs an admin in on this page whom no other test knows: nothing is unread to them yet. */
export const newAdminPage = async (page: Page): Promise<Admin> => {
  await page.goto('/api/health');
  const { session, ...admin } = await addAdmin(await asBoss(page), page.request);
  await keepSession(page, session);
  return admin;
};

/** What the API tells an admin. */
export const readAsBoss = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const { request, headers } = await asBoss(page);
  const response = await request.get(path, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
};

/** A new customer orders by the API, for some day weeks ahead. */
export const orderOfNewCustomer = async (page: Page): Promise<Placed> => {
  const request = await requests.newContext({ baseURL: new URL(page.url()).origin });
  const order = await placeOrder(request, await openAccount(request));
  await request.dispose();
  return order;
};

/** The side menu, opened first where it is a drawer. */
export const openMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Side menu' });
};
