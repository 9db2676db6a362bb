import { expect } from 'vitest';
import { startIdentityProvider } from './identity-provider.ts';
import { buildTestApp } from './test-app.ts';

const host = 'localhost:3000';
export const oidcCallbackUrl = `http://${host}/api/auth/oidc/callback`;

export const cookieFromHeader = (header: unknown, name: string): string => {
  const lines = [header].flat().map(String);
  const line = lines.find((each) => each.startsWith(`${name}=`)) ?? '';
  return line.slice(name.length + 1).split(';', 1)[0] ?? '';
};

export const openTestOidc = async () => {
  const provider = await startIdentityProvider(oidcCallbackUrl);
  const env = { ...provider.environment, OIDC_LABEL: 'Continue with Test' };
  const haldi = await buildTestApp({ env });
  let people = 0;

  const newcomer = () => {
    people += 1;
    return {
      sub: `subject-${people}`,
      email: `person${people}@example.com`,
      email_verified: true,
      name: `Person ${people}`,
    };
  };

  const start = async (next?: string) => {
    const answer = await haldi.as(null, {
      method: 'POST',
      url: '/api/auth/oidc/start',
      payload: next === undefined ? {} : { next },
      headers: { host },
    });
    expect(answer.statusCode).toBe(200);
    return {
      location: answer.json().location as string,
      browser: cookieFromHeader(answer.headers['set-cookie'], 'haldi_oidc'),
    };
  };

  const comeBack = (address: URL, browser: string, accept = '*/*') =>
    haldi.app.inject({
      url: address.pathname + address.search,
      headers: { host, accept, cookie: `haldi_oidc=${browser}` },
    });

  const pickUp = (cookie: string) =>
    haldi.app.inject({
      method: 'POST',
      url: '/api/auth/oidc/pick-up',
      headers: { cookie: `haldi_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
    });

  const logIn = async (next?: string) => {
    const { location, browser } = await start(next);
    const answer = await comeBack(await provider.visit(location), browser);
    return {
      status: answer.statusCode,
      location: answer.headers.location,
      cookie: cookieFromHeader(answer.headers['set-cookie'], 'haldi_session'),
      answer,
    };
  };

  const close = async () => {
    await haldi.close();
    await provider.close();
  };
  return { provider, haldi, newcomer, start, comeBack, pickUp, logIn, close };
};
