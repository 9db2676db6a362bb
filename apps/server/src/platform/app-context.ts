import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Db } from './database/database.ts';
import type { LiveEvents } from './realtime/live-events.ts';

export type AppContext = {
  config: Config;
  log: FastifyBaseLogger;
  db: Db;
  pool: Pool;
  live: LiveEvents;
  responseCache: ResponseCache;
  clock: () => Date;
  /** One-time link that creates the first owner. Known to this process only. */
  setupLink?: { tokenHash: string; expiresAt: Date } | undefined;
};
