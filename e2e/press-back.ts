import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until the history has this many entries above the page. */
export const expectHistoryLevel = (page: Page, level: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.usr?.level ?? 0)).toBe(level);

/** Waits for the history entry of what is open. */
export const pressBack = async (page: Page, from: number): Promise<void> => {
  await expectHistoryLevel(page, from);
  await page.goBack();
};
