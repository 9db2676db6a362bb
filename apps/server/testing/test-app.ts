import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { type Pages, pageRoutes } from '../src/pages/routes.ts';
import type { AppContext } from '../src/platform/app-context.ts';
import { ResponseCache } from '../src/platform/cache/response-cache.ts';
import { loggerOptions } from '../src/platform/logging.ts';
import { LiveEvents } from '../src/platform/realtime/live-events.ts';
import { silentLog } from './recording-log.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase, maxWaitMs, type TestDatabase } from './test-database.ts';
import { createTestUser, type TestUser, type UserOptions } from './test-user.ts';

/** Browsers send both on the calls that take a token. */
export type Via = 'both' | 'bearer' | 'cookie';

export type TestApp = {
  app: FastifyInstance;
  context: AppContext;
  clock: TestClock;
  database: TestDatabase;
  logged: () => string;
  /** The user has an open session. Without `password` no hash is computed. */
  user: (options?: UserOptions) => Promise<TestUser>;
  /** Sends a request like a browser on our own pages. Null: anonymous. */
  as: (who: TestUser | null, request: InjectOptions, via?: Via) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

type Options = {
  now?: string;
  /** Added to a product on a loopback address without demo data. */
  env?: Record<string, string>;
  logLevel?: string;
  /** Shares the database with another instance of the product. */
  database?: TestDatabase;
  pages?: Pages;
};

export const credentialHeaders = (who: TestUser | null, via: Via): Record<string, string> => ({
  'sec-fetch-site': 'same-origin',
  ...(who && via !== 'cookie' && { authorization: `Bearer ${who.token}` }),
  ...(who && via !== 'bearer' && { cookie: `haldi_session=${who.cookie}` }),
});

/** The real product with a database of its own. Build one per test file. */
export const buildTestApp = async (options: Options = {}): Promise<TestApp> => {
  const database = options.database ?? (await createTestDatabase());
  const clock = createTestClock(options.now ?? '2026-11-16T06:00:00Z');
  const lines: string[] = [];
  const { pool, db } = database;
  const context: AppContext = {
    config: readConfig({ DEMO: '0', ...options.env }),
    log: pino(loggerOptions(options.logLevel ?? 'warn'), { write: (line) => lines.push(line) }),
    db,
    pool,
    live: new LiveEvents({ pool, listen: async () => {}, log: silentLog }),
    responseCache: new ResponseCache(),
    clock,
  };
  const app = await buildApp(context, maxWaitMs);
  if (options.pages) pageRoutes(app, context, options.pages);
  await app.ready();
  return {
    app,
    context,
    clock,
    database,
    logged: () => lines.join(''),
    user: (options) => createTestUser(context, options),
    as: (who, request, via = 'both') =>
      app.inject({ ...request, headers: { ...credentialHeaders(who, via), ...request.headers } }),
    close: async () => {
      await app.close();
      await context.live.flush();
      if (!options.database) await database.drop();
    },
  };
};
