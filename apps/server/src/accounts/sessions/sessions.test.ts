import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type SessionsEnded, sessionsEndedTopic } from '../../platform/http/identity.ts';
import { updateUser } from '../store.ts';
import { deriveSessionCookie, hashSecret } from './generate-and-hash-secrets.ts';
import { openSession } from './service.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const me = { url: '/api/auth/user' };

let haldi: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp();
});
afterAll(() => haldi.close());

const cookieHeader = (value: string) => ({ cookie: `haldi_session=${value}` });

describe('the two secrets of a session', () => {
  test('are different, and the row has only their SHA-256', async () => {
    const asha = await haldi.user();
    expect(Buffer.from(asha.token, 'base64url')).toHaveLength(32);
    expect(asha.cookie).toBe(deriveSessionCookie(asha.token));
    const { rows } = await haldi.database.pool.query('select * from sessions where user_id = $1', [
      asha.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      bearer_hash: hashSecret(asha.token),
      cookie_hash: hashSecret(asha.cookie),
    });
    expect(JSON.stringify(rows)).not.toContain(asha.token);
    expect(JSON.stringify(rows)).not.toContain(asha.cookie);
  });

  test('neither can be used in place of the other', async () => {
    const asha = await haldi.user();
    const swapped = { ...asha, token: asha.cookie, cookie: asha.token };
    expect((await haldi.as(swapped, me, 'bearer')).statusCode).toBe(401);
    expect((await haldi.as(swapped, me, 'cookie')).statusCode).toBe(401);
  });
});

describe('which session a request belongs to', () => {
  test.each(['both', 'bearer', 'cookie'] as const)('%s of one session: that one', async (via) => {
    const asha = await haldi.user();
    const answer = await haldi.as(asha, me, via);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().userData._id).toBe(asha.id);
  });

  test.each(['', 'null', 'undefined', 'x'.repeat(43)])(
    'the bearer %j is invalid and never falls back to the cookie',
    async (token) => {
      const asha = await haldi.user();
      const answer = await haldi.as({ ...asha, token }, me);
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('UNAUTHENTICATED');
    },
  );

  test('an invalid bearer is refused on open calls too', async () => {
    const headers = { authorization: 'Bearer nonsense' };
    const answer = await haldi.app.inject({ url: '/api/settings/public', headers });
    expect(answer.statusCode).toBe(401);
  });

  test('bearer and cookie of two valid sessions: 401', async () => {
    const [asha, priya] = [await haldi.user(), await haldi.user()];
    const mixed = { ...asha, cookie: priya.cookie };
    expect((await haldi.as(mixed, me)).statusCode).toBe(401);
    const other = await openSession(haldi.context, asha.id, { device: 'Other' });
    expect((await haldi.as({ ...asha, cookie: other.cookie }, me)).statusCode).toBe(401);
  });

  test('an expired or unknown cookie next to a valid bearer is ignored', async () => {
    const [asha, priya] = [await haldi.user(), await haldi.user()];
    await haldi.as(priya, { method: 'POST', url: '/api/auth/logout' });
    for (const cookie of [priya.cookie, 'unknown']) {
      const answer = await haldi.as({ ...asha, cookie }, me);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toContain(`haldi_session=${asha.cookie}`);
    }
  });

  test('neither: a visitor', async () => {
    expect((await haldi.as(null, me)).statusCode).toBe(401);
    expect((await haldi.as(null, { url: '/api/settings/public' })).statusCode).toBe(200);
  });

  test('another authorization scheme is ignored', async () => {
    const asha = await haldi.user();
    const headers = { authorization: 'Basic c3RhZ2luZzp4' };
    expect((await haldi.as(asha, { ...me, headers }, 'cookie')).statusCode).toBe(200);
  });
});

describe('the cookie', () => {
  test('is set again by GET /auth/user with a bearer and no cookie, and not otherwise', async () => {
    const asha = await haldi.user();
    const answer = await haldi.as(asha, me, 'bearer');
    expect(answer.headers['set-cookie']).toBe(
      `haldi_session=${asha.cookie}; Max-Age=${30 * 24 * 3600}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(answer.body).not.toContain(asha.cookie);
    expect((await haldi.as(asha, me, 'both')).headers['set-cookie']).toBeUndefined();
    expect((await haldi.as(asha, me, 'cookie')).headers['set-cookie']).toBeUndefined();
  });

  test('is __Host- and Secure under https', async () => {
    const secure = await buildTestApp({
      env: { PUBLIC_ORIGIN: 'https://haldi.example' },
      database: haldi.database,
    });
    const asha = await secure.user();
    const answer = await secure.as(asha, me, 'bearer');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-haldi_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const plain = await secure.app.inject({ ...me, headers: cookieHeader(asha.cookie) });
    expect(plain.statusCode).toBe(401);
    await secure.close();
  });
});

describe('private responses', () => {
  test('are not cached', async () => {
    const asha = await haldi.user();
    for (const who of [asha, null]) {
      const { headers } = await haldi.as(who, me);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.vary).toBe('Cookie, Authorization');
    }
  });
});

describe('how long a session lasts', () => {
  test('a customer: 30 days when used, 14 when not', async () => {
    const start = haldi.clock();
    const [used, idle, idler] = [await haldi.user(), await haldi.user(), await haldi.user()];
    for (const days of [13, 26, 29.9]) {
      haldi.clock.set(new Date(start.getTime() + days * day));
      expect((await haldi.as(used, me)).statusCode).toBe(200);
    }
    haldi.clock.set(new Date(start.getTime() + 30 * day));
    expect((await haldi.as(used, me)).statusCode).toBe(401);
    haldi.clock.set(new Date(start.getTime() + 14 * day - 1));
    expect((await haldi.as(idle, me)).statusCode).toBe(200);
    haldi.clock.set(new Date(start.getTime() + 14 * day));
    expect((await haldi.as(idler, me)).statusCode).toBe(401);
    haldi.clock.set(start);
  });

  test('an admin: 12 hours, however often it is used', async () => {
    const start = haldi.clock();
    const admin = await haldi.user({ isAdmin: true });
    for (const hours of [4, 8, 11.9]) {
      haldi.clock.set(new Date(start.getTime() + hours * hour));
      expect((await haldi.as(admin, me)).statusCode).toBe(200);
    }
    haldi.clock.set(new Date(start.getTime() + 12 * hour));
    expect((await haldi.as(admin, me)).statusCode).toBe(401);
    haldi.clock.set(start);
  });

  test('at most ten per user: the oldest ends', async () => {
    const asha = await haldi.user();
    for (let number = 2; number <= 10; number += 1) {
      haldi.clock.advance(1_000);
      await openSession(haldi.context, asha.id, { device: 'Test' });
    }
    expect((await haldi.as(asha, me)).statusCode).toBe(200);
    haldi.clock.advance(1_000);
    await openSession(haldi.context, asha.id, { device: 'Test' });
    expect((await haldi.as(asha, me)).statusCode).toBe(401);
    const { rows } = await haldi.database.pool.query(
      'select count(*)::int from sessions where user_id = $1',
      [asha.id],
    );
    expect(rows[0].count).toBe(10);
  });

  test('thirty log ins at once leave ten sessions', async () => {
    const asha = await haldi.user();
    await Promise.all(
      Array.from({ length: 30 }, () => openSession(haldi.context, asha.id, { device: 'Test' })),
    );
    const { rows } = await haldi.database.pool.query(
      'select count(*)::int from sessions where user_id = $1',
      [asha.id],
    );
    expect(rows[0].count).toBe(10);
  });
});

describe('ending a session takes effect on the next request', () => {
  test.each(['both', 'bearer', 'cookie'] as const)('logging out with %s', async (via) => {
    const asha = await haldi.user();
    const answer = await haldi.as(asha, { method: 'POST', url: '/api/auth/logout' }, via);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toContain('haldi_session=; Max-Age=0');
    expect((await haldi.as(asha, me, 'bearer')).statusCode).toBe(401);
    expect((await haldi.as(asha, me, 'cookie')).statusCode).toBe(401);
  });

  test('logging out ends the sessions of both credentials, and works with none', async () => {
    const [asha, priya] = [await haldi.user(), await haldi.user()];
    const mixed = { ...asha, cookie: priya.cookie };
    const logOut = { method: 'POST', url: '/api/auth/logout' } as const;
    expect((await haldi.as(mixed, logOut)).statusCode).toBe(204);
    expect((await haldi.as(asha, me, 'bearer')).statusCode).toBe(401);
    expect((await haldi.as(priya, me, 'cookie')).statusCode).toBe(401);
    expect((await haldi.as(mixed, logOut)).statusCode).toBe(204);
    expect((await haldi.as(null, logOut)).statusCode).toBe(204);
  });

  test('logging in again in the same browser, as any user', async () => {
    const [asha, priya] = [await haldi.user(), await haldi.user({ password: 'turmeric-and-milk' })];
    const payload = { login: priya.email, password: priya.password };
    const request = { method: 'POST', url: '/api/auth/login', payload } as const;
    expect((await haldi.as(asha, request, 'cookie')).statusCode).toBe(200);
    expect((await haldi.as(asha, me)).statusCode).toBe(401);
    expect((await haldi.as(priya, me)).statusCode).toBe(200);
    const wrong = { ...request, payload: { ...payload, password: 'not-this-one' } };
    expect((await haldi.as(priya, wrong, 'cookie')).statusCode).toBe(401);
    expect((await haldi.as(priya, me)).statusCode).toBe(200);
  });

  test('by an admin, which is audited', async () => {
    const [asha, admin] = [await haldi.user(), await haldi.user({ isAdmin: true })];
    const url = `/api/admin/users/${asha.id}/sessions`;
    expect((await haldi.as(admin, { method: 'DELETE', url })).statusCode).toBe(204);
    expect((await haldi.as(asha, me)).statusCode).toBe(401);
    const [entry] = (await haldi.as(admin, { url: '/api/admin/audit' })).json().entries;
    expect(entry).toMatchObject({ act: 'sessions-ended', subject: { id: asha.id } });
    const unknownUser = { method: 'DELETE', url: '/api/admin/users/nobody/sessions' } as const;
    expect((await haldi.as(admin, unknownUser)).statusCode).toBe(404);
  });

  test('blocking the user', async () => {
    const asha = await haldi.user();
    await updateUser(haldi.context.db, asha.id, { status: 'blocked' });
    expect((await haldi.as(asha, me, 'bearer')).statusCode).toBe(401);
    expect((await haldi.as(asha, me, 'cookie')).statusCode).toBe(401);
  });

  test('taking admin rights away', async () => {
    const [admin, asha] = [await haldi.user({ isAdmin: true }), await haldi.user()];
    const call = { method: 'POST', url: `/api/admin/users/${asha.id}/password-link` } as const;
    expect((await haldi.as(admin, call)).statusCode).toBe(201);
    await updateUser(haldi.context.db, admin.id, { role: 'customer' });
    expect((await haldi.as(admin, call)).statusCode).toBe(403);
  });
});

describe('the list of sessions', () => {
  test('names the devices, this one among them, and ends one or all', async () => {
    const asha = await haldi.user();
    const phone = await openSession(haldi.context, asha.id, { device: 'Chrome on Android' });
    const list = (await haldi.as(asha, { url: '/api/auth/sessions' })).json();
    expect(list.hasPassword).toBe(false);
    expect(list.sessions.map((each: { current: boolean }) => each.current)).toContain(true);
    expect(list.sessions).toHaveLength(2);
    expect(JSON.stringify(list)).not.toMatch(/hash/i);

    const url = `/api/auth/sessions/${phone.sessionId}`;
    const priya = await haldi.user();
    expect((await haldi.as(priya, { method: 'DELETE', url })).statusCode).toBe(404);
    expect((await haldi.as(asha, { method: 'DELETE', url })).statusCode).toBe(204);
    expect((await haldi.as({ ...asha, ...phone }, me)).statusCode).toBe(401);

    const ended: SessionsEnded[] = [];
    const forget = haldi.context.live.subscribe(sessionsEndedTopic, (payload) =>
      ended.push(payload as SessionsEnded),
    );
    const all = { method: 'DELETE', url: '/api/auth/sessions' } as const;
    expect((await haldi.as(asha, all)).statusCode).toBe(204);
    forget();
    expect((await haldi.as(asha, me)).statusCode).toBe(401);
    expect(ended).toEqual([{ userId: asha.id }]);
  });
});
