import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Declares `app.swagger()`.
import type {} from '@fastify/swagger';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { ResponseCache } from '../apps/server/src/platform/cache/response-cache.ts';
import { LiveEvents } from '../apps/server/src/platform/realtime/live-events.ts';
import { reportProblems } from './lib/report-problems.ts';
import { projectRoot } from './lib/run-process.ts';

const file = join(projectRoot, 'docs/openapi.json');

/** Needs no database. */
const generateOpenApi = async (): Promise<unknown> => {
  const log = pino({ level: 'silent' });
  const pool = new pg.Pool();
  const live = new LiveEvents({ pool, listen: async () => {}, log });
  const app = await buildApp({
    config: readConfig({}),
    log,
    db: drizzle(pool),
    pool,
    live,
    responseCache: new ResponseCache(),
    clock: () => new Date(0),
  });
  await app.ready();
  return app.swagger();
};

const current = `${JSON.stringify(await generateOpenApi(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  reportProblems(
    'openapi',
    committed === current ? [] : ['docs/openapi.json is out of date: run npm run openapi'],
  );
} else {
  writeFileSync(file, current);
}
