import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * What time it is in every browser test, for the product and for its pages: a Wednesday on which
 * some of the slots are over and some are free. `npm run trial -- instants` sets others.
 */
export const now = new Date(process.env.E2E_NOW ?? '2027-03-10T11:40:00+05:30');
if (Number.isNaN(now.getTime())) throw new Error(`E2E_NOW is "${process.env.E2E_NOW}".`);

/** A day in India, so many after today. */
export const dayAhead = (days: number): string => addDays(indiaDay(now), days);

/**
 * Stands still but for a millisecond a reading: much is listed by when it was made, and of two
 * things that were made one after the other the later one must be later.
 */
export const productClock = (): (() => Date) => {
  let readings = 0;
  return () => {
    readings += 1;
    return new Date(now.getTime() + readings);
  };
};

/** Runs in the page. Only `Date` stands still: timers, frames and `performance` are the browser's. */
const stopDate = (instant: number): void => {
  globalThis.Date = new Proxy(Date, {
    apply: (real) => new real(instant).toString(),
    construct: (real, given) => Reflect.construct(real, given.length === 0 ? [instant] : given),
    get: (real, name) => (name === 'now' ? () => instant : Reflect.get(real, name)),
  });
};

/** Every page of this context, and every page that one opens, is at that instant. */
export const stopClock = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(stopDate, now.getTime());
};

/** Runs in the page. */
const cutShort = (waits: number[]): void => {
  const shortened = <Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer =>
    new Proxy(timer, {
      apply: (real, on, [work, wait, ...given]) =>
        Reflect.apply(real, on, [work, waits.includes(wait) ? 250 : wait, ...given]),
    });
  globalThis.setTimeout = shortened(globalThis.setTimeout);
  globalThis.setInterval = shortened(globalThis.setInterval);
};

/**
 * For tests of what follows a wait, not of its length: timers of these milliseconds come in a moment,
 * also those that ask again and again.
 */
export const shortenWaits = (page: Page, ...waits: number[]): Promise<unknown> =>
  page.addInitScript(cutShort, waits);

/** A page has long been hydrated when its service worker is installed. */
export const beforeServiceWorkerMs = 3_000;
