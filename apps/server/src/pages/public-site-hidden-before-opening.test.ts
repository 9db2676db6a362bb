import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { endpointName } from '../platform/http/mount-endpoints.ts';
import { markSalonOpened } from '../settings/service.ts';

const street = '4 College Road';
const upiId = 'salon137@okbank';
let haldi: TestApp;
let owner: TestUser;
let beautician: TestUser;
let asha: TestUser;

const render = async (request: Request, isPreview = false): Promise<Response> => {
  const read: unknown[] = [];
  for (const [name, call] of haldi.app.visitorCalls) {
    const all = { file: 'Facial', slug: 'facial-cleanup', kind: 'terms', id: 'none' };
    const params = Object.fromEntries(
      Object.entries(all).filter(([param]) => name.includes(`:${param}`)),
    );
    const answer = await call({ params } as never, isPreview).catch(() => null);
    read.push(name, answer);
  }
  return new Response(`<p>${request.url} ${JSON.stringify(read)}`, {
    headers: { 'content-type': 'text/html' },
  });
};

beforeAll(async () => {
  haldi = await buildTestApp({
    env: { RATE_LIMITS: 'off' },
    pages: { files: new Map(), render },
  });
  await openTestSalon(haldi);
  const { pool } = haldi.database;
  await pool.query(
    `update settings set opened_at = null, address = '${street}', visiting_charge = 137`,
  );
  await pool.query(`update payment_settings set methods = '{upi}', upi = $1`, [
    { id: upiId, name: 'Salon', kind: 'business', merchantCode: null },
  ]);
  haldi.context.live.publish('content-changed');
  owner = await haldi.user({ isAdmin: true });
  beautician = await haldi.user({ role: 'beautician' });
  asha = await haldi.user();
});
afterAll(() => haldi.close());

const shownDetails = (body: string): string[] =>
  ['Gold Facial', '"price"', '137', '₹', street, upiId].filter((part) => body.includes(part));

const addresses = [
  '/',
  '/service/facial-cleanup',
  '/service/facial-cleanup.data',
  '/search',
  '/terms',
  '/api/settings/public',
  '/api/menu',
  '/api/menu/facial-cleanup',
  '/Json%20Files/Facial.json',
  '/api/services/popular',
  '/api/site-text',
  '/api/policies/privacy',
  '/api/policies/terms',
  '/api/policies/refunds',
  '/sitemap.xml',
];

describe('threat 68: before the salon opens menu, prices and address are for staff only', () => {
  test.each(addresses)('%s shows nothing to visitors and customers', async (url) => {
    for (const who of [null, asha]) {
      const answer = await haldi.as(who, { url }, 'cookie');
      expect(shownDetails(answer.body), answer.body.slice(0, 2_000)).toEqual([]);
      if (url.startsWith('/api') && answer.statusCode === 200) {
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
  });

  test('this test covers every page loader', () => {
    expect([...haldi.app.visitorCalls.keys()].length).toBeGreaterThan(8);
    expect([...haldi.app.visitorCalls.keys()]).toContain(
      endpointName({ method: 'GET', path: '/api/menu' } as never),
    );
  });

  test('no picture for shared links', async () => {
    expect((await haldi.as(null, { url: '/share/service/facial-cleanup.png' })).statusCode).toBe(
      404,
    );
  });

  test('staff see the salon, and their responses are not cached', async () => {
    for (const who of [owner, beautician]) {
      const page = await haldi.as(who, { url: '/service/facial-cleanup' }, 'cookie');
      expect(shownDetails(page.body)).toEqual(expect.arrayContaining(['"price"', '137', street]));
      expect(page.headers['cache-control']).toBe('no-store');
    }
    const settings = await haldi.as(owner, { url: '/api/settings/public' });
    expect(settings.json()).toMatchObject({
      address: street,
      visitingCharge: 137,
      payments: { upi: { id: upiId } },
    });
    // The preview for staff must not be cached for visitors.
    expect(shownDetails((await haldi.as(null, { url: '/service/facial-cleanup' })).body)).toEqual(
      [],
    );
  });

  test('after opening everyone sees it', async () => {
    await markSalonOpened(haldi.context.db, haldi.clock());
    haldi.context.live.publish('content-changed');
    const page = await haldi.as(null, { url: '/service/facial-cleanup' });
    expect(shownDetails(page.body)).toEqual(expect.arrayContaining(['"price"', '137', street]));
    expect((await haldi.as(null, { url: '/api/menu' })).json()).not.toEqual([]);
  });
});
