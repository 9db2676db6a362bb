import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.ts';
import { median } from './lib/load.ts';
import { startProduct } from './lib/product.ts';

/** From a tap to the next paint, on a phone whose processor is six times slower than this one. */
const slowDown = 6;
const rounds = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const product = await startProduct({ DATA_DIR: dataDir });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

const open = async (path: string): Promise<Page> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`http://localhost:${product.port}${path}`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
};

/** The longest way from an input of this tap to the paint after it, as the browser itself has it. */
const tapped = async (page: Page, tap: () => Promise<void>): Promise<number> => {
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => resolve(longest), 2_500);
      }),
  );
  await tap();
  return measured;
};

const moves: Record<string, () => Promise<number>> = {
  'add to cart': async () => {
    const page = await open('/service/waxing');
    const time = await tapped(page, () =>
      page.getByRole('button', { name: /^Add/ }).first().click(),
    );
    await page.context().close();
    return time;
  },
  'open the cart': async () => {
    const page = await open('/service/waxing');
    await page.getByRole('button', { name: /^Add/ }).first().click();
    const time = await tapped(page, () =>
      page.getByRole('button', { name: /cart/i }).first().click(),
    );
    await page.context().close();
    return time;
  },
  'category to category': async () => {
    const page = await open('/service');
    const link = page.locator('main a[href^="/service/"]').first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    const time = await tapped(page, () => link.click());
    await page.context().close();
    return time;
  },
};

for (const [name, move] of Object.entries(moves)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await move());
  console.log(`${name}: ${median(times)} ms to the next paint, ${slowDown} times slowed down`);
}
await browser.close();
await product.stop();
await rm(dataDir, { recursive: true, force: true });
