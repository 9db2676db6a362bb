import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
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
    password: `marigold-${unique}`,
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

/** Puts the token where the product keeps it; the cookie came with the call that made it. */
export const keepSession = async (page: Page, { token, userData }: SignedIn): Promise<void> => {
  await page.goto('/api/health');
  await page.evaluate(
    ([tokenText, id]) => {
      localStorage.setItem('token', tokenText);
      localStorage.setItem('userId', id);
    },
    [token, userData._id] as const,
  );
};

/** A page on which a new customer is signed in. */
export const signedInPage = async (page: Page): Promise<Person & SignedIn> => {
  const person = await openAccount(page.request);
  await keepSession(page, person);
  return person;
};

/** Whether the API still takes a token. */
export const isTaken = async (request: APIRequestContext, token: string): Promise<boolean> => {
  const response = await request.get('/api/auth/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.ok();
};

export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));
