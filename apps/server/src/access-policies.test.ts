import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccessPolicies,
  type AccessPolicy,
  type CallerKind,
  type Callers,
  callerKinds,
} from '../testing/access-policies/access-policy.ts';
import { accountingPolicies } from '../testing/access-policies/accounting.ts';
import { accountPolicies } from '../testing/access-policies/accounts.ts';
import { areaPolicies } from '../testing/access-policies/areas.ts';
import { catalogueAndAnalyticsPolicies } from '../testing/access-policies/catalogue-and-analytics.ts';
import { complaintPolicies } from '../testing/access-policies/complaints.ts';
import { couponPolicies } from '../testing/access-policies/coupons.ts';
import { dashboardAndUsersPolicies } from '../testing/access-policies/dashboard-and-users.ts';
import { documentPolicies } from '../testing/access-policies/documents.ts';
import { messagePolicies } from '../testing/access-policies/messages.ts';
import { moderationPolicies } from '../testing/access-policies/moderation.ts';
import { orderChangePolicies } from '../testing/access-policies/order-changes.ts';
import { orderPolicies } from '../testing/access-policies/orders.ts';
import { paymentPolicies } from '../testing/access-policies/payments.ts';
import { payoutPolicies } from '../testing/access-policies/payouts.ts';
import { publicPolicies } from '../testing/access-policies/public.ts';
import { reviewAndBlogPolicies } from '../testing/access-policies/reviews-and-blog.ts';
import { rosterAndSettingsPolicies } from '../testing/access-policies/roster-and-settings.ts';
import { setupPolicies } from '../testing/access-policies/setup.ts';
import { workPolicies } from '../testing/access-policies/work.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { expectConsistentData } from '../testing/test-order-changes.ts';
import type { TestUser } from '../testing/test-user.ts';
import { updateUser } from './accounts/store.ts';
import { endpointName } from './platform/http/mount-endpoints.ts';

const policies: AccessPolicies = {
  ...publicPolicies,
  ...accountPolicies,
  ...orderPolicies,
  ...orderChangePolicies,
  ...paymentPolicies,
  ...complaintPolicies,
  ...couponPolicies,
  ...accountingPolicies,
  ...documentPolicies,
  ...payoutPolicies,
  ...reviewAndBlogPolicies,
  ...dashboardAndUsersPolicies,
  ...rosterAndSettingsPolicies,
  ...setupPolicies,
  ...catalogueAndAnalyticsPolicies,
  ...areaPolicies,
  ...workPolicies,
  ...messagePolicies,
  ...moderationPolicies,
};

/**
 * Routes without a policy: the API description, robots.txt and sitemap, metrics (tested separately)
 * and the public pictures of the salon.
 */
const undeclared =
  /^(GET|HEAD) (\/api\/openapi\.json|\/api\/docs\b.*|\/robots\.txt|\/sitemap\.xml|\/metrics|\/(site|work)\.webmanifest|\/favicon\.(svg|ico)|\/icons\/[a-z0-9-]+\.png|\/pictures\/(mark\.svg|logo\.webp)|\/share\/\*)$/;

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const [other, owner] = [await haldi.user(), await haldi.user({ role: 'owner' })];
  const [desk, beautician] = [await haldi.user({ role: 'desk' }), await createBeauticianUser()];
  unusedCallers = {
    customer: other,
    other,
    blocked: other,
    desk,
    owner,
    beautician,
    otherBeautician: beautician,
  };
});
afterAll(() => haldi.close());

/** Roles that make no call in a cell. */
let unusedCallers: Callers;

const createBeauticianUser = async (): Promise<TestUser> => {
  // Inactive, because so many beauticians would slow the planner down.
  const { rows } = await haldi.database.pool.query<{ id: number }>(
    'insert into beauticians (name, active) values ($1, false) returning id',
    [`Work ${randomUUID()}`],
  );
  return haldi.user({ role: 'beautician', beauticianId: rows[0]?.id ?? null });
};

const play = async (who: CallerKind): Promise<TestUser> => {
  if (who === 'beautician' || who === 'otherBeautician') return createBeauticianUser();
  const user = await haldi.user({ role: who === 'desk' || who === 'owner' ? who : 'customer' });
  if (who === 'blocked') await updateUser(haldi.context.db, user.id, { status: 'blocked' });
  return user;
};

/** Caller and customer are new in every cell. */
const createCallers = async (who: CallerKind | 'visitor'): Promise<Callers> => {
  const [customer, caller] = await Promise.all([
    play('customer'),
    who === 'visitor' || who === 'customer' ? null : play(who),
  ]);
  return { ...unusedCallers, customer, ...(caller && { [who]: caller }) };
};

const createAllCallers = async (): Promise<Callers> => {
  const users = await Promise.all(callerKinds.map(async (who) => [who, await play(who)] as const));
  return Object.fromEntries(users) as Callers;
};

const declared = (name: string) => {
  const policy = policies[name];
  if (!policy) throw new Error(`${name} has no declared policy`);
  return policy;
};

type Caller = readonly [who: CallerKind | 'visitor', via: 'bearer' | 'cookie'];
const callers: Caller[] = [
  ['visitor', 'bearer'],
  ...callerKinds.flatMap((who): Caller[] => [
    [who, 'bearer'],
    [who, 'cookie'],
  ]),
];

const cellOf = ([who, via]: Caller): string => (who === 'visitor' ? who : `${who} by ${via}`);

/** A blocked user is refused by bearer token, and anonymous by cookie. */
const expected = (policy: AccessPolicy, [who, via]: Caller): number => {
  const { visitor, other, owner, desk = owner, beautician = other } = policy;
  const { otherBeautician = beautician, blockedBearer = 401 } = policy;
  const blocked = via === 'bearer' ? blockedBearer : visitor;
  return { ...policy, desk, beautician, otherBeautician, blocked }[who];
};

type Ask = (caller: Caller) => Promise<number>;

const send = async (
  callers: Callers,
  request: InjectOptions,
  [who, via]: Caller,
): Promise<number> => {
  const answer = await haldi.as(who === 'visitor' ? null : callers[who], request, via);
  if (request.payloadAsStream) answer.stream().destroy();
  return answer.statusCode;
};

/** Reads change nothing, so all callers share the same users. */
const askToRead = async (policy: AccessPolicy): Promise<Ask> => {
  const callers = await createAllCallers();
  const request = await policy.request(callers, haldi);
  return (caller) => send(callers, request, caller);
};

const askToWrite =
  (policy: AccessPolicy): Ask =>
  async (caller) => {
    const callers = await createCallers(caller[0]);
    return send(callers, await policy.request(callers, haldi), caller);
  };

test('every endpoint has a policy, and every policy an endpoint', () => {
  const mounted = [...haldi.app.endpoints].map(endpointName);
  expect(Object.keys(policies).toSorted()).toEqual(mounted.toSorted());
});

test('every route is declared as an endpoint', () => {
  const mounted = new Set([...haldi.app.endpoints].map(endpointName));
  // Every GET also has a HEAD route.
  for (const { method, path } of haldi.app.endpoints)
    if (method === 'GET') mounted.add(`HEAD ${path}`);
  const stray = haldi.app.routes.filter((name) => !mounted.has(name) && !undeclared.test(name));
  expect(stray).toEqual([]);
});

test('every policy matches the declared access of its endpoint', () => {
  for (const called of haldi.app.endpoints) {
    const policy = declared(endpointName(called));
    const refused = (who: Caller[0]) =>
      expect(expected(policy, [who, 'bearer']), endpointName(called));
    if (called.auth === 'public') continue;
    refused('visitor').toBe(401);
    if (called.auth === 'signed-in') continue;
    refused('customer').toBe(403);
    if (called.auth === 'owner') refused('desk').toBe(403);
    if (called.auth === 'beautician') refused('owner').toBe(403);
    else refused('beautician').toBe(403);
  }
});

describe('threat 6: every endpoint called by every role, with bearer token and with cookie', () => {
  test.each(Object.keys(policies))('%s', async (name) => {
    const policy = declared(name);
    // After a minute all rate limits are reset.
    haldi.clock.advance(61_000);
    const ask = name.startsWith('GET ') ? await askToRead(policy) : askToWrite(policy);
    const answers = await Promise.all(
      callers.map(async (caller) => [cellOf(caller), await ask(caller)]),
    );
    const expectedStatuses = callers.map((caller) => [cellOf(caller), expected(policy, caller)]);
    expect(Object.fromEntries(answers)).toEqual(Object.fromEntries(expectedStatuses));
  });
});

test('threat 43: after all these calls every version has a history entry and all invariants hold', async () => {
  await expectConsistentData(haldi);
});
