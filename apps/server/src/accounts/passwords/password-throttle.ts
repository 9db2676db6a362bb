import type { Db } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network.ts';
import { type RateLimit, rateLimitIf, tooMany } from '../../platform/http/rate-limit.ts';
import { digest } from '../sessions/secrets.ts';
import { findWait, forgiveFailures, takeAttempt } from './failure-store.ts';
import { isPassword } from './hash.ts';
import type { HashQueue } from './hash-queue.ts';

const rule = { free: 5, firstWaitSeconds: 30, longestWaitSeconds: 15 * 60 };

type Options = { db: Db; clock: () => Date; hashing: HashQueue; isOn: boolean };

type Attempt = {
  /** What is being guessed at: a login, or the account of somebody who is signed in. */
  target: string;
  address: string;
  given: string;
  /** The hash to compare with; null takes as long and is never right. */
  stored: () => Promise<string | null>;
};

/**
 * Compares passwords, and makes guessing them slow. Failures of a target are counted in the
 * database, for all instances together. A target is what was typed and not the account behind it, so
 * that waiting says nothing about which accounts exist.
 */
export class PasswordThrottle {
  #options: Options;
  #addresses: RateLimit;

  constructor(options: Options) {
    this.#options = options;
    this.#addresses = rateLimitIf(options.isOn, {
      max: 20,
      windowMs: 60_000,
      clock: options.clock,
    });
  }

  /** Whether the given password is the stored one; an error where that is not to be tried now. */
  async compare(attempt: Attempt): Promise<boolean> {
    const network = networkOf(attempt.address);
    const target = digest(attempt.target);
    this.#refuseNetwork(network);
    await this.#refuseTarget(target);
    return this.#options.hashing.run(() => this.#tryOnce(attempt, network, target));
  }

  /** Counts something else that tells whether an account exists or costs a mail, or refuses it. */
  countFailure(address: string): void {
    this.#addresses.take(networkOf(address));
  }

  /** It was none after all. */
  forgive(address: string): void {
    this.#addresses.uncount(networkOf(address));
  }

  refuseAddress(address: string): void {
    this.#refuseNetwork(networkOf(address));
  }

  async #tryOnce({ given, stored }: Attempt, network: string, target: string): Promise<boolean> {
    const { db, clock, isOn } = this.#options;
    this.#addresses.take(network);
    if (isOn && !(await takeAttempt(db, target, clock(), rule))) {
      this.#addresses.uncount(network);
      await this.#refuseTarget(target);
      throw tooMany(1);
    }
    const isRight = await isPassword(await stored(), given);
    if (isRight) {
      this.#addresses.uncount(network);
      if (isOn) await forgiveFailures(db, target);
    }
    return isRight;
  }

  #refuseNetwork(network: string): void {
    const wait = this.#addresses.waitOf(network);
    if (wait > 0) throw tooMany(wait);
  }

  async #refuseTarget(target: string): Promise<void> {
    const { db, clock, isOn } = this.#options;
    if (!isOn) return;
    const until = await findWait(db, target);
    const seconds = until ? Math.ceil((until.getTime() - clock().getTime()) / 1_000) : 0;
    if (seconds > 0) throw tooMany(seconds);
  }
}
