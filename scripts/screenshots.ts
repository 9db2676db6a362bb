import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startProduct } from '../bench/lib/product.ts';
import { buildIfStale } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { root } from './lib/run.ts';

/** The pictures of the README, taken from the running product with its demo data. */
type Shot = { name: string; path: string; as?: { login: string; password: string } };

const asha = { login: 'asha@example.com', password: 'glow-with-asha' };
const admin = { login: 'admin@example.com', password: 'glow-with-admin' };
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const shots: Shot[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/service/facial-cleanup' },
  { name: 'designs', path: '/designs' },
  { name: 'orders', path: '/order-history', as: asha },
  { name: 'dashboard', path: '/admin', as: admin },
];

const logIn = async (page: Page, { login, password }: NonNullable<Shot['as']>): Promise<void> => {
  await page.goto('/contact/login');
  await page.getByLabel('E-mail or mobile number').fill(login);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
};

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'haldi-screenshots-'));
const product = await startProduct({ DATA_DIR: dataDir });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const { name, path, as } of shots) {
      const page = await browser.newPage({
        viewport,
        baseURL: `http://localhost:${product.port}`,
        reducedMotion: 'reduce',
      });
      if (as) await logIn(page, as);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: join(root, `docs/images/${name}-${size}.png`) });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
