import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateUser } from './accounts/store.ts';
import { nameOf } from './platform/mount.ts';
import { accountPolicies } from './testing/policies/accounts.ts';
import { officePolicies } from './testing/policies/office.ts';
import { orderPolicies } from './testing/policies/orders.ts';
import type { Cast, Policies } from './testing/policies/policy.ts';
import { publicPolicies } from './testing/policies/public.ts';
import { salonPolicies } from './testing/policies/salon.ts';
import { shopPolicies } from './testing/policies/shop.ts';
import { voicePolicies } from './testing/policies/voices.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

/** Every call of the product; one that is missing here fails the suite. */
const policies: Policies = {
  ...publicPolicies,
  ...accountPolicies,
  ...orderPolicies,
  ...voicePolicies,
  ...officePolicies,
  ...salonPolicies,
  ...shopPolicies,
};

/** Not declared: the API's description, what crawlers read, and metrics, which have a test of their own. */
const undeclared =
  /^(\/api\/openapi\.json|\/api\/docs\b.*|\/robots\.txt|\/sitemap\.xml|\/metrics)$/;

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

const makeCast = async (): Promise<Cast> => {
  const cast = {
    customer: await haldi.user(),
    other: await haldi.user(),
    admin: await haldi.user({ isAdmin: true }),
    blocked: await haldi.user(),
  };
  await updateUser(haldi.parts.db, cast.blocked.id, { status: 'blocked' });
  return cast;
};

const declared = (name: string) => {
  const policy = policies[name];
  if (!policy) throw new Error(`${name} has no declared policy`);
  return policy;
};

test('every call has a declared policy, and every policy a call', () => {
  const mounted = [...haldi.app.endpoints].map(nameOf);
  expect(Object.keys(policies).toSorted()).toEqual(mounted.toSorted());
});

test('no route was added without declaring it', () => {
  const mounted = new Set([...haldi.app.endpoints].map((called) => called.path));
  const stray = haldi.app.routePaths.filter((path) => !mounted.has(path) && !undeclared.test(path));
  expect(stray).toEqual([]);
});

describe.each(Object.keys(policies))('%s', (name) => {
  const policy = declared(name);

  const ask = async (who: keyof Cast | 'visitor', via: 'bearer' | 'cookie') => {
    // A minute later every address and every user is free again.
    haldi.clock.advance(61_000);
    const cast = await makeCast();
    const request = await policy.request(cast, haldi);
    const answer = await haldi.as(who === 'visitor' ? null : cast[who], request, via);
    // An event stream would go on for ever.
    if (request.payloadAsStream) answer.stream().destroy();
    return answer.statusCode;
  };

  test('a visitor', async () => {
    expect(await ask('visitor', 'bearer')).toBe(policy.visitor);
  });

  test.each([
    ['customer', 'bearer'],
    ['customer', 'cookie'],
    ['other', 'bearer'],
    ['other', 'cookie'],
    ['admin', 'bearer'],
    ['admin', 'cookie'],
  ] as const)('the %s by %s', async (who, via) => {
    expect(await ask(who, via)).toBe(policy[who]);
  });

  test('a blocked customer is refused by token, a visitor by cookie', async () => {
    expect(await ask('blocked', 'bearer')).toBe(policy.blockedBearer ?? 401);
    expect(await ask('blocked', 'cookie')).toBe(policy.visitor);
  });
});
