import type { Page } from '@playwright/test';
import {
  dayForTest,
  findService,
  openAppointmentDialog,
  orderBody,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { expect, expectNoSidewaysScroll, holdRequests, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { newPerson, signUpByApi, storeSession } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const street = 'S'.repeat(80);
const apartmentNumber = 'F'.repeat(80);

const expectInside = async (page: Page, text: string): Promise<void> => {
  const line = page.getByText(text, { exact: false }).filter({ visible: true }).first();
  await expect(line).toBeVisible();
  const isInside = await line.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const fits =
      element.scrollWidth <= element.clientWidth + 1 ||
      getComputedStyle(element).display === 'inline';
    return left >= 0 && right <= innerWidth && fits;
  });
  expect(isInside, text.slice(0, 3)).toBe(true);
  await expectNoSidewaysScroll(page);
};

/** A customer whose address has no place to break. */
const customerWithLongAddress = async (page: Page) => {
  const person = { ...newPerson(), street, apartmentNumber };
  const customer = await signUpByApi(page.request, person);
  await storeSession(page, customer);
  return customer;
};

test('lines of eighty characters are accepted and do not overflow', async ({
  page,
  otherPage,
  baseURL,
}, info) => {
  const { userData, mobileNumber } = await customerWithLongAddress(page);
  const service = await findService(page.request, 'facial-gold');
  const visit = { day: dayForTest(info, 6), slot: '11:00 AM', service };
  const body = orderBody(userData._id, userData.username, visit);
  const address = { street, apartmentNumber, city: 'Pune', pincode: '411038' };
  const data = { ...body, address };
  const placed = await page.request.post('/api/orders', { data, headers: sameOrigin });
  expect(placed.status()).toBe(201);
  const { orderId } = (await placed.json()) as { orderId: number };

  await openPage(page, '/profile');
  await expectInside(page, street);
  await openPage(page, `/track-order/${userData._id}/${orderId}`);
  await expectInside(page, apartmentNumber);
  await storeCart(page, [service]);
  await openAppointmentDialog(page);
  await expectNoSidewaysScroll(page);

  const desk = await otherPage();
  await desk.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await desk.goto(baseURL ?? '');
  await signInAsAdmin(desk);
  await openPage(desk, `/admin/orders?search=${mobileNumber}`);
  await expectInside(desk, street);
  await tapOrClick(desk.getByRole('link', { name: /^View order/ }).first());
  await expect(desk.getByRole('dialog').getByText(street)).toBeVisible();
  await expectNoSidewaysScroll(desk);
  await openPage(desk, '/admin/users');
  await desk.getByRole('searchbox').fill(mobileNumber);
  const card = desk.getByRole('listitem').filter({ hasText: userData.username });
  await tapOrClick(card.getByRole('button', { name: /View Details/ }));
  await expect(desk.getByRole('dialog').getByText(street)).toBeVisible();
  await expectNoSidewaysScroll(desk);
});

const labelsOf = (page: Page): Promise<string[]> =>
  page
    .locator('label:has(~ input[name=street]), label:has(~ input[name=apartmentNumber])')
    .or(page.locator('label:has(~ input[name=town]), label:has(~ input[name=pincode])'))
    .allInnerTexts();

test('sign up and profile have the same address labels and show an error beside a field that is too long', async ({
  page,
}) => {
  await openPage(page, '/contact/signup');
  const asked = await labelsOf(page);
  expect(asked).toHaveLength(4);
  await customerWithLongAddress(page);
  await openPage(page, '/profile');
  await tapOrClick(page.getByRole('button', { name: /^Edit.*address/i }));
  expect(await labelsOf(page)).toEqual(asked);
  const flat = page.getByLabel(/^Flat, building/);
  await flat.fill('F'.repeat(81));
  await tapOrClick(page.getByRole('button', { name: 'Save', exact: false }).first());
  await expect(page.getByText('At most 80 characters')).toBeVisible();
  await expect(flat).toHaveValue('F'.repeat(81));
});

test('order cards load as skeletons, two per row on wide screens', async ({
  page,
  isMobile,
}, info) => {
  const { userData } = await customerWithLongAddress(page);
  const service = await findService(page.request, 'threading-eyebrow');
  for (const slot of ['09:00 AM', '03:00 PM']) {
    const visit = { day: dayForTest(info, 9), slot, service };
    const data = orderBody(userData._id, userData.username, visit);
    const placed = await page.request.post('/api/orders', { data, headers: sameOrigin });
    expect(placed.status()).toBe(201);
  }
  const release = await holdRequests(page, /\/api\/orders\/my-order\//);
  await openPage(page, '/my-order');
  const waiting = page.getByRole('status').filter({ hasText: 'Loading...' });
  await expect(waiting).toBeVisible();
  const shapes = waiting.locator('[aria-hidden=true].animate-breathe');
  await expect(shapes).toHaveCount(4);
  release();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const [first, second] = await Promise.all([
    cards.nth(0).boundingBox(),
    cards.nth(1).boundingBox(),
  ]);
  expect(first?.y === second?.y).toBe(!isMobile);
  if (!isMobile) expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(1200);
});
