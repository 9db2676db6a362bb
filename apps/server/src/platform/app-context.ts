import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { Db } from './database/database.ts';
import type { LiveEvents } from './realtime/live-events.ts';

/** What the features are built from. */
export type AppContext = {
  config: Config;
  log: FastifyBaseLogger;
  db: Db;
  /** The connections that `db` uses. */
  pool: Pool;
  live: LiveEvents;
  responseCache: ResponseCache;
  clock: () => Date;
  /** Makes the owner of a salon that has nobody yet: known to this process alone, and used once. */
  firstLink?: { tokenHash: string; expiresAt: Date } | undefined;
};
