import { type Alert, alertKinds } from '@haldi/contract/orders/desk/alerts/schema';
import type { Page } from '@playwright/test';
import {
  type BeauticianActionsByApi,
  createAssignedVisitToday,
  expectAccepted,
  offerSlotsAroundNow,
  signInNewBeauticianByApi,
} from './beautician-actions-by-api.ts';
import { now } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { screens } from './screen-sizes.ts';
import { signInAsNewStaff } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const alertOf = (page: Page, { name }: BeauticianActionsByApi) =>
  page.getByRole('alert').getByRole('listitem').filter({ hasText: name });
const resolveButton = (page: Page, beautician: BeauticianActionsByApi) =>
  alertOf(page, beautician).getByRole('button', { name: /^Mark as resolved/ });
const connection = (page: Page) => page.locator('[data-connection]').filter({ visible: true });

const openDesk = async (page: Page, path: string): Promise<void> => {
  await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, path);
  await expect(connection(page)).toHaveText('Live');
};

const createBeautician = async (page: Page, name: string): Promise<BeauticianActionsByApi> => {
  await page.goto('/api/health');
  await offerSlotsAroundNow(page);
  return signInNewBeauticianByApi(page, name);
};

const recordTones = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator() {
      counted.tones += 1;
      return make.call(this);
    };
  });
const countedTones = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { tones: number }).tones);

test('a call for help is shown on every screen and in every window until it is resolved', async ({
  page,
  otherPage,
}) => {
  const beautician = await createBeautician(await otherPage(), 'Farah');
  const { order } = await createAssignedVisitToday(await otherPage(), beautician);
  await recordTones(page);
  await openDesk(page, '/admin');
  await page.getByRole('heading', { level: 1 }).click();
  const second = await otherPage();
  await openDesk(second, '/admin/users');
  await beautician.say('POST', 'help', { visit: order._id });
  for (const window of [page, second]) {
    await expect(alertOf(window, beautician)).toContainText(`${beautician.name} needs help`);
    await expect(window).toHaveTitle(/^\(1\) /);
  }
  await expect.poll(() => countedTones(page)).toBeGreaterThanOrEqual(2);
  const alert = alertOf(page, beautician);
  await expect(alert.getByRole('link', { name: 'Call Farah' })).toHaveAttribute(
    'href',
    'tel:+919822012345',
  );
  await expect(alert.getByRole('link', { name: /open the map$/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*Paud%20Road/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const wide = page.viewportSize() ?? screens.desktop.viewport;
  await page.setViewportSize(screens.phone.viewport);
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: `${beautician.name} needs help` }).click();
  await expect(alert).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(wide);

  await alert.getByRole('link', { name: `Order #${order.orderId}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${order.orderId}`);
  const details = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(alert).toBeVisible();
  // A window opened later shows it too.
  await page.reload();
  await expect(alert).toContainText('needs help');

  await resolveButton(second, beautician).click();
  for (const window of [second, page]) {
    await expect(alertOf(window, beautician)).toHaveCount(0);
    await expect(window).toHaveTitle(/^[^(]/);
  }
});

test('a declined visit: staff see the reason and the visit', async ({ page, otherPage }) => {
  const beautician = await createBeautician(await otherPage(), 'Gauri');
  const { order } = await createAssignedVisitToday(await otherPage(), beautician);
  await openDesk(page, '/admin/orders');
  await beautician.say('PUT', `visits/${order._id}/cannot-go`, { reason: 'My scooter broke down' });
  const alert = alertOf(page, beautician);
  await expect(alert).toContainText(`${beautician.name} cannot go to a visit`);
  await expect(alert).toContainText('“My scooter broke down”');
  await expect(alert).toContainText(`Order #${order.orderId}`);
  await expect(alert.getByRole('link', { name: /open the map$/ })).toHaveCount(0);
  await expect(alert).toContainText('Planned instead: ');
  const assign = alert.getByRole('button', { name: /^Assign / });
  await expect(assign).toHaveAccessibleDescription('Tells the customer and the beautician');
  await expectAccessible(page);
  const wide = page.viewportSize() ?? screens.desktop.viewport;
  await page.setViewportSize(screens.phone.viewport);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(wide);
  const name = ((await assign.textContent()) ?? '').replace('Assign ', '');
  await assign.click();
  await expect(alert).toContainText(`Assigned instead: ${name}.`);
  await expect(assign).toHaveCount(0);
  await resolveButton(page, beautician).press('Enter');
  await expect(alert).toHaveCount(0);
});

test('five wrong codes: staff start the visit, and the history shows it', async ({
  page,
  otherPage,
}) => {
  const beautician = await createBeautician(await otherPage(), 'Hema');
  const customer = await otherPage();
  const { order } = await createAssignedVisitToday(customer, beautician);
  await openDesk(page, '/admin/beauticians');
  await expectAccepted(beautician.press(order, 'arrived'));
  const read = await customer.request.get(`/api/orders/${order.userId}/${order.orderId}`);
  const { startCode } = (await read.json()) as { startCode: string };
  const wrong = startCode === '0000' ? '1111' : '0000';
  for (let time = 1; time <= 5; time += 1) {
    expect((await beautician.press(order, 'start', { code: wrong })).status()).toBe(409);
  }
  const alert = alertOf(page, beautician);
  await expect(alert).toContainText(`${beautician.name} entered 5 wrong start codes`);
  await expect(alert).toContainText('press “Start Visit”');
  await alert.getByRole('link', { name: `Order #${order.orderId}` }).click();
  const details = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await details.getByRole('button', { name: 'Start Visit' }).click();
  const confirmDialog = page.getByRole('dialog', { name: /^Start the visit of order/ });
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Visit started',
    confirmDialog.getByRole('button', { name: 'Start visit' }),
  );
  await expect(confirmDialog).toBeHidden();
  await expect(details).toContainText('Started 11:40 AM');
  await expect(details).toContainText('In Progress');
  await expect(details.getByRole('button', { name: 'Start Visit' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(alert).toHaveCount(0);
});

test('an alert that cannot be resolved stays, with an error', async ({
  page,
  otherPage,
  expectedMessages,
}) => {
  expectedMessages.push(/503/);
  const beautician = await createBeautician(await otherPage(), 'Indu');
  await openDesk(page, '/admin');
  await beautician.say('POST', 'help', { visit: null });
  await expect(alertOf(page, beautician)).toContainText('Since 11:40 AM, not on a visit');
  await page.route('**/api/admin/alerts/*/settled', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now.' } }),
  );
  await resolveButton(page, beautician).click();
  await expect(alertOf(page, beautician)).toContainText(
    'This could not be saved. Please try again.',
  );
  await page.unroute('**/api/admin/alerts/*/settled');
  await resolveButton(page, beautician).click();
  await expect(alertOf(page, beautician)).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ ...screens.phone, viewport: { width: 360, height: 740 } });
  test('three alerts are one line that opens them', async ({ page }) => {
    const alerts: Alert[] = alertKinds.map((kind, place) => ({
      _id: `${place}0000000-0000-4000-8000-000000000000`,
      kind,
      beautician: { name: `Farah ${place}`, phone: '9822012345' },
      visit: null,
      reason: '',
      replacement: null,
      at: now.toISOString(),
    }));
    await page.route('**/api/admin/alerts', (route) =>
      route.fulfill({ json: { alerts: alerts.toReversed(), bursts: [] } }),
    );
    await openDesk(page, '/admin/orders');
    const line = page.getByRole('button', { name: '3 alerts: Farah 0 needs help' });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(64);
    const cards = page.getByRole('alert').getByRole('listitem');
    await expect(cards).toHaveCount(0);
    await expectAccessible(page);
    await line.click();
    await expect(cards).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await line.click();
    await expect(cards).toHaveCount(0);
  });
});
