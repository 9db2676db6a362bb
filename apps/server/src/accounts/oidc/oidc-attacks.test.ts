import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookieFromHeader, oidcCallbackUrl, openTestOidc } from '../../../testing/test-oidc.ts';

type Journey = Awaited<ReturnType<typeof openTestOidc>>;
let provider: Journey['provider'];
let haldi: Journey['haldi'];
let newcomer: Journey['newcomer'];
let start: Journey['start'];
let comeBack: Journey['comeBack'];
let logIn: Journey['logIn'];
let close: Journey['close'];
beforeAll(async () => {
  ({ provider, haldi, newcomer, start, comeBack, logIn, close } = await openTestOidc());
});
afterAll(() => close());

describe('threat 4: what an attacker may try', () => {
  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])(
    'next=%s goes home',
    async (next) => {
      provider.setAccount(newcomer());
      expect((await logIn(next)).location).toBe('/auth-success?next=%2F');
    },
  );

  test('a replayed state: 400 with a readable page', async () => {
    provider.setAccount(newcomer());
    const { location, browser } = await start();
    const address = await provider.visit(location);
    expect((await comeBack(address, browser)).statusCode).toBe(303);
    const again = await comeBack(address, browser);
    expect(again.statusCode).toBe(400);
    expect(again.json().code).toBe('BAD_REQUEST');
    const page = await comeBack(address, browser, 'text/html,*/*');
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('<a href="/contact/login">Log in again</a>');
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  test('a login started in another browser: 400, and the right browser can still log in', async () => {
    provider.setAccount(newcomer());
    const [mine, theirs] = [await start(), await start()];
    const address = await provider.visit(mine.location);
    expect((await comeBack(address, theirs.browser)).statusCode).toBe(400);
    expect((await comeBack(address, '')).statusCode).toBe(400);
    expect((await comeBack(address, mine.browser)).statusCode).toBe(303);
  });

  test.each(['', '?', '?state=x', '?code=x', '?state=a&state=b'])(
    'the callback with %j: refused',
    async (search) => {
      const { browser } = await start();
      const address = new URL(`${oidcCallbackUrl}${search}`);
      const { statusCode, headers } = await comeBack(address, browser);
      expect([400, 422]).toContain(statusCode);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('an old state: 400', async () => {
    provider.setAccount(newcomer());
    const { location, browser } = await start();
    const address = await provider.visit(location);
    haldi.clock.advance(10 * 60_000);
    expect((await comeBack(address, browser)).statusCode).toBe(400);
  });

  test('the code of another login does not match PKCE and nonce', async () => {
    provider.setAccount(newcomer());
    const [first, second] = [await start(), await start()];
    const stolen = (await provider.visit(first.location)).searchParams.get('code') ?? '';
    const address = await provider.visit(second.location);
    address.searchParams.set('code', stolen);
    const answer = await comeBack(address, second.browser);
    expect(answer.headers.location).toBe('/contact/login?oidc=failed&next=%2F');
    expect(cookieFromHeader(answer.headers['set-cookie'], 'haldi_session')).toBe('');
  });

  test('declining at the provider leads back to the login page', async () => {
    const { location, browser } = await start('/book');
    provider.state.denies = true;
    const answer = await comeBack(await provider.visit(location), browser);
    expect(answer.headers.location).toBe('/contact/login?oidc=cancelled&next=%2Fbook');
  });
});
