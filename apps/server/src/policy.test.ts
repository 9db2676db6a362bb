import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPolicies } from '../testing/policies/accounts.ts';
import { areaPolicies } from '../testing/policies/areas.ts';
import { orderChangePolicies } from '../testing/policies/order-changes.ts';
import { orderPolicies } from '../testing/policies/orders.ts';
import type { Cast, Policies, Policy } from '../testing/policies/policy.ts';
import { publicPolicies } from '../testing/policies/public.ts';
import { reviewAndBlogPolicies } from '../testing/policies/reviews-and-blog.ts';
import { salonPolicies } from '../testing/policies/salon.ts';
import { shopPolicies } from '../testing/policies/shop.ts';
import { staffPolicies } from '../testing/policies/staff.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { updateUser } from './accounts/store.ts';
import { nameOf } from './platform/http/mount.ts';

/** Every call of the product; one that is missing here fails the suite. */
const policies: Policies = {
  ...publicPolicies,
  ...accountPolicies,
  ...orderPolicies,
  ...orderChangePolicies,
  ...reviewAndBlogPolicies,
  ...staffPolicies,
  ...salonPolicies,
  ...shopPolicies,
  ...areaPolicies,
};

/** Not declared: the API's description, what crawlers read, and metrics, which have a test of their own. */
const undeclared =
  /^(GET|HEAD) (\/api\/openapi\.json|\/api\/docs\b.*|\/robots\.txt|\/sitemap\.xml|\/metrics)$/;

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
  const [other, admin] = [await haldi.user(), await haldi.user({ isAdmin: true })];
  extras = { customer: other, other, admin, blocked: other };
});
afterAll(() => haldi.close());

/** Those whom nobody plays in a cell: no call is made as them. */
let extras: Cast;

/** The caller and the customer, whom the request is about, are fresh in every cell. */
const makeCast = async (who: keyof Cast | 'visitor'): Promise<Cast> => {
  const [customer, caller] = await Promise.all([
    haldi.user(),
    who === 'visitor' || who === 'customer' ? null : haldi.user({ isAdmin: who === 'admin' }),
  ]);
  if (who === 'blocked' && caller)
    await updateUser(haldi.context.db, caller.id, { status: 'blocked' });
  return { ...extras, customer, ...(caller && { [who]: caller }) };
};

const declared = (name: string) => {
  const policy = policies[name];
  if (!policy) throw new Error(`${name} has no declared policy`);
  return policy;
};

/** Everybody who may turn up, with either credential. */
const callers = [
  ['visitor', 'bearer'],
  ['customer', 'bearer'],
  ['customer', 'cookie'],
  ['other', 'bearer'],
  ['other', 'cookie'],
  ['blocked', 'bearer'],
  ['blocked', 'cookie'],
  ['admin', 'bearer'],
  ['admin', 'cookie'],
] as const;
type Caller = (typeof callers)[number];

const cellOf = ([who, via]: Caller): string => (who === 'visitor' ? who : `${who} by ${via}`);

/** What the row says of that caller; a blocked user is refused by token, a visitor by cookie. */
const expected = (policy: Policy, [who, via]: Caller): number => {
  if (who !== 'blocked') return policy[who];
  return via === 'bearer' ? (policy.blockedBearer ?? 401) : policy.visitor;
};

const ask = async (policy: Policy, [who, via]: Caller): Promise<number> => {
  const cast = await makeCast(who);
  const request = await policy.request(cast, haldi);
  const answer = await haldi.as(who === 'visitor' ? null : cast[who], request, via);
  // An event stream would go on for ever.
  if (request.payloadAsStream) answer.stream().destroy();
  return answer.statusCode;
};

test('every call has a declared policy, and every policy a call', () => {
  const mounted = [...haldi.app.endpoints].map(nameOf);
  expect(Object.keys(policies).toSorted()).toEqual(mounted.toSorted());
});

test('no route was added without declaring it', () => {
  const mounted = new Set([...haldi.app.endpoints].map(nameOf));
  // Whoever may read may also ask for the headers alone.
  for (const { method, path } of haldi.app.endpoints)
    if (method === 'GET') mounted.add(`HEAD ${path}`);
  const stray = haldi.app.routes.filter((name) => !mounted.has(name) && !undeclared.test(name));
  expect(stray).toEqual([]);
});

test('every row says of strangers what its call declares', () => {
  const strangers = { public: [], 'signed-in': [401], admin: [401, 403] } as const;
  for (const called of haldi.app.endpoints) {
    const { visitor, customer } = declared(nameOf(called));
    const [forVisitor, forCustomer] = strangers[called.auth];
    if (forVisitor) expect(visitor, nameOf(called)).toBe(forVisitor);
    if (forCustomer) expect(customer, nameOf(called)).toBe(forCustomer);
  }
});

describe('threat 6: every call to everybody, by bearer and by cookie', () => {
  test.each(Object.keys(policies))('%s', async (name) => {
    const policy = declared(name);
    // A minute later every address and every user is free again.
    haldi.clock.advance(61_000);
    const answers = await Promise.all(
      callers.map(async (caller) => [cellOf(caller), await ask(policy, caller)]),
    );
    const wanted = callers.map((caller) => [cellOf(caller), expected(policy, caller)]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(wanted));
  });
});
