import type { Db } from '../../platform/database/database.ts';
import { networkPrefixOf } from '../../platform/http/network.ts';
import {
  createOptionalRateLimit,
  type RateLimit,
  tooManyRequestsError,
} from '../../platform/http/rate-limit.ts';
import { copy } from '../copy.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { matchesPassword } from './hash-password.ts';
import { HashQueue } from './hash-queue.ts';
import {
  clearFailures,
  findHourlyLimitEnd,
  findWaitUntil,
  registerAttempt,
  registerHourlyAttempt,
  undoHourlyAttempt,
} from './login-failure-store.ts';

const rule = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 };
const mostAnHour = 100;

type Options = { db: Db; clock: () => Date; hashing: HashQueue; isOn: boolean };

type Attempt = {
  /** What is being guessed at: a login, or the account of somebody who is signed in. */
  target: string;
  address: string;
  /** The browser, where its owner has logged in to this very account before. */
  knownDevice?: string | undefined;
  given: string;
  /** The hash to compare with; null takes as long and is never right. */
  stored: () => Promise<string | null>;
};

/** Under which names the failures of an attempt are counted. */
type Counters = {
  /** In a row, each network or known device for itself. */
  row: string;
  /** Within an hour from everywhere, and of a network; a known device has nothing to do with either. */
  shared: { hour: string; network: string } | undefined;
};

/**
 * Compares passwords, and makes guessing them slow. Failures of a target are counted in the database,
 * for all instances together. A target is what was typed and not the account behind it, so that
 * waiting says nothing about which accounts exist. What strangers do elsewhere slows down neither
 * another network, short of a hundred failures an hour, nor ever a device that is known.
 */
export class PasswordThrottle {
  #options: Options;
  /** A place of their own for known devices: however many strangers come, they do not wait for them. */
  #knownHashing = new HashQueue({ atOnce: 1, waiting: 20 });
  #addresses: RateLimit;

  constructor(options: Options) {
    this.#options = options;
    this.#addresses = createOptionalRateLimit(options.isOn, {
      max: 20,
      windowMs: 60_000,
      clock: options.clock,
    });
  }

  /** Whether the given password is the stored one; an error where that is not to be tried now. */
  async compare(attempt: Attempt): Promise<boolean> {
    const { target, address, knownDevice } = attempt;
    const network = networkPrefixOf(address);
    const place = knownDevice === undefined ? `from ${network}` : `on ${knownDevice}`;
    const counters: Counters = {
      row: hashSecret(`${target} ${place}`),
      shared: knownDevice === undefined ? { hour: hashSecret(target), network } : undefined,
    };
    await this.#refuse(counters);
    const tryOnce = () => this.#tryOnce(attempt, counters);
    return knownDevice === undefined
      ? this.#options.hashing.run(tryOnce, network)
      : this.#knownHashing.run(tryOnce, target);
  }

  /** Counts something else that tells whether an account exists or costs a mail, or refuses it. */
  countFailure(address: string): void {
    this.#addresses.take(networkPrefixOf(address));
  }

  /** It was none after all. */
  forgive(address: string): void {
    this.#addresses.uncount(networkPrefixOf(address));
  }

  async #tryOnce({ given, stored }: Attempt, counters: Counters): Promise<boolean> {
    await this.#count(counters);
    const isRight = await matchesPassword(await stored(), given);
    if (isRight) await this.#forgive(counters);
    return isRight;
  }

  /** Whoever came in between may have used the last try up. */
  async #count({ row, shared }: Counters): Promise<void> {
    const { db, clock, isOn } = this.#options;
    if (!isOn) return;
    const now = clock();
    if (shared) this.#addresses.take(shared.network);
    const isTaken =
      (await registerAttempt(db, row, now, rule)) &&
      (!shared || (await registerHourlyAttempt(db, shared.hour, now, mostAnHour)));
    if (isTaken) return;
    if (shared) this.#addresses.uncount(shared.network);
    await this.#refuse({ row, shared });
    throw tooManyRequestsError(1);
  }

  async #forgive({ row, shared }: Counters): Promise<void> {
    const { db, isOn } = this.#options;
    if (!isOn) return;
    await clearFailures(db, row);
    if (!shared) return;
    this.#addresses.uncount(shared.network);
    await undoHourlyAttempt(db, shared.hour);
  }

  async #refuse({ row, shared }: Counters): Promise<void> {
    const { db, clock, isOn } = this.#options;
    if (!isOn) return;
    if (shared) this.#refuseNetwork(shared.network);
    const ends = [
      await findWaitUntil(db, row),
      shared ? await findHourlyLimitEnd(db, shared.hour, mostAnHour) : null,
    ];
    const latest = Math.max(...ends.map((end) => end?.getTime() ?? 0));
    const seconds = Math.ceil((latest - clock().getTime()) / 1_000);
    if (seconds > 0) throw tooManyRequestsError(seconds, copy.forgottenInstead);
  }

  #refuseNetwork(network: string): void {
    const wait = this.#addresses.waitOf(network);
    if (wait > 0) throw tooManyRequestsError(wait);
  }
}
