import { weightLimits } from '../scripts/lib/page-weight.ts';
import { expect, openPage, test } from './fixtures.ts';

const loadedScripts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .map((entry) => ({
      name: entry.name,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    }));

test('the scripts of a page stay within the limit, including hydration', async ({ page }) => {
  for (const path of ['/', '/service/waxing', '/blog', '/review', '/search-services', '/book']) {
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(loadedScripts);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    const limit = path === '/' ? weightLimits.home : weightLimits.customerPage;
    expect(bytes, `${path} loads ${scripts.map(({ name }) => name).join(' ')}`).toBeLessThanOrEqual(
      limit,
    );
    expect(bytes).toBeGreaterThan(limit / 2);
  }
});
