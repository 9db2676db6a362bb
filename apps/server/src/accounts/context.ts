import { createMailer, type Mailer } from '../platform/mail.ts';
import type { Parts } from '../platform/parts.ts';
import { type RateLimit, rateLimitIf } from '../platform/rate-limit.ts';
import { Guessing } from './guessing.ts';
import { HashQueue } from './hash-queue.ts';

/** What the parts of this feature share. */
export type Accounts = Pick<Parts, 'db' | 'live' | 'clock' | 'config' | 'log'> & {
  hashing: HashQueue;
  guessing: Guessing;
  /** Accounts that one network opens. */
  signUps: RateLimit;
  mailer: Mailer | undefined;
};

const signUpsAnHour = { max: 30, windowMs: 60 * 60_000 };

export const createAccounts = ({ db, live, clock, config, log }: Parts): Accounts => {
  const hashing = new HashQueue();
  const guessing = new Guessing({ db, clock, hashing, isOn: config.rateLimits });
  const signUps = rateLimitIf(config.rateLimits, { ...signUpsAnHour, clock });
  const mailer = config.smtp && createMailer(config.smtp);
  return { db, live, clock, config, log, hashing, guessing, signUps, mailer };
};

/** Where a call came from, as far as accounts care. */
export type Caller = { address: string; device: string };
