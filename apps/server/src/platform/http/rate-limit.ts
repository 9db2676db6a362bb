import { AppError } from './app-error.ts';

type Options = { max: number; windowMs: number; clock: () => Date };
type Window = { endsAt: number; count: number };

export const maxRateLimitWindows = 50_000;

export type RateLimit = {
  /** Seconds until the next call is allowed; 0: now. */
  secondsUntilFree(key: string): number;
  refund(key: string): void;
  take(key: string): void;
};

export const tooManyRequestsError = (seconds: number, alternative = ''): AppError => {
  const message = `Too many requests. Please try again in ${waitText(seconds)}. ${alternative}`;
  return new AppError('TOO_MANY_REQUESTS', message.trim(), { retryAfter: seconds });
};

const waitText = (seconds: number): string => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** Kept in memory: each instance counts separately. */
export const createRateLimit = ({ max, windowMs, clock }: Options): RateLimit => {
  const windows = new Map<string, Window>();

  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    if (window && window.endsAt > clock().getTime()) return window;
    windows.delete(key);
    return undefined;
  };

  /** Windows expire in insertion order. A flood of keys evicts the oldest early. */
  const makeRoom = (): void => {
    const now = clock().getTime();
    for (const [key, window] of windows) {
      if (window.endsAt > now && windows.size < maxRateLimitWindows) return;
      windows.delete(key);
    }
  };

  const limit: RateLimit = {
    secondsUntilFree(key) {
      const window = current(key);
      if (!window || window.count < max) return 0;
      return Math.max(1, Math.ceil((window.endsAt - clock().getTime()) / 1_000));
    },
    refund(key) {
      const window = current(key);
      if (window && window.count > 0) window.count -= 1;
    },
    take(key) {
      const wait = limit.secondsUntilFree(key);
      if (wait > 0) throw tooManyRequestsError(wait);
      const window = current(key);
      if (window) {
        window.count += 1;
        return;
      }
      makeRoom();
      windows.set(key, { endsAt: clock().getTime() + windowMs, count: 1 });
    },
  };
  return limit;
};

const unlimited: RateLimit = { secondsUntilFree: () => 0, refund() {}, take() {} };

export const createOptionalRateLimit = (isOn: boolean, options: Options): RateLimit =>
  isOn ? createRateLimit(options) : unlimited;
