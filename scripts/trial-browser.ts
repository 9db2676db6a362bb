import { buildIfStale } from './lib/build.ts';
import { findChromium } from './lib/chromium.ts';
import { run } from './lib/run.ts';

/** Every browser test at both sizes, with every sweep whole; further words choose files, as Playwright takes them. */
const chromium = findChromium();
if (!chromium) throw new Error('There is no Chromium here and no way to one: set CHROMIUM_PATH.');
await buildIfStale();
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium, WHOLE: '1' },
});
