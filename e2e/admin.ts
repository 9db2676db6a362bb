import type { StaffRole } from '@haldi/contract/kit/staff-role';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect, isPhone } from './fixtures.ts';
import {
  demoAdmin,
  logInByApi,
  newPerson,
  originOf,
  type SignedIn,
  signedInOnce,
  storeSession,
} from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

type OwnerSession = {
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
  maker: Pick<OwnerSession, 'request' | 'headers'>,
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

const makeBoss = async (baseURL: string): Promise<OwnerSession> => {
  const [demo, own] = await Promise.all([
    requests.newContext({ baseURL }),
    requests.newContext({ baseURL }),
  ]);
  const maker = { request: demo, headers: headersOf(await logInByApi(demo, demoAdmin)) };
  const boss = await addAdmin(maker, own);
  return { request: own, headers: headersOf(boss), userData: boss.userData };
};
const bosses = new Map<string, Promise<OwnerSession>>();

/**
 * An admin for what tests prepare, one a worker. Not the demo's: an account has ten sessions at
 * most, and tests that log in as the demo's admin would end this one.
 */
export const ownerSessionAt = (origin: string): Promise<OwnerSession> => {
  const boss = bosses.get(origin) ?? makeBoss(origin);
  bosses.set(origin, boss);
  return boss;
};
export const ownerSession = (page: Page): Promise<OwnerSession> =>
  ownerSessionAt(new URL(page.url()).origin);

/** A page on which the worker's admin is signed in: nobody the demo knows, and not the boss. */
export const adminPage = signedInOnce(async (request, origin) =>
  addAdmin(await ownerSessionAt(origin), request),
);

/** Signs an admin in on this page whom no other test knows: nothing is unread to them yet. */
export const newStaffPage = async (page: Page, place?: StaffPlace): Promise<Admin> => {
  const admin = await addAdmin(await ownerSessionAt(await originOf(page)), page.request, place);
  await storeSession(page, admin);
  return admin;
};

/** What the API tells an admin. */
export const readAsOwner = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const { request, headers } = await ownerSession(page);
  const response = await request.get(path, { headers });
  expect(response.status()).toBe(200);
  return (await response.json()) as Answer;
};

/** The side menu, opened first where it is a drawer. */
export const openSideMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Side menu' });
};
