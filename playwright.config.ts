import { defineConfig, devices } from '@playwright/test';
import { listSpecFilesForSize, screens, skipsCiOnlyTests } from './e2e/screen-sizes.ts';
import { isFullRun } from './packages/contract/testing/full-run.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  ...(skipsCiOnlyTests && { grepInvert: /@ci/ }),
  // The tests of a file share a product, which each worker would have to start.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Time after which a test counts as hanging: shared machines may pause for half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    // Transitions take a tenth of the processor time; only full runs draw them.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests of a service worker bypass `page.route`.
    serviceWorkers: 'block',
    // Traces take up to 40 % of the time; use `--trace on` where a test fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Text as wide as on a phone: hinted text would wrap at other places.
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
    // No test counts pixels, and drawing more of them took an eighth of the time.
    {
      name: 'phone',
      testMatch: listSpecFilesForSize('phone'),
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, ...screens.phone },
    },
    {
      name: 'desktop',
      testMatch: listSpecFilesForSize('desktop'),
      use: { ...devices['Desktop Chrome'], ...screens.desktop },
    },
  ],
});
