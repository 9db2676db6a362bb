import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Db } from './database.ts';
import type { Live } from './live.ts';

/** What the features are built from. */
export type Parts = {
  config: Config;
  log: FastifyBaseLogger;
  db: Db;
  live: Live;
  answers: AnswerCache;
  clock: () => Date;
};
