import { expect, openPage, test } from './fixtures.ts';
import { signInAsCustomer } from './test-accounts.ts';

const waxing = 'main a[href="/service/waxing"]';

test('a link is prefetched, opens in a new tab with Control, and is followed without a page load', async ({
  page,
  context,
}) => {
  await openPage(page, '/');
  const link = page.locator(waxing).first();
  await test.step('hovering prefetches the page', async () => {
    const ahead = page.waitForRequest(/\/service\/waxing\.data/);
    await link.hover();
    await ahead;
    await expect(page).toHaveURL('/');
  });
  await test.step('Control opens a new tab', async () => {
    const another = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    await expect(await another).toHaveURL('/service/waxing');
    await (await another).close();
    await expect(page).toHaveURL('/');
  });
  await test.step('a click keeps the document', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await link.click();
    await expect(page).toHaveURL('/service/waxing');
    await expect(page.getByRole('heading', { level: 1, name: 'Waxing' })).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
  await test.step('a link to the current page adds no history entry', async () => {
    await page.locator('footer a[href="/service/waxing"]').click();
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});

test('links lead to the whole category', async ({ page }) => {
  await openPage(page, '/service/waxing');
  const cards = page.locator('main article');
  // Counted in the HTML from the server.
  const served = await page.request.get('/service/waxing');
  const all = (await served.text()).split('<article').length - 1;
  await expect(cards).toHaveCount(all);
  await page.locator('footer a[href="/service/nailart"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nail Art');
  await page.locator('footer a[href="/service/waxing"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waxing');
  await expect(cards).toHaveCount(all);
});

test('the log-out link is not prefetched', async ({ page }) => {
  await signInAsCustomer(page);
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
