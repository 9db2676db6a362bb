import { expect, openPage, test } from './fixtures.ts';
import { customerPage } from './people.ts';

const waxing = 'main a[href="/service/waxing"]';

test('a link is followed without loading the page again, and back leads back', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator(waxing).first().click();
  await expect(page).toHaveURL('/service/waxing');
  await expect(page.getByRole('heading', { level: 1, name: 'Waxing' })).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link to where one is adds no step to the way back', async ({ page }) => {
  await openPage(page, '/');
  await page.locator(waxing).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waxing' })).toBeVisible();
  await page.locator('footer a[href="/service/waxing"]').click();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('with Control it opens in another tab, and this page stays', async ({ page, context }) => {
  await openPage(page, '/');
  const another = context.waitForEvent('page');
  await page
    .locator(waxing)
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await another).toHaveURL('/service/waxing');
  await expect(page).toHaveURL('/');
});

test('whoever rests on a link has the page fetched ahead', async ({ page }) => {
  await openPage(page, '/');
  const ahead = page.waitForRequest(/\/service\/waxing\.data/);
  await page.locator(waxing).first().hover();
  await ahead;
  await expect(page).toHaveURL('/');
});

test('a link leads to the whole of a category', async ({ page }) => {
  await openPage(page, '/service/waxing');
  const cards = page.locator('main article');
  // As it is served: none of it waits for a script.
  const served = await page.request.get('/service/waxing');
  const all = (await served.text()).split('<article').length - 1;
  await expect(cards).toHaveCount(all);
  await page.locator('footer a[href="/service/nailart"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nail Art');
  await page.locator('footer a[href="/service/waxing"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
  await expect(cards).toHaveCount(all);
});

test('the way out is not fetched ahead', async ({ page }) => {
  await customerPage(page);
  await openPage(page, '/profile');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Log Out' }).hover();
  const ahead = page.waitForRequest(/review.*\.(js|data)/);
  await main.getByRole('link', { name: /My review/i }).hover();
  await ahead;
  expect(fetched.filter((url) => /log-?out/.test(url))).toEqual([]);
});
