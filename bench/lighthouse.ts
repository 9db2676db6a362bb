import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findOrInstallChromium } from '../scripts/lib/chromium.ts';
import { median } from './lib/measure-load.ts';
import { withDemoProduct } from './lib/start-product.ts';

/** Lighthouse with its mobile preset. Downloaded on demand because of its many packages. */
const lighthouse = 'lighthouse@12';
const rounds = 3;
const paths = ['/', '/service/waxing', '/blog', '/review', '/search-services'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocking, ms': 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Report = {
  runtimeError?: { code: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

const executablePath = findOrInstallChromium();

const measure = async (url: string, triesLeft = 3): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    {
      maxBuffer: 64_000_000,
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    },
  );
  const report = JSON.parse(stdout) as Report;
  if (!report.runtimeError) return report;
  // Lighthouse sometimes loses the beginning of its trace.
  if (triesLeft > 1) return measure(url, triesLeft - 1);
  throw new Error(`Lighthouse says ${report.runtimeError.code} of ${url}`);
};

await withDemoProduct(async ({ origin }) => {
  for (const path of paths) {
    // Warms up the page cache.
    await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await measure(origin + path));
    const scores = categories.map((name) => {
      const score = median(reports.map((report) => report.categories[name]?.score ?? Number.NaN));
      return `${name} ${Math.round(score * 100)}`;
    });
    const values = Object.entries(metrics).map(([name, audit]) => {
      const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
      return `${name} ${name === 'shift' ? value.toFixed(3) : Math.round(value)}`;
    });
    console.log(`${path}: ${[...scores, ...values].join(', ')}`);
  }
});
