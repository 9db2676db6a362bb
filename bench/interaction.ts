import { type CDPSession, devices, type Locator, type Page } from '@playwright/test';
import { logIn, pause, withBrowser } from './lib/browser.ts';
import { median } from './lib/measure-load.ts';

/** Time from tap to next paint, on a phone at a quarter of the processor speed. */
const slowDown = 4;
const limitMs = 200;
/** Duration of a quick tap. */
const touchMs = 60;
const rounds = 5;
const customer = ['asha@example.com', 'glow-with-asha'] as const;

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForLoadState('networkidle');
};

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Not Playwright's tap, whose listeners would be slowed down too. */
const touch = async (session: CDPSession, target: Locator): Promise<void> => {
  const point = await middleOf(target);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await pause(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const listen = (): void => {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};
const longest = (): number => (window as unknown as { seen: { longest: number } }).seen.longest;

const times = new Map<string, number[]>();
const note = (name: string, time: number): void => {
  times.set(name, [...(times.get(name) ?? []), time]);
};

/** Longest time from input to paint, as measured by the browser. */
const tap = async (
  session: CDPSession,
  name: string,
  target: Locator,
  outcome: { there: Locator } | { gone: Locator },
): Promise<void> => {
  const page = target.page();
  await page.evaluate(listen);
  await touch(session, target);
  // Polling meanwhile would slow the page down, and the browser reports events late.
  await pause(1_500);
  if ('there' in outcome) await outcome.there.waitFor();
  else await outcome.gone.waitFor({ state: 'hidden' });
  note(`${name}, ${slowDown} times slowed down`, await page.evaluate(longest));
};

const buy = async (page: Page): Promise<void> => {
  await logIn(page.context(), ...customer);
  await open(page, '/service/waxing');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ });
  const bar = page.getByRole('button', { name: /View cart/ });
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  const grid = dialog.getByRole('grid');
  const chosen = grid.getByRole('gridcell', { selected: true });
  const slot = dialog.getByRole('combobox', { name: /Select Time/ });
  const option = page.getByRole('option', { name: /AM|PM/, disabled: false }).first();
  await tap(session, 'add to cart', add.first(), { there: bar });
  await tap(session, 'open the cart', bar, { there: panel });
  await tap(session, 'open the appointment', panel.getByRole('button', { name: 'Order Now' }), {
    there: grid,
  });
  const day = grid.getByRole('button', { disabled: false }).last();
  await tap(session, 'choose a day', day, { there: chosen });
  await page.waitForLoadState('networkidle');
  await tap(session, 'open the slots', slot, { there: option });
  await tap(session, 'choose a slot', option, { gone: option });
};

/** Time from click to painted page, at full speed. */
const walk = async (page: Page): Promise<void> => {
  await open(page, '/service/waxing');
  const link = page.locator('footer a[href="/service/nailart"]');
  await link.hover();
  await page.waitForLoadState('networkidle');
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('pointerdown', () => {
          pressed = performance.now();
        });
        const before = document.querySelector('h1')?.textContent;
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent === before) return;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  const { x, y } = await middleOf(link);
  await page.mouse.click(x, y);
  note('from category to category, the page painted', await shown);
};

await withBrowser(async (browser, baseURL) => {
  for (let round = 0; round < rounds; round += 1) {
    for (const measure of [buy, walk]) {
      const phone = { ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' } as const;
      const context = await browser.newContext(phone);
      await measure(await context.newPage());
      await context.close();
    }
  }
});
for (const [name, each] of times)
  console.log(`${name}: ${Math.round(median(each))} ms (${limitMs})`);
