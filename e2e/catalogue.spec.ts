import { fetchServiceList, storeCart } from './booking-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { screens } from './screen-sizes.ts';

test.describe('catalogue', () => {
  test('a category page contains every service and price before any script runs', async ({
    request,
  }) => {
    const html = await (await request.get('/service/waxing')).text();
    for (const file of ['WaxingNormal', 'WaxingRica', 'FaceWaxing']) {
      const services = (await (await request.get(`/Json%20Files/${file}.json`)).json()) as {
        name: string;
        price: number;
      }[];
      expect(services.length).toBeGreaterThan(4);
      for (const { name, price } of services) {
        expect(html).toContain(name);
        expect(html).toContain(`₹${price.toLocaleString('en-IN')}`);
      }
    }
  });

  test('from home to a category by a click', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Waxing' }).first().click();
    await expect(page).toHaveURL('/service/waxing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Waxing/);
    await expect(page.getByRole('heading', { name: 'Rica Waxing', exact: true })).toBeVisible();
  });

  test('an unknown category is the 404 page with status 404', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/404/);
    const response = await page.goto('/service/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'See all services' }).click();
    await expect(page).toHaveURL('/service');
  });

  test('a slow page shows the blank yellow placeholder', async ({ page }) => {
    await openPage(page, '/service');
    const release = await holdRequests(page, /category\.route|threading\.data/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Threading/ })
      .click();
    const placeholder = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(placeholder).toBeVisible();
    await expect(placeholder).toHaveCSS('background-color', 'rgb(255, 229, 136)');
    release();
    await expect(page).toHaveURL('/service/threading');
    await expect(placeholder).toBeHidden();
  });

  test('each change of path scrolls to the top and is counted', async ({ page }) => {
    await openPage(page, '/service/waxing');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const counted = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/page-views') &&
        request.postData()?.includes('"/service"') === true,
    );
    await page.evaluate(() => {
      window.history.pushState({}, '', '/service');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await counted;
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('search services', () => {
  test('chips and text exclude each other, results lead to their service, and an empty result says so', async ({
    page,
  }) => {
    await openPage(page, '/search-services');
    const box = page.getByPlaceholder('Search for Beauty');
    const results = page.getByRole('list', { name: 'Results' });
    await expect(box).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular Search' })).toBeVisible();
    await expect(page.getByText('No matching services found.')).toBeHidden();

    const chip = page.getByRole('button', { name: 'Threading', exact: true });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(results.getByRole('link').first()).toContainText(/threading/i);
    const columns = await results.evaluate((list) =>
      getComputedStyle(list).gridTemplateColumns.split(' '),
    );
    expect(columns).toHaveLength(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await box.fill('zzzzqqq');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('No matching services found.')).toBeVisible();
    await chip.click();
    await expect(box).toHaveValue('');

    await box.fill('manicure');
    await expect(results.getByRole('link').first()).toContainText(/manicure/i);
    await results.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/service\/mani-pedi#manicure-/);
  });

  test('the back arrow goes to the previous page', async ({ page }) => {
    await openPage(page, '/about');
    await openPage(page, '/search-services');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('the back arrow leads to the services without history', {
    tag: '@ci',
  }, async ({ page }) => {
    await openPage(page, '/about');
    await page.goto('about:blank');
    await openPage(page, '/search-services');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/service');
  });
});

test('an invalid hash is ignored', { tag: '@ci' }, async ({ page }) => {
  await openPage(page, '/service/waxing#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
});

test('a catalogue that fails to load is logged and shows an error, not an empty result', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/Error loading services/, /500/);
  await page.route('**/Json%20Files/AllServices.json', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/search-services');
  await page.getByPlaceholder('Search for Beauty').fill('manicure');
  await expect(page.getByText('Error loading services')).toBeVisible();
  await expect(page.getByText('No matching services found.')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(0);
  await page.unroute('**/Json%20Files/AllServices.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toBeVisible();
});

test.describe('a long cart', { tag: '@ci' }, () => {
  test.use(screens.desktop);
  test('Order Now in the side card stays visible', async ({ page }) => {
    await storeCart(page, (await fetchServiceList(page.request)).slice(0, 14));
    await openPage(page, '/service/nailart');
    const card = page.getByRole('complementary', { name: 'Your cart' });
    const order = card.getByRole('button', { name: 'Order Now' });
    for (const viewport of [screens.desktop.viewport, { width: 1280, height: 720 }]) {
      await page.setViewportSize(viewport);
      for (const top of [0, 300, 900]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await expect(order).toBeInViewport({ ratio: 1 });
      }
      const last = card.getByRole('listitem').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
  });
});
