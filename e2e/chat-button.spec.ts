import type { Page } from '@playwright/test';
import { findService, storeCart } from './booking-helpers.ts';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, openPage, test } from './fixtures.ts';

const paths = filterUnlessFullRun(
  [
    ...['/', '/service', '/service/nailart', '/service/threading', '/designs', '/book', '/about'],
    ...['/contact', '/faq', '/review', '/blog', '/search-services'],
    ...['/contact/login', '/contact/signup', '/profile', '/my-order', '/nowhere'],
  ],
  (path) => ['/service/nailart', '/book', '/faq', '/contact/signup'].includes(path),
);

const chatOf = (page: Page) => page.getByRole('link', { name: 'Chat with us on WhatsApp' });

/** Controls under the button; empty while it is hidden. */
const findCovered = (): { isShown: boolean; covered: string[] } => {
  const button = document.querySelector<HTMLElement>('.chat-button');
  if (!button?.checkVisibility({ visibilityProperty: true }))
    return { isShown: false, covered: [] };
  const box = button.getBoundingClientRect();
  const isReachable = (control: Element): boolean => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const x = [Math.max(left, box.left), Math.min(right, box.right)] as const;
    const y = [Math.max(top, box.top), Math.min(bottom, box.bottom)] as const;
    if (x[0] >= x[1] || y[0] >= y[1]) return false;
    const stack = document.elementsFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
    const beneath = stack.find((element) => !button.contains(element));
    return beneath !== undefined && control.contains(beneath);
  };
  const controls = document.querySelectorAll('a, button, input, select, textarea, summary');
  return {
    isShown: true,
    covered: [...controls]
      .filter((control) => control !== button && isReachable(control))
      .map((control) => control.outerHTML.slice(0, 120)),
  };
};

/** Scroll events come a frame later. */
const waitUntilSettled = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('.chat-button')).not.toHaveAttribute('data-place', 'moving');
  await page.waitForFunction(
    () => (document.querySelector('.chat-button')?.getAnimations() ?? []).length === 0,
  );
};

/** Returns how often the button was visible. */
const scrollThrough = async (page: Page): Promise<number> => {
  let shown = 0;
  for (let top = 0; ; top += 400) {
    const isEnd = await page.evaluate((y) => {
      window.scrollTo(0, y);
      return window.scrollY < y;
    }, top);
    await waitUntilSettled(page);
    // The button moves away from late content, such as the cart bar, a moment later.
    await expect
      .poll(async () => (await page.evaluate(findCovered)).covered, `${page.url()} at ${top}`)
      .toEqual([]);
    if ((await page.evaluate(findCovered)).isShown) shown += 1;
    if (isEnd) return shown;
  }
};

test('no page has a control under the chat button at any scroll position', async ({
  page,
  expectedMessages,
}) => {
  test.slow();
  expectedMessages.push(/404/);
  let shown = 0;
  for (const path of paths) {
    await openPage(page, path);
    shown += await scrollThrough(page);
  }
  // The button must not pass by being hidden everywhere.
  expect(shown).toBeGreaterThan(paths.length);
});

test('the chat button makes room for the cart bar', async ({ page }) => {
  await storeCart(page, [await findService(page.request)]);
  for (const path of ['/', '/service/nailart', '/book']) {
    await openPage(page, path);
    await scrollThrough(page);
  }
});

test('the chat button is visible on the home page', async ({ page }) => {
  await openPage(page, '/');
  await waitUntilSettled(page);
  await expect(chatOf(page)).toBeVisible();
});
