import type { Db } from '../../platform/database/database.ts';
import { networkPrefixOf } from '../../platform/http/network-prefix.ts';
import {
  createOptionalRateLimit,
  type RateLimit,
  tooManyRequestsError,
} from '../../platform/http/rate-limit.ts';
import { copy } from '../copy.ts';
import { hashSecret } from '../sessions/generate-and-hash-secrets.ts';
import { matchesPassword } from './hash-password.ts';
import { HashQueue } from './hash-queue.ts';
import {
  clearLoginWait,
  findHourlyLimitEnd,
  findLoginWaitUntil,
  registerHourlyLoginAttempt,
  registerLoginAttempt,
  undoHourlyLoginAttempt,
} from './login-failure-store.ts';

const backoff = { freeTries: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 };
const maxFailuresPerHour = 100;

type Options = { db: Db; clock: () => Date; hashing: HashQueue; isOn: boolean };

type Attempt = {
  /** A login, or the account of a signed-in user. */
  target: string;
  address: string;
  /** Set if this account has been used in this browser before. */
  knownDevice?: string | undefined;
  given: string;
  stored: () => Promise<string | null>;
};

type Counters = {
  /** Consecutive failures, per network or known device. */
  row: string;
  /** Failures per hour from everywhere, and per network; not for known devices. */
  shared: { hour: string; network: string } | undefined;
};

/**
 * Compares passwords and slows down guessing. Failures are counted in the database for all
 * instances, by the login as typed, so that waiting does not reveal which accounts exist. Guesses
 * from elsewhere slow down neither another network (up to a hundred an hour) nor a known device.
 */
export class PasswordThrottle {
  #options: Options;
  /** A separate queue: known devices never wait for strangers. */
  #knownHashing = new HashQueue({ concurrency: 1, waiting: 20 });
  #addresses: RateLimit;

  constructor(options: Options) {
    this.#options = options;
    this.#addresses = createOptionalRateLimit(options.isOn, {
      max: 20,
      windowMs: 60_000,
      clock: options.clock,
    });
  }

  async compare(attempt: Attempt): Promise<boolean> {
    const { target, address, knownDevice } = attempt;
    const network = networkPrefixOf(address);
    const source = knownDevice === undefined ? `from ${network}` : `on ${knownDevice}`;
    const counters: Counters = {
      row: hashSecret(`${target} ${source}`),
      shared: knownDevice === undefined ? { hour: hashSecret(target), network } : undefined,
    };
    await this.#refuse(counters);
    const tryOnce = () => this.#tryOnce(attempt, counters);
    return knownDevice === undefined
      ? this.#options.hashing.run(tryOnce, network)
      : this.#knownHashing.run(tryOnce, target);
  }

  /** For other requests that reveal accounts or send mail. */
  countFailure(address: string): void {
    this.#addresses.take(networkPrefixOf(address));
  }

  forgive(address: string): void {
    this.#addresses.refund(networkPrefixOf(address));
  }

  async #tryOnce({ given, stored }: Attempt, counters: Counters): Promise<boolean> {
    await this.#count(counters);
    const isRight = await matchesPassword(await stored(), given);
    if (isRight) await this.#forgive(counters);
    return isRight;
  }

  /** A concurrent attempt may have used the last try. */
  async #count({ row, shared }: Counters): Promise<void> {
    const { db, clock, isOn } = this.#options;
    if (!isOn) return;
    const now = clock();
    if (shared) this.#addresses.take(shared.network);
    const isRegistered =
      (await registerLoginAttempt(db, row, now, backoff)) &&
      (!shared || (await registerHourlyLoginAttempt(db, shared.hour, now, maxFailuresPerHour)));
    if (isRegistered) return;
    if (shared) this.#addresses.refund(shared.network);
    await this.#refuse({ row, shared });
    throw tooManyRequestsError(1);
  }

  async #forgive({ row, shared }: Counters): Promise<void> {
    const { db, isOn } = this.#options;
    if (!isOn) return;
    await clearLoginWait(db, row);
    if (!shared) return;
    this.#addresses.refund(shared.network);
    await undoHourlyLoginAttempt(db, shared.hour);
  }

  async #refuse({ row, shared }: Counters): Promise<void> {
    const { db, clock, isOn } = this.#options;
    if (!isOn) return;
    if (shared) this.#refuseNetwork(shared.network);
    const waitEnds = [
      await findLoginWaitUntil(db, row),
      shared ? await findHourlyLimitEnd(db, shared.hour, maxFailuresPerHour) : null,
    ];
    const latest = Math.max(...waitEnds.map((end) => end?.getTime() ?? 0));
    const seconds = Math.ceil((latest - clock().getTime()) / 1_000);
    if (seconds > 0) throw tooManyRequestsError(seconds, copy.forgottenInstead);
  }

  #refuseNetwork(network: string): void {
    const wait = this.#addresses.secondsUntilFree(network);
    if (wait > 0) throw tooManyRequestsError(wait);
  }
}
