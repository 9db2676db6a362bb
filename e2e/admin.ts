import type { StaffRole } from '@haldi/contract/kit/staff-role';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect, isPhone } from './fixtures.ts';
import {
  demoAdmin,
  keepSession,
  logInByApi,
  newPerson,
  originOf,
  type SignedIn,
  signedInOnce,
} from './people.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

type Boss = {
  request: APIRequestContext;
  headers: Record<string, string>;
  userData: SignedIn['userData'];
};

export type Admin = SignedIn & {
  id: string;
  username: string;
  email: string;
  mobileNumber: string;
};

type StaffPlace = { role?: StaffRole; beautician?: string | null };

/** An account of staff made by an owner; the given context holds its cookie afterwards. */
const addAdmin = async (
  maker: Pick<Boss, 'request' | 'headers'>,
  request: APIRequestContext,
  { role = 'owner', beautician = null }: StaffPlace = {},
): Promise<Admin> => {
  const { username, email, mobileNumber, password } = newPerson();
  const added = await maker.request.post('/api/admin/staff', {
    headers: maker.headers,
    data: { username, email, mobileNumber, role, beautician },
  });
  expect(added.status()).toBe(201);
  const { member, passwordLink } = (await added.json()) as {
    member: { id: string };
    passwordLink: { link: string };
  };
  const reset = await request.post('/api/auth/password/reset', {
    headers: sameOrigin,
    data: { token: passwordLink.link.split('#token=')[1], password, consent: true },
  });
  expect(reset.status()).toBe(200);
  const session = (await reset.json()) as SignedIn;
  return { id: member.id, username, email, mobileNumber, ...session };
};

const headersOf = ({ token }: SignedIn) => ({ ...sameOrigin, authorization: `Bearer ${token}` });

const makeBoss = async (baseURL: string): Promise<Boss> => {
  const [demo, own] = await Promise.all([
    requests.newContext({ baseURL }),
    requests.newContext({ baseURL }),
  ]);
  const maker = { request: demo, headers: headersOf(await logInByApi(demo, demoAdmin)) };
  const boss = await addAdmin(maker, own);
  return { request: own, headers: headersOf(boss), userData: boss.userData };
};
const bosses = new Map<string, Promise<Boss>>();

/**
 * An admin for what tests prepare, one a worker. Not the demo's: an account has ten sessions at
 * most, and tests that log in as the demo's admin would end this one.
 */
export const bossAt = (origin: string): Promise<Boss> => {
  const boss = bosses.get(origin) ?? makeBoss(origin);
  bosses.set(origin, boss);
  return boss;
};
export const asBoss = (page: Page): Promise<Boss> => bossAt(new URL(page.url()).origin);

/** A page on which the worker's admin is signed in: nobody the demo knows, and not the boss. */
export const adminPage = signedInOnce(async (request, origin) =>
  addAdmin(await bossAt(origin), request),
);

/** Signs an admin in on this page whom no other test knows: nothing is unread to them yet. */
export const newAdminPage = async (page: Page, place?: StaffPlace): Promise<Admin> => {
  const admin = await addAdmin(await bossAt(await originOf(page)), page.request, place);
  await keepSession(page, admin);
  return admin;
};

/** What the API tells an admin. */
export const readAsBoss = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const { request, headers } = await asBoss(page);
  const response = await request.get(path, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
};

/** The side menu, opened first where it is a drawer. */
export const openMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Side menu' });
};
