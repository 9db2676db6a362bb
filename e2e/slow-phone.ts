import type { Page } from '@playwright/test';
import { holdResponses } from './fixtures.ts';

/** A cheap phone between two cells: a quarter of this machine's speed, 150 ms away, 1.6 Mbit a second. */
export const emulateSlowPhone = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 1_600_000 / 8,
  });
};

/** Opens a page that can be read but not yet answer; what is given lets its code come, and waits for it. */
export const openBeforeHydration = async (
  page: Page,
  path: string,
): Promise<() => Promise<void>> => {
  await emulateSlowPhone(page);
  const letCodeCome = await holdResponses(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  // By its tag: a page may keep it out of sight until its code has come.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return async () => {
    letCodeCome();
    // As slow as it is, with others at work on the same machine: the test's own limit is the only one.
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  };
};
