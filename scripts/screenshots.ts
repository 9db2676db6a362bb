import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { spawnProduct } from '../apps/server/testing/spawn-product.ts';
import { buildIfStale } from './lib/build-if-stale.ts';
import { launchChromium } from './lib/chromium.ts';
import { projectRoot } from './lib/run-process.ts';

/** Screenshots for the README, with demo data. */
type Shot = {
  name: string;
  path: string;
  on: ('phone' | 'desktop')[];
  as?: { login: string; password: string };
  after?: (page: Page) => Promise<void>;
};

const images = join(projectRoot, 'docs/images');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const asha = { login: 'asha@example.com', password: 'glow-with-asha' };
const admin = { login: 'admin@example.com', password: 'glow-with-admin' };

const addTwo = async (page: Page): Promise<void> => {
  for (const name of ['Add Fruit Facial', 'Add Gold Facial'])
    await page.getByRole('button', { name, exact: true }).click();
};
const openAppointment = async (page: Page): Promise<void> => {
  await addTwo(page);
  await page
    .getByRole('button', { name: /^Cart, / })
    .filter({ visible: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Order Now' }).click();
  await page.getByRole('dialog', { name: 'Confirm Your Appointment' }).getByRole('grid').waitFor();
};
const openFirstOrder = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: /#/ }).first().click();
  await page.getByRole('heading', { name: 'Tracking History' }).waitFor();
};

const shots: Shot[] = [
  { name: 'home', path: '/', on: ['phone', 'desktop'] },
  { name: 'category', path: '/service/facial-cleanup', on: ['phone'], after: addTwo },
  {
    name: 'appointment',
    path: '/service/facial-cleanup',
    on: ['phone'],
    as: asha,
    after: openAppointment,
  },
  { name: 'tracking', path: '/my-order', on: ['phone'], as: asha, after: openFirstOrder },
  { name: 'designs', path: '/designs', on: ['desktop'] },
  { name: 'dashboard', path: '/admin', on: ['phone', 'desktop'], as: admin },
  { name: 'orders', path: '/admin/orders', on: ['phone', 'desktop'], as: admin },
  { name: 'beauticians', path: '/admin/beauticians', on: ['desktop'], as: admin },
  { name: 'services', path: '/admin/services', on: ['phone', 'desktop'], as: admin },
  { name: 'analytics', path: '/admin/analytics', on: ['phone', 'desktop'], as: admin },
];

const logIn = async (page: Page, { login, password }: NonNullable<Shot['as']>): Promise<void> => {
  await page.goto('/contact/login');
  await page.getByLabel('Email or mobile number').fill(login);
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
};

const take = async (browser: Browser, origin: string, shot: Shot): Promise<void> => {
  for (const size of shot.on) {
    const page = await browser.newPage({
      viewport: sizes[size],
      baseURL: origin,
      reducedMotion: 'reduce',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    });
    if (shot.as) await logIn(page, shot.as);
    await page.goto(shot.path, { waitUntil: 'networkidle' });
    await shot.after?.(page);
    await page.waitForLoadState('networkidle');
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
    await writeFile(join(images, `${shot.name}-${size}.webp`), picture);
    await page.close();
  }
};

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'haldi-screenshots-'));
const product = spawnProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
const origin = await product.ready;
const browser = await launchChromium();
try {
  for (const shot of shots) await take(browser, origin, shot);
} finally {
  await browser.close();
  product.kill('SIGTERM');
  await product.exit;
  await rm(dataDir, { recursive: true, force: true });
}
