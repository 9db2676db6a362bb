import { readFileSync } from 'node:fs';
import { type BrowserContext, test as base, expect, type Page, type Route } from '@playwright/test';
import type Axe from 'axe-core';
import { stopClock } from './clock.ts';
import { createProductRunner, type Product, type StartOptions } from './product.ts';
import { type Size, screens } from './sizes.ts';

type WorkerFixtures = {
  /** The product for a file: a fresh one with these options, or if another file had it before. */
  productFor: (file: string, options?: StartOptions) => Promise<Product>;
};

type Fixtures = {
  product: Product;
  /** Messages in the console that a test announces, so that they do not fail it. */
  expectedMessages: RegExp[];
  /** Opens a page in somebody else's browser. */
  otherPage: () => Promise<Page>;
};

/**
 * Each file begins with a fresh product, which its tests share. A page on which any console error,
 * uncaught exception or blocked content occurs fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  productFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use, { workerIndex }) => {
      const runner = createProductRunner(`worker_${workerIndex}`);
      let current: { file: string; product: Product } | undefined;
      await use(async (file, options) => {
        if (options || current?.file !== file) {
          current = { file, product: await runner.start(options) };
        }
        return current.product;
      });
      await runner.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: [
    async ({ productFor }, use, info) => {
      const product = await productFor(info.file);
      const before = product.printed().length;
      await use(product);
      if (info.status === info.expectedStatus) return;
      const isWarning = (line: string) => /^\{"level":[45]0/.test(line);
      const warnings = product.printed().slice(before).split('\n').filter(isWarning);
      for (const line of warnings) console.error(line);
    },
    { timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
  expectedMessages: async ({}, use) => use([]),
  context: async ({ context }, use) => {
    await stopClock(context);
    await use(context);
  },
  otherPage: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await stopClock(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
  page: async ({ page, expectedMessages }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await use(page);
    // A call that is answered by the test may be under way when it ends, live screens ask at any time.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter(
      (problem) => !expectedMessages.some((expected) => expected.test(problem)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** For what differs between the sizes: these tests run on both screens, at whichever size the file does. */
export const onBothScreens = (declareTests: () => void): void => {
  for (const size of Object.keys(screens) as Size[])
    test.describe(`on a ${size} screen`, () => {
      test.use(screens[size]);
      declareTests();
    });
};

/** Looks at an open page as each screen shows it, and leaves it at its own size. */
export const onEachScreen = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const own = page.viewportSize() ?? screens.phone.viewport;
  for (const { viewport } of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await look();
  }
  await page.setViewportSize(own);
};

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Waits until React has taken over the server's HTML. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  // What was closed just now may still be on its way back in the history: no person is as quick.
  await page.waitForFunction(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const isClosing = dialogs.some((dialog) => dialog.hasAttribute('data-closed'));
    return !isClosing && (!history.state?.usr?.level || dialogs.length > 0);
  });
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // Piece by piece React hydrates the rest. A key would have it do so at once; a test fills without keys.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  );
};

/** Holds back what a page asks for there, until what is given is called. */
export const holdResponses = async (
  page: Page | BrowserContext,
  address: string | RegExp,
  letGo: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await letGo(route);
  });
  return resolve;
};

/** Takes away the messages that lie over what is pressed next: by themselves they go after seconds. */
export const dismissToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-toasts] [aria-label=Dismiss]');
    for (const button of buttons) button.click();
  });

/** What fades in, or goes from one colour to another, has come to its end; what turns for ever has none. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds on the page as it is now. Base UI's focus guards are left out: they take the focus
 * only to pass it on. Axe's wrapper for Playwright sends its code again for each check and collects
 * passes too, which takes a quarter more time.
 */
export const findAxeViolations = async (
  page: Page,
  options: Axe.RunOptions = {},
): Promise<string[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const found = await axe.run(
      { exclude: [['[data-base-ui-focus-guard]']] },
      { reporter: 'no-passes', ...given },
    );
    return found.violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target }) => target.join(' ')),
    }));
  }, options);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
};

/** Call it once per screen and state; each call takes about a second of processor time. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await findAxeViolations(page)).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // Charts follow a new width a frame later.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
};
