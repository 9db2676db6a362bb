import { randomInt, randomUUID } from 'node:crypto';
import type { SignedIn } from '@haldi/contract/accounts/log-in/schema';

export type Person = {
  id: string;
  username: string;
  token: string;
  cookie: string;
  mobileNumber: string;
};

const cookieIn = (answer: Response): string =>
  /haldi_session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';

const signedIn = async (answer: Response): Promise<Person> => {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  const { token, userData } = (await answer.json()) as SignedIn;
  const { _id: id, username, mobileNumber } = userData;
  return { id, username, token, mobileNumber, cookie: cookieIn(answer) };
};

export const headersOf = (person?: Pick<Person, 'cookie'>): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  ...(person && { cookie: `haldi_session=${person.cookie}` }),
});

export const sendJson = (
  address: string,
  method: string,
  path: string,
  body: unknown,
  person?: Person,
): Promise<Response> =>
  fetch(new URL(path, address), {
    method,
    headers: { ...headersOf(person), 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(120_000),
  });

export const logInAt = async (address: string, login: string, password: string): Promise<Person> =>
  signedIn(await sendJson(address, 'POST', '/api/auth/login', { login, password }));

export const demoAdminLogin = ['admin@example.com', 'glow-with-admin'] as const;

export const signUpAt = async (address: string): Promise<Person> =>
  signedIn(
    await sendJson(address, 'POST', '/api/auth/signup', {
      username: `Trial ${randomUUID()}`.slice(0, 40),
      email: `${randomUUID()}@example.com`,
      mobileNumber: `7${String(randomInt(1e9)).padStart(9, '0')}`,
      password: 'turmeric-and-milk',
      street: 'Lane 5',
      town: 'Pune',
      pincode: '411001',
      consent: true,
    }),
  );
