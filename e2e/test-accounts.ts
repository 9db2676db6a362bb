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

/** What a browser says about a call from one of our own pages. */
const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Somebody whom no other test knows. */
export const newPerson = (): Person => {
  const unique = randomUUID().replaceAll('-', '').slice(0, 16);
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return {
    username: `Test ${unique}`,
    email: `${unique}@example.com`,
    mobileNumber: `7${digits}`,
    // One that holds the name or the address would be refused.
    password: `marigold-${randomUUID().slice(0, 13)}`,
    street: 'Paud Road, Kothrud',
    apartmentNumber: 'B-204, Mayur Residency',
    town: 'Pune',
    state: 'Maharashtra',
    pincode: '411038',
  };
};

/** Opens an account by the API; the given request context holds its cookie afterwards. */
export const openAccount = async (
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

/** Where this page's product answers; the page is on it afterwards, and has loaded nothing. */
export const originOf = async (page: Page): Promise<string> => {
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

/** Puts the token where the product keeps it; the cookie came with the call that made it. */
export const storeSession = async (page: Page, session: SignedIn): Promise<void> => {
  await originOf(page);
  await storeToken(page, session);
};

/**
 * Signs somebody in once in a worker, and puts that session into every page that asks for it. For
 * tests that leave the account and its session as they are and count nothing of it.
 */
export const signedInOnce = <Who extends SignedIn>(
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
    const origin = await originOf(page);
    const session = sessions.get(origin) ?? begin(origin);
    sessions.set(origin, session);
    const { who, cookies } = await session;
    await page.context().addCookies(cookies);
    await storeToken(page, who);
    return who;
  };
};

/** A page on which the worker's customer is signed in, who has an address, has written nothing and orders nothing. */
export const customerPage = signedInOnce((request) => openAccount(request));

/** A page on which a new customer is signed in. */
export const signedInPage = async (
  page: Page,
  details: Partial<Person> = {},
): Promise<Person & SignedIn> => {
  const person = await openAccount(page.request, { ...newPerson(), ...details });
  await storeSession(page, person);
  return person;
};

/** Whether the API still takes a token. */
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
