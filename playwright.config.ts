import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { screens } from './e2e/sizes.ts';

// One fresh product for the whole run, at a port that hardly anyone uses; workers inherit the choice.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const port = Number(process.env.E2E_PORT);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'haldi-e2e-'));
process.env.E2E_LOG ??= `${process.env.E2E_DATA_DIR}.log`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalTeardown: './e2e/quiet-log.ts',
  // A file is one worker's: many have a product of their own, which would start in each.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // How long to wait before something counts as hanging, not how quick it has to be: a machine that
  // others use too has stood still for half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a worker fetches slips past the requests that tests answer themselves.
    serviceWorkers: 'block',
    // A recording of every step takes up to 40 % of the time: ask for it, `--trace on`, where one fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Letters as wide as on a phone; pushed to whole pixels, lines break where they do for nobody.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // One pixel a point: no test counts them, and drawing the others took an eighth of the time.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1, ...screens.phone } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], ...screens.desktop } },
  ],
  webServer: {
    command: 'exec node e2e/start-product.ts >"$E2E_LOG" 2>&1',
    url: `http://localhost:${port}/api/health`,
    // On a machine that others use too, the first start has taken more than a minute.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      E2E_LOG: process.env.E2E_LOG,
    },
  },
});
