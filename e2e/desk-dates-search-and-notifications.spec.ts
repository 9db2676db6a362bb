import { formatDay } from '@haldi/contract/kit/dates';
import type { Notification } from '@haldi/contract/notifications/schema';
import type { Locator, Page } from '@playwright/test';
import { dayAhead, now } from './clock.ts';
import { filterUnlessFullRun } from './filter-unless-full-run.ts';
import { expect, expectAccessible, holdRequests, openPage, test } from './fixtures.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { screens } from './screen-sizes.ts';
import { ownerSession, signInAsAdmin, signInAsNewStaff } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';

const main = (page: Page) => page.getByRole('main');

test('a date can be typed, chosen from the calendar and cleared', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/settings/activity');
  await expect(page.locator('input[type=date], input[type=time]')).toHaveCount(0);
  const from = main(page).getByLabel('From', { exact: true });
  const asked = page.waitForRequest(/audit\?.*from=2027-01-05/);
  await from.fill('5 jan 2027');
  await asked;
  await from.blur();
  await expect(from).toHaveValue('05 Jan 2027');
  await from.fill('31/02/2027');
  await from.blur();
  await expect(main(page).getByText('Enter a date like 05 Jan 2027')).toBeVisible();
  await expect(from).toHaveValue('31/02/2027');
  await from.fill('2027-03-09');
  await from.blur();
  const opener = main(page).getByRole('button', { name: 'Open calendar' }).first();
  await opener.click();
  const calendar = page.getByRole('dialog', { name: 'Open calendar' });
  await expect(calendar.getByRole('button', { name: /9 March 2027, selected/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(from).toHaveValue('10 Mar 2027');
  await expect(calendar).toHaveCount(0);
  await opener.click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Clear date' }).click();
  await expect(from).toHaveValue('');
});

test('a date outside the allowed range shows an error', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/settings/general');
  const field = main(page).getByRole('textbox', { name: 'Day to close' });
  await field.fill(dayAhead(-1));
  await field.blur();
  await expect(main(page).getByText(`Choose ${formatDay(dayAhead(0))} or later`)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

/** True if nothing covers its centre. */
const isInSight = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  });

test.describe('on a low phone', () => {
  test.use({ ...screens.phone, viewport: { width: 360, height: 560 } });

  test('an error is not covered by a bar: settings', async ({ page }) => {
    await signInAsAdmin(page);
    await openPage(page, '/admin/settings/general');
    const field = main(page).getByLabel('Business name');
    await field.fill('');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(field).toBeFocused();
    await expect.poll(() => isInSight(field)).toBe(true);
    const error = main(page).locator(
      `#${await field.getAttribute('id')}-error`.replaceAll(':', '\\:'),
    );
    await expect.poll(() => isInSight(error)).toBe(true);
  });

  test('an error is not covered by a bar: a booking by phone', async ({ page }) => {
    await signInAsAdmin(page);
    await openPage(page, '/admin/orders/new');
    await main(page).getByRole('textbox', { name: /^Note/ }).scrollIntoViewIfNeeded();
    await main(page).getByRole('button', { name: /^Book/ }).click();
    const first = main(page).locator('[aria-invalid=true]').first();
    await expect(first).toBeFocused();
    await expect.poll(() => isInSight(first)).toBe(true);
  });
});

test('Escape in a search field closes the list and keeps the text', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders');
  await main(page)
    .getByRole('button', { name: /Filters/ })
    .click();
  const panel = page.getByRole('dialog');
  const field = panel.getByRole('combobox', { name: 'Beautician' });
  await field.pressSequentially('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('a');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await openPage(page, '/admin/orders/new');
  const services = main(page).getByRole('combobox').nth(1);
  await services.fill('facial');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(services).toHaveValue('facial');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
});

const bell = (page: Page) =>
  page.getByRole('button', { name: /^Notifications/ }).filter({ visible: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('the bell marks notifications as read in every window', async ({ page, context }) => {
  await signInAsNewStaff(page);
  await openPage(page, '/admin/users');
  const second = await context.newPage();
  await openPage(second, '/admin/users');
  const order = await placeOrderOfNewCustomer(page);
  await expect(bell(page)).toHaveAccessibleName(/\d+ unread$/);
  await expect(bell(second)).toHaveAccessibleName(/\d+ unread$/);
  await bell(page).click();
  await expect(panel(page).getByText(`New order #${order.orderId}`)).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName('Notifications');
});

test('a notification that arrives while the list is scrolled down stays unread', async ({
  page,
}) => {
  await signInAsNewStaff(page);
  const entry = (place: number): Notification => ({
    _id: `n${place}`,
    kind: 'new-review',
    username: `Reader ${place}`,
    rating: 5,
    at: new Date(now.getTime() - (100 - place) * 60_000).toISOString(),
    isUnread: true,
  });
  let newest = 40;
  await page.route('**/api/admin/notifications', (route) =>
    route.fulfill({
      json: { notifications: Array.from({ length: newest }, (_, place) => entry(newest - place)) },
    }),
  );
  const marked: string[] = [];
  await page.route('**/api/admin/notifications/read', (route) => {
    marked.push((route.request().postDataJSON() as { until: string }).until);
    return route.fulfill({ status: 204 });
  });
  await openPage(page, '/admin/users');
  await bell(page).click();
  await expect(panel(page).getByText('Reader 40 left')).toBeVisible();
  await expect.poll(() => marked.at(-1)).toBe(entry(40).at);
  await panel(page).getByText('Reader 1 left').scrollIntoViewIfNeeded();
  newest = 41;
  await placeOrderOfNewCustomer(page);
  await expect(panel(page).getByText('Reader 41 left')).toHaveCount(1);
  expect(marked.at(-1)).toBe(entry(40).at);
  await panel(page).getByText('Reader 41 left').scrollIntoViewIfNeeded();
  await expect.poll(() => marked.at(-1)).toBe(entry(41).at);
});

test('a used one-time link shows an error', async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  const { request, headers } = await ownerSession(page);
  const { username, email, mobileNumber, password } = newPerson();
  const added = await request.post('/api/admin/users', {
    headers,
    data: { username, email, mobileNumber },
  });
  const { passwordLink } = (await added.json()) as { passwordLink: { link: string } };
  // In another browser, because setting a password logs in.
  const other = await otherPage();
  const reset = await other.request.post('/api/auth/password/reset', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { token: passwordLink.link.split('#token=')[1], password, consent: true },
  });
  expect(reset.status()).toBe(200);
  await other.goto(passwordLink.link);
  await expect(other.getByRole('button', { name: /new link/i })).toBeVisible();
  await expect(other.getByLabel(/password/i)).toHaveCount(0);
});

/** Controls below 44 pixels, except links within a sentence. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const [wide, high] = after.position === 'absolute' ? [after.width, after.height] : ['0', '0'];
      return {
        width: Math.max(width, Number.parseFloat(wide) || 0),
        height: Math.max(height, Number.parseFloat(high) || 0),
      };
    };
    const isInSentence = (element: Element): boolean =>
      element.tagName === 'A' &&
      (element.closest('p, dd')?.textContent?.trim().length ?? 0) >
        (element.textContent?.trim().length ?? 0);
    return [
      ...document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea'),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true], .recharts-wrapper'))
      .filter((element) => !(element instanceof HTMLAnchorElement && element.hash === '#content'))
      .filter((element) => !isInSentence(element))
      .map((element) => ({ element, ...sizeOf(element.closest('label') ?? element) }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(
        ({ element, width, height }) =>
          `${element.tagName} ${element.ariaLabel ?? element.textContent?.trim()} ${width}x${height}`,
      );
  });

const screensOfDesk = [
  ['/admin', 'Popular Services'],
  ['/admin/orders', 'Orders'],
  ['/admin/orders/new', 'Book by phone'],
  ['/admin/users', 'User Management'],
  ['/admin/beauticians', 'Beauticians'],
  ['/admin/services', 'Services'],
  ['/admin/analytics', 'Analytics'],
  ['/admin/settings', 'Settings'],
  ['/admin/settings/general', 'General'],
  ['/admin/settings/areas', 'Service areas'],
  ['/admin/settings/activity', 'Audit log'],
] as const;

test.describe('on a phone', () => {
  test.use(screens.phone);
  const few = ['/admin/orders', '/admin/beauticians', '/admin/settings/general'];
  for (const [path] of filterUnlessFullRun(screensOfDesk, ([path]) => few.includes(path))) {
    test(`every target of ${path} is 44 pixels`, async ({ page }) => {
      await signInAsAdmin(page);
      await openPage(page, path);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.animate-breathe')).toHaveCount(0);
      expect(await smallTargets(page)).toEqual([]);
    });
  }
});

test('screens show skeletons while loading', async ({ page }) => {
  await signInAsAdmin(page);
  for (const [path, call] of [
    ['/admin', '**/api/admin/dashboard'],
    ['/admin/users', '**/api/admin/dashboard/user*'],
    ['/admin/beauticians', '**/api/admin/beauticians*'],
    ['/admin/settings/general', '**/api/admin/settings'],
    ['/admin/settings/activity', '**/api/admin/audit*'],
  ] as const) {
    const release = await holdRequests(page, call);
    await openPage(page, path);
    await expect(main(page).locator('.animate-breathe').first()).toBeVisible();
    await expect(main(page).locator('.animate-slow-spin')).toHaveCount(0);
    release();
    await expect(page.locator('.animate-breathe')).toHaveCount(0);
    await page.unroute(call);
  }
});
