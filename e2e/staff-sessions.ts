import type { StaffRole } from '@haldi/contract/kit/staff-role';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect } from './fixtures.ts';
import {
  demoAdmin,
  goToOrigin,
  logInByApi,
  newPerson,
  type SignedIn,
  signInOncePerWorker,
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

/** Creates a staff account. The request context has its session cookie afterwards. */
const addStaffAccount = async (
  creator: Pick<OwnerSession, 'request' | 'headers'>,
  request: APIRequestContext,
  { role = 'owner', beautician = null }: StaffPlace = {},
): Promise<Admin> => {
  const { username, email, mobileNumber, password } = newPerson();
  const added = await creator.request.post('/api/admin/staff', {
    headers: creator.headers,
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

const createOwnerSession = async (baseURL: string): Promise<OwnerSession> => {
  const [demo, own] = await Promise.all([
    requests.newContext({ baseURL }),
    requests.newContext({ baseURL }),
  ]);
  const creator = { request: demo, headers: headersOf(await logInByApi(demo, demoAdmin)) };
  const owner = await addStaffAccount(creator, own);
  return { request: own, headers: headersOf(owner), userData: owner.userData };
};
const ownerSessions = new Map<string, Promise<OwnerSession>>();

/**
 * One admin per worker, for preparing data. Not the demo admin: an account has at most ten
 * sessions, and tests that log in as the demo admin would end this one.
 */
export const ownerSessionAt = (origin: string): Promise<OwnerSession> => {
  const owner = ownerSessions.get(origin) ?? createOwnerSession(origin);
  ownerSessions.set(origin, owner);
  return owner;
};
export const ownerSession = (page: Page): Promise<OwnerSession> =>
  ownerSessionAt(new URL(page.url()).origin);

/** Signs in as an admin other than `ownerSession`. */
export const signInAsAdmin = signInOncePerWorker(async (request, origin) =>
  addStaffAccount(await ownerSessionAt(origin), request),
);

/** Signs in a new account, which has no unread notifications. */
export const signInAsNewStaff = async (page: Page, place?: StaffPlace): Promise<Admin> => {
  const admin = await addStaffAccount(
    await ownerSessionAt(await goToOrigin(page)),
    page.request,
    place,
  );
  await storeSession(page, admin);
  return admin;
};
