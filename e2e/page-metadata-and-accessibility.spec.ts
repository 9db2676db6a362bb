import type { Page } from '@playwright/test';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { signInAsCustomer } from './test-accounts.ts';

const publicPages = [
  '/',
  '/service',
  '/service/weddingpackage',
  '/search-services',
  '/about',
  '/contact',
  '/designs',
  '/faq',
  '/book',
  '/review',
  '/blog',
];

/** Pages on the way to a booking; the others run only in `.ci/run`. */
const onTheWayToAVisit = ['/', '/service/weddingpackage', '/book', '/review'];

const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

type Watched = { violations: string[]; shift: number; moved: string[] };

/** Records violations of the content policy and layout shifts. */
const watch = async (page: Page): Promise<() => Promise<Watched>> => {
  await page.addInitScript(() => {
    const watched: Watched = { violations: [], shift: 0, moved: [] };
    Object.assign(window, { watched });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        watched.shift += entry.value;
        for (const { node } of entry.sources)
          watched.moved.push(
            `${Math.round(entry.startTime)} ms: ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { watched: Watched }).watched);
};

const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
};

const expectPageQuality = async (page: Page, path: string): Promise<void> => {
  const watched = await watch(page);
  await openPage(page, path);
  await scrollThrough(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { shift, moved, violations } = await watched();
  expect(shift, moved.join('\n')).toBeLessThan(0.02);
  expect(violations).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await scrollThrough(page);
  await expectNoSidewaysScroll(page);
};

for (const path of onTheWayToAVisit)
  test(`${path} is accessible, does not shift and follows its content policy`, ({ page }) =>
    expectPageQuality(page, path));

for (const path of publicPages.filter((path) => !onTheWayToAVisit.includes(path)))
  test(
    `${path} is accessible, does not shift and follows its content policy`,
    { tag: '@ci' },
    ({ page }) => expectPageQuality(page, path),
  );

for (const path of filterUnlessFullRun(publicPages, (path) =>
  ['/', '/book', '/about'].includes(path),
)) {
  test(`${path} does not shift when its fonts load late`, { tag: '@ci' }, async ({ page }) => {
    const release = await holdRequests(page, /\.woff2/);
    const watched = await watch(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await page.evaluate(() => window.scrollTo(0, 600));
    release();
    await page.waitForFunction(() =>
      ['16px Mukta', '600 16px Mukta', '600 16px Fraunces'].every((font) =>
        document.fonts.check(font),
      ),
    );
    // Layout shifts are reported a frame later.
    for (const _ of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await watched()).shift).toBeLessThan(0.02);
  });
}

test('every page has a unique title and complete metadata', async ({ request, baseURL }) => {
  const titles = new Set<string>();
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    const address = new URL(path, baseURL).href;
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    titles.add(title);
    expect(title, path).toContain('Haldi');
    expect(title.length, path).toBeLessThan(75);
    const description = metaOf(html, 'description') ?? '';
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThan(240);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(metaOf(html, 'og:url')).toBe(address);
    expect(metaOf(html, 'og:title')).toBe(title);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    const picture = await request.get(metaOf(html, 'og:image') ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(metaOf(html, 'robots'), path).toBeUndefined();
  }
  expect(titles.size).toBe(publicPages.length);
});

test('structured data names the salon, its prices and its answers', async ({ request }) => {
  const read = async (path: string) => {
    const html = await (await request.get(path)).text();
    const found = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    return [...found].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  };
  const [salon] = await read('/');
  expect(salon).toMatchObject({ '@type': 'BeautySalon', name: 'Haldi Home Salon' });
  const [service] = await read('/service/threading');
  expect(service).toMatchObject({ '@type': 'Service', provider: { '@type': 'BeautySalon' } });
  type Offers = { itemListElement: { price: number; priceCurrency: string }[] };
  const itemListElement = (service?.hasOfferCatalog as Offers | undefined)?.itemListElement ?? [];
  expect(itemListElement.length).toBeGreaterThan(4);
  expect(itemListElement[0]).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' });
  expect(itemListElement.every(({ price }) => price > 0)).toBe(true);
  const [questions] = await read('/faq');
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
});

test('the sitemap lists existing pages; private pages are not indexed', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, loc]) => loc ?? []);
  expect(addresses).toContain(addresses.find((address) => address.endsWith('/designs')));
  for (const path of publicPages.filter((page) => page !== '/search-services')) {
    expect(addresses.some((address) => new URL(address).pathname === path)).toBe(true);
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBeUndefined();
  }
  for (const path of ['/profile', '/contact/login', '/admin/orders', '/track-order/1/123456']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
  }
});

test('a missing page is not indexed or shared', async ({ request }) => {
  const answer = await request.get('/no-such-page');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<title>Page not found | Haldi Home Salon</title>');
  expect(metaOf(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('rel="canonical"');
});

test('the manifest makes it installable', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<link rel="manifest" href="\/site\.webmanifest"/);
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', theme_color: '#ffe588' });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});

test('contact has every way to reach the business and to get an account', async ({ page }) => {
  await openPage(page, '/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:\+91\d{10}$/,
  );
  await expect(main.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  );
  await expect(main.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(main.getByRole('link', { name: /^Address/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/contact/signup',
  );
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/contact/login',
  );
});

test('contact offers a member the profile instead', { tag: '@ci' }, async ({ page }) => {
  await signInAsCustomer(page);
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Open my profile' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Sign up' })).toBeHidden();
});

test('about describes a visit, hygiene and the areas served', async ({ page }) => {
  await openPage(page, '/about#hygiene');
  for (const name of ['How it works', /Hygiene/, 'Areas we serve in Pune']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /Clean/ })).toBeInViewport();
  await expect(page.getByText('Koregaon Park', { exact: true })).toBeVisible();
});
