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
const customer = { login: 'asha@example.com', password: 'glow-with-asha' };

const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
const product = await startProduct({ DATA_DIR: dataDir });
const origin = `http://localhost:${product.port}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});

const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: origin,
    serviceWorkers: 'block',
  });
  return context.newPage();
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.waitForLoadState('networkidle');
};

const slowedDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
};

const logIn = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/api/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: customer,
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { token, userData } = await answer.json();
  await page.addInitScript(
    ([kept, userId]) => {
      localStorage.setItem('token', kept);
      localStorage.setItem('userId', userId);
    },
    [token, userData._id] as const,
  );
};

const listen = (): void => {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
};
const longest = (): number => (window as unknown as { seen: { longest: number } }).seen.longest;

const times = new Map<string, number[]>();
const note = (name: string, time: number): void => {
  times.set(name, [...(times.get(name) ?? []), time]);
};

/** The longest way from an input of this tap to the paint after it, as the browser itself has it. */
const tap = async (
  page: Page,
  name: string,
  press: () => Promise<void>,
  until: () => Promise<unknown>,
): Promise<void> => {
  await page.evaluate(listen);
  await press();
  await until();
  // The browser tells of an event some time after its paint.
  await page.waitForTimeout(1_000);
  note(`${name}, ${slowDown} times slowed down`, await page.evaluate(longest));
};

const buy = async (): Promise<void> => {
  const page = await newPage();
  await logIn(page);
  await open(page, '/service/waxing');
  await slowedDown(page);
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ });
  const bar = page.getByRole('button', { name: /View cart/ });
  await tap(
    page,
    'add to cart',
    () => add.first().tap(),
    () => bar.waitFor(),
  );
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await tap(
    page,
    'open the cart',
    () => bar.tap(),
    () => panel.waitFor(),
  );
  const order = panel.getByRole('button', { name: 'Order Now' });
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  const grid = dialog.getByRole('grid');
  await tap(
    page,
    'open the appointment',
    () => order.tap(),
    () => grid.waitFor(),
  );
  const day = grid.getByRole('button', { disabled: false }).last();
  const slot = dialog.getByRole('combobox', { name: /Select Time/ });
  await tap(
    page,
    'choose a day',
    () => day.tap(),
    () => page.waitForLoadState('networkidle'),
  );
  const option = page.getByRole('option', { name: /AM|PM/, disabled: false }).first();
  await tap(
    page,
    'open the slots',
    () => slot.tap(),
    () => option.waitFor(),
  );
  await tap(
    page,
    'choose a slot',
    () => option.tap(),
    () => option.waitFor({ state: 'hidden' }),
  );
  await page.context().close();
};

/** From the tap to the painted page that it leads to, at full speed. */
const walk = async (): Promise<void> => {
  const page = await newPage();
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
  await link.click();
  note('from category to category, the page painted', await shown);
  await page.context().close();
};

for (let round = 0; round < rounds; round += 1) {
  await buy();
  await walk();
}
for (const [name, each] of times) console.log(`${name}: ${Math.round(median(each))} ms`);
await browser.close();
await product.stop();
await rm(dataDir, { recursive: true, force: true });
