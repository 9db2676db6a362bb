import type { AuditPage } from '@haldi/contract/audit/schema';
import { CurrentBranding, StaffBranding } from '@haldi/contract/branding/desk/schema';
import { readPublicBranding } from '@haldi/contract/branding/endpoints';
import { paletteFor } from '@haldi/contract/branding/palette';
import type { PublicBranding } from '@haldi/contract/branding/schema';
import type { ApiError } from '@haldi/contract/kit/errors';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { formRequest } from '../../testing/test-form-request.ts';
import { decompressionBomb } from '../../testing/test-pictures.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { endpointName } from '../platform/http/mount-endpoints.ts';

let haldi: TestApp;
let owner: TestUser;

beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  owner = await haldi.user({ role: 'owner', username: 'Meera' });
});
afterAll(() => haldi.close());
beforeEach(async () => {
  await haldi.database.pool.query(
    'delete from branding; insert into branding default values; delete from images',
  );
  haldi.context.live.publish('content-changed');
});

const address = '/api/admin/branding';
const read = async () => StaffBranding.parse((await haldi.as(owner, { url: address })).json());
const seen = async (): Promise<PublicBranding> =>
  (await haldi.as(null, { url: '/api/branding' })).json();

type Fields = { palette?: string; removeLogo?: string; version?: string };
const save = async (fields: Fields, logo?: Uint8Array) => {
  const { look, version } = await read();
  const sent = { palette: look.palette, version: String(version), ...fields };
  const files = logo ? { logo: { bytes: logo, name: 'logo.png', type: 'image/png' } } : {};
  return haldi.as(owner, await formRequest('PUT', address, sent, files));
};

const sign = (colour: string, width = 600, height = 150): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: {
          create: { width: width / 2, height: height / 2, channels: 4, background: colour },
        },
      },
    ])
    .png()
    .toBuffer();

test('a new salon has the turmeric palette and no logo', async () => {
  expect(await read()).toMatchObject({
    look: { palette: 'turmeric', themeColour: '#ffe588', logo: null },
    version: 1,
    lastSaved: null,
  });
});

test('saved branding is public immediately, with editor and time', async () => {
  const before = await seen();
  const told: string[] = [];
  const stop = haldi.context.live.subscribe('content-changed', () => told.push('changed'));
  const saved = StaffBranding.parse((await save({ palette: 'ocean' })).json());
  stop();
  expect(saved).toMatchObject({ version: 2, lastSaved: { by: 'Meera' } });
  expect(told).toEqual(['changed']);
  const after = await seen();
  expect(after).toEqual(saved.look);
  expect(after).toMatchObject({
    palette: 'ocean',
    themeColour: paletteFor('ocean')['haldi-200'],
  });
  expect(after.stamp).not.toBe(before.stamp);
  expect(await haldi.app.visitorCalls.get(endpointName(readPublicBranding))?.({})).toEqual(after);
  const audit: AuditPage = (
    await haldi.as(owner, { url: '/api/admin/audit?act=look-saved&limit=1' })
  ).json();
  expect(audit.entries[0]?.changes).toEqual([
    { field: 'palette', before: 'turmeric', after: 'ocean' },
  ]);
});

test('a colour in any notation gives a palette; invalid colours get a field error', async () => {
  expect((await save({ palette: ' #1F6F8B ' })).json<StaffBranding>().look.palette).toBe('#1f6f8b');
  for (const palette of ['#12345', 'neon', '#12345g', 'red;}body{display:none', '']) {
    const refused = await save({ palette });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json<ApiError>().fields ?? {})).toEqual(['palette']);
  }
  expect((await seen()).palette).toBe('#1f6f8b');
});

test('a concurrent save is rejected with the current branding', async () => {
  await save({ palette: 'rose' });
  const refused = await save({ palette: 'sage', version: '1' });
  expect(refused.statusCode).toBe(409);
  const { code, details } = refused.json<ApiError>();
  expect(code).toBe('LOOK_CHANGED');
  expect(CurrentBranding.parse(details).standing).toEqual(await read());
});

describe('a logo', () => {
  const count = async () =>
    (await haldi.database.pool.query('select count(*)::int as n from images')).rows[0].n;

  test('keeps proportions and transparency, and detects light logos', async () => {
    const { logo } = (await save({}, await sign('#240719'))).json<StaffBranding>().look;
    expect(logo).toMatchObject({ width: 600, height: 150, isLight: false });
    const sent = await haldi.app.inject({ url: logo?.address ?? '' });
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(sent.rawPayload).metadata()).toMatchObject({
      width: 600,
      height: 150,
      hasAlpha: true,
    });
    const light = (await save({}, await sign('#fff9e5'))).json<StaffBranding>().look.logo;
    expect(light?.isLight).toBe(true);
    expect(await count()).toBe(1);
  });

  test('is kept until it is removed', async () => {
    await save({}, await sign('#240719'));
    expect((await save({ palette: 'violet' })).json<StaffBranding>().look.logo).not.toBeNull();
    expect((await save({ removeLogo: 'true' })).json<StaffBranding>().look.logo).toBeNull();
    expect(await count()).toBe(0);
    expect((await haldi.app.inject({ url: '/pictures/logo.webp' })).statusCode).toBe(404);
  });

  test('threat 34: too large files and other file types are rejected and not stored', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const pretending = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), drawing]);
    for (const bad of [
      await decompressionBomb(20_000),
      drawing,
      pretending,
      Buffer.from('GIF89a'),
    ]) {
      const refused = await save({ palette: 'rose' }, bad);
      expect(refused.statusCode).toBe(422);
      expect(Object.keys(refused.json<ApiError>().fields ?? {})).toEqual(['logo']);
    }
    const heavy = await save({}, Buffer.alloc(5 * 1_024 * 1_024 + 1, 0xff));
    expect(heavy.statusCode).toBe(413);
    expect((await read()).version).toBe(1);
    expect(await count()).toBe(0);
  });
});
