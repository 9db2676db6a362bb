import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * The time in every browser test, on the server and in pages: a Wednesday with past and free slots.
 * `npm run trial -- instants` sets others.
 */
export const now = new Date(process.env.E2E_NOW ?? '2027-03-10T11:40:00+05:30');
if (Number.isNaN(now.getTime())) throw new Error(`E2E_NOW is "${process.env.E2E_NOW}".`);

export const dayAhead = (days: number): string => addDays(indiaDay(now), days);

/** Advances by a millisecond per reading, because lists are sorted by creation time. */
export const createProductClock = (minutesLater = 0): (() => Date) => {
  let readings = minutesLater * 60_000;
  return () => {
    readings += 1;
    return new Date(now.getTime() + readings);
  };
};

/** Runs in the page. Only `Date` is stopped; timers, frames and `performance` are real. */
const stopDate = (instant: number): void => {
  globalThis.Date = new Proxy(Date, {
    apply: (real) => new real(instant).toString(),
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [instant] : given),
    get: (real, name) => (name === 'now' ? () => instant : Reflect.get(real, name)),
  });
};

export const freezeBrowserClock = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(stopDate, now.getTime());
};

const shortenTimers = (attention: number[]): void => {
  const shortened = <Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer =>
    new Proxy(timer, {
      apply: (real, on, [work, wait, ...given]) =>
        Reflect.apply(real, on, [work, attention.includes(wait) ? 250 : wait, ...given]),
    });
  globalThis.setTimeout = shortened(globalThis.setTimeout);
  globalThis.setInterval = shortened(globalThis.setInterval);
};

/** Shortens timers of these durations, for tests in which the duration does not matter. */
export const shortenPageTimers = (page: Page, ...attention: number[]): Promise<unknown> =>
  page.addInitScript(shortenTimers, attention);

export const serviceWorkerDelayMs = 3_000;
