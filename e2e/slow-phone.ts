import type { Page } from '@playwright/test';
import { holdRequests } from './fixtures.ts';

/** A quarter of the processor speed, 150 ms of latency and 1.6 Mbit/s. */
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

/** Opens a page without its scripts. The returned function loads them and waits for hydration. */
export const openBeforeHydration = async (
  page: Page,
  path: string,
): Promise<() => Promise<void>> => {
  await emulateSlowPhone(page);
  const releaseCode = await holdRequests(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: 'commit' });
  // By tag, because some pages hide it until hydration.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return async () => {
    releaseCode();
    // Only the timeout of the test applies here.
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  };
};
