import { readFileSync } from 'node:fs';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import type Axe from 'axe-core';
import { freezeBrowserClock } from './clock.ts';
import { createProductRunner, type Product, type StartOptions } from './product-runner.ts';
import { type Size, screens } from './screen-sizes.ts';

type WorkerFixtures = {
  /** Starts a new product with these options, or if another file used the current one. */
  productFor: (file: string, options?: StartOptions) => Promise<Product>;
};

type Fixtures = {
  product: Product;
  /** Console errors that do not fail the test. */
  expectedMessages: RegExp[];
  /** Opens a page in a separate browser context. */
  otherPage: () => Promise<Page>;
};

/**
 * Each file starts with a new product, which its tests share. Console errors, uncaught exceptions
 * and blocked content fail a test.
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
    await freezeBrowserClock(context);
    await use(context);
  },
  otherPage: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      opened.push(context);
      await freezeBrowserClock(context);
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
    // Mocked requests may be running when the test ends, because screens update themselves.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter(
      (problem) => !expectedMessages.some((expected) => expected.test(problem)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };

/** These tests run on both screens, whatever the size of the file. */
export const describeOnBothScreens = (declareTests: () => void): void => {
  for (const size of Object.keys(screens) as Size[])
    test.describe(`on a ${size} screen`, () => {
      test.use(screens[size]);
      declareTests();
    });
};

export const checkOnEachScreen = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const originalSize = page.viewportSize() ?? screens.phone.viewport;
  for (const { viewport } of Object.values(screens)) {
    await page.setViewportSize(viewport);
    await look();
  }
  await page.setViewportSize(originalSize);
};

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Waits until the page is hydrated. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  // A dialog that was just closed may still be going back in the history.
  await page.waitForFunction(() => {
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const isClosing = dialogs.some((dialog) => dialog.hasAttribute('data-closed'));
    return !isClosing && (!history.state?.usr?.level || dialogs.length > 0);
  });
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // React hydrates the rest in idle time. A key press would hydrate it at once, but `fill` presses
  // no keys.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })),
  );
};

/** Delays responses until the returned function is called. */
export const holdRequests = async (
  page: Page | BrowserContext,
  address: string | RegExp,
  release: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await release(route);
  });
  return resolve;
};

/** Dismisses toasts that cover what the test presses next. */
export const dismissToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLElement>('[data-toasts] [aria-label=Dismiss]');
    for (const button of buttons) button.click();
  });

/** Waits for animations to begin and to end, except endless ones. */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(
    () =>
      // Base UI starts an animation a frame after an element has appeared.
      !document.querySelector('[data-starting-style]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
  );

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Without Base UI's focus guards, which only pass the focus on. Axe's wrapper for Playwright takes
 * a quarter more time: it sends its code for each check and collects passes too.
 */
export const findAxeViolations = async (
  page: Page,
  options: Axe.RunOptions = {},
): Promise<string[]> => {
  await waitForAnimations(page);
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

/** Call it once per screen and state: it takes about a second of processor time. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Until the code of a staff screen has loaded, its placeholder has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  expect(await findAxeViolations(page)).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // Charts resize a frame later.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
};

/** The options are outside `place`. */
export const selectOption = async (
  place: Page | Locator,
  label: string,
  option: string,
): Promise<void> => {
  await place.getByRole('combobox', { name: label }).click();
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('option', { name: option, exact: true }).click();
};
