import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/test-app.ts';

const canary = {
  username: 'Canary Bird',
  email: 'canary.bird@example.com',
  mobileNumber: '9876501234',
  password: 'singing-in-the-mine',
  street: 'Canary Street 7',
  town: 'Pune',
  pincode: '411038',
};

test('threat 21: logs contain no token, cookie, phone, address or email, not even when the database fails', async () => {
  const haldi = await buildTestApp({ logLevel: 'trace' });
  const signUp = () =>
    haldi.as(null, {
      method: 'POST',
      url: '/api/auth/signup',
      payload: { ...canary, consent: true },
    });
  const logIn = (password: string) =>
    haldi.as(null, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: canary.email, password },
    });
  const signed = await signUp();
  const { token, userData } = signed.json();
  const cookie = String(signed.headers['set-cookie']).split(/[=;]/)[1] as string;
  const who = {
    ...canary,
    id: userData._id,
    role: 'customer' as const,
    token,
    cookie,
    sessionId: '',
  };
  await signUp();
  await logIn('wrong-password');
  await haldi.as(who, { url: '/api/auth/user' });
  await haldi.as(who, { url: `/api/auth/user?phone=${canary.mobileNumber}` });
  await haldi.as(who, { method: 'PUT', url: '/api/auth/user', payload: { street: canary.street } });
  await haldi.database.pool.query('alter table users rename to somewhere_else');
  expect((await logIn(canary.password)).statusCode).toBe(500);
  expect((await signUp()).statusCode).toBe(500);
  await haldi.close();

  const logged = haldi.logged();
  expect(logged).toContain('request failed');
  for (const secret of [...Object.values(canary), token, cookie]) {
    if (secret === 'Pune' || secret === '411038') continue;
    expect(logged).not.toContain(secret);
  }
});
