import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const toastWithText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Status messages' }).getByText(text);

/** Staff toasts last a second, so the page itself watches for the text. */
export const clickAndExpectToast = async (
  page: Page,
  text: string,
  button: Locator,
): Promise<void> => {
  const shown = page.waitForFunction(
    (words) => document.querySelector('[data-toasts]')?.textContent.includes(words),
    text,
  );
  await Promise.all([shown, button.click()]);
};

/**
 * Records how long a toast was shown before the reload. Measured from its stored end time, since a
 * busy machine may draw it late.
 */
const watchReload = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.before = 'true';
    addEventListener('pagehide', () => {
      const kept = JSON.parse(sessionStorage.getItem('toasts-after-reload') ?? '[]');
      const left = kept.at(-1).until - (performance.timeOrigin + performance.now());
      sessionStorage.setItem('shown-for', String(5_000 - left));
    });
  });

export const toastWithExactText = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Status messages' }).getByText(text, { exact: true });

/**
 * Waits for the toast after the step, for the reload half a second later, and for the toast on the
 * hydrated page. Checked inside the page, since a toast lasts five seconds.
 */
export const expectToastAcrossReload = async (
  page: Page,
  text: string,
  step: () => Promise<void>,
): Promise<void> => {
  await watchReload(page);
  const shown = page.waitForFunction(
    (message) =>
      document.documentElement.dataset.before === undefined &&
      document.documentElement.dataset.hydrated === 'true' &&
      document.querySelector('[data-toasts]')?.textContent.includes(message),
    text,
  );
  await step();
  await expect(toastWithExactText(page, text)).toBeVisible();
  await shown;
  const shownFor = await page.evaluate(() => Number(sessionStorage.getItem('shown-for')));
  expect(shownFor).toBeGreaterThanOrEqual(495);
};
