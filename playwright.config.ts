import { defineConfig, devices } from '@playwright/test';
import { filesAt, leavesOutCiTests, screens } from './e2e/sizes.ts';
import { isFullRun } from './packages/contract/testing/full-run.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  ...(leavesOutCiTests && { grepInvert: /@ci/ }),
  // The tests of a file share a product, which would start in each worker.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // How long to wait before something counts as hanging, not how quick it has to be: a machine that
  // others use too has stood still for half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // Drawing transitions takes a tenth of the processor time; the whole trial draws them.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
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
    {
      name: 'phone',
      testMatch: filesAt('phone'),
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, ...screens.phone },
    },
    {
      name: 'desktop',
      testMatch: filesAt('desktop'),
      use: { ...devices['Desktop Chrome'], ...screens.desktop },
    },
  ],
});
