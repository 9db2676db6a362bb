import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request as requests } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Person = {
  username: string;
  email: string;
  mobileNumber: string;
  password: string;
  street: string;
  apartmentNumber: string;
  town: string;
  state: string;
  pincode: string;
};

export type SignedIn = {
  token: string;
  userData: { _id: string; username: string; email: string };
};

export const demoAdmin = { login: 'admin@example.com', password: 'glow-with-admin' };

/** The header that a browser sends for a same-origin request. */
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Unique to one test. */
export const newPerson = (): Person => {
  const unique = randomUUID().replaceAll('-', '').slice(0, 16);
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return {
    username: `Test ${unique}`,
    email: `${unique}@example.com`,
    mobileNumber: `7${digits}`,
    // A password that contains the name or the email would be rejected.
    password: `marigold-${randomUUID().slice(0, 13)}`,
    street: 'Paud Road, Kothrud',
    apartmentNumber: 'B-204, Mayur Residency',
    town: 'Pune',
    state: 'Maharashtra',
    pincode: '411038',
  };
};

/** The request context has the session cookie afterwards. */
export const signUpByApi = async (
  request: APIRequestContext,
  person: Person = newPerson(),
): Promise<Person & SignedIn> => {
  const response = await request.post('/api/auth/signup', {
    data: { ...person, consent: true },
    headers: sameOrigin,
  });
  expect(response.status()).toBe(201);
  return { ...person, ...((await response.json()) as SignedIn) };
};

export const logInByApi = async (
  request: APIRequestContext,
  { login, password }: { login: string; password: string },
): Promise<SignedIn> => {
  const response = await request.post('/api/auth/login', {
    data: { login, password },
    headers: sameOrigin,
  });
  expect(response.status()).toBe(200);
  return (await response.json()) as SignedIn;
};

/** The origin of the product; the page is on it afterwards without loading anything. */
export const goToOrigin = async (page: Page): Promise<string> => {
  await page.goto('/api/health');
  return new URL(page.url()).origin;
};

const storeToken = (page: Page, { token, userData }: SignedIn): Promise<void> =>
  page.evaluate(
    ([tokenText, id]) => {
      localStorage.setItem('token', tokenText);
      localStorage.setItem('userId', id);
    },
    [token, userData._id] as const,
  );

/** Stores the token; the cookie came with the call that created the session. */
export const storeSession = async (page: Page, session: SignedIn): Promise<void> => {
  await goToOrigin(page);
  await storeToken(page, session);
};

/**
 * Signs in once per worker and reuses the session for every page. For tests that do not change the
 * account or its sessions.
 */
export const signInOncePerWorker = <Who extends SignedIn>(
  signIn: (request: APIRequestContext, origin: string) => Promise<Who>,
): ((page: Page) => Promise<Who>) => {
  const begin = async (origin: string) => {
    const request = await requests.newContext({ baseURL: origin });
    const who = await signIn(request, origin);
    const { cookies } = await request.storageState();
    await request.dispose();
    return { who, cookies };
  };
  const sessions = new Map<string, ReturnType<typeof begin>>();
  return async (page) => {
    const origin = await goToOrigin(page);
    const session = sessions.get(origin) ?? begin(origin);
    sessions.set(origin, session);
    const { who, cookies } = await session;
    await page.context().addCookies(cookies);
    await storeToken(page, who);
    return who;
  };
};

/** Signs in the worker's customer, who has an address but no review, post or orders. */
export const signInAsCustomer = signInOncePerWorker((request) => signUpByApi(request));

/** Signs in a new customer. */
export const signInAsNewCustomer = async (
  page: Page,
  details: Partial<Person> = {},
): Promise<Person & SignedIn> => {
  const person = await signUpByApi(page.request, { ...newPerson(), ...details });
  await storeSession(page, person);
  return person;
};

export const isTokenAccepted = async (
  request: APIRequestContext,
  token: string,
): Promise<boolean> => {
  const response = await request.get('/api/auth/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok();
};

export const readLocalStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
