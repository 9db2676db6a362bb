import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Page } from '@playwright/test';
import { formatShownDay } from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  selectOption,
  test,
} from './fixtures.ts';
import { openOrderManagement, orderCard, orderCards } from './orders-screen.ts';
import {
  confirmedOrderUpdate,
  type Placed,
  placeOrderAtDesk,
  updateOrderByApi,
} from './place-orders-by-api.ts';
import { newPerson, type Person } from './test-accounts.ts';

const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name });
const count = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const numbers = (page: Page) =>
  orderCards(page)
    .getByText(/^#\d{6}$/)
    .allTextContents();

const byVisit = (orders: readonly Placed[]): string[] =>
  orders
    .toSorted(
      (a, b) =>
        a.appointmentDate.localeCompare(b.appointmentDate) ||
        parseTimeOfDay(a.appointmentSlot) - parseTimeOfDay(b.appointmentSlot),
    )
    .map(({ orderId }) => `#${orderId}`);

const placeThree = async (origin: string | undefined, asha: Person): Promise<Placed[]> => [
  await placeOrderAtDesk(origin, asha),
  await placeOrderAtDesk(origin, asha),
  await placeOrderAtDesk(origin, asha),
];

test('Today and Tomorrow filter by day, sort by visit and toggle off', async ({ page }) => {
  await openOrderManagement(page, '?status=confirmed');
  await chip(page, /^Today/).click();
  const today = dayAhead(0);
  await expect(page).toHaveURL(
    `/admin/orders?status=confirmed&from=${today}&to=${today}&sort=visit`,
  );
  await expect(chip(page, /^Today/)).toHaveAttribute('aria-pressed', 'true');
  await expect(active(page)).toContainText(`On ${formatShownDay(today)}`);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Next visit first');
  const tomorrow = dayAhead(1);
  await chip(page, /^Tomorrow/).click();
  await expect(page).toHaveURL(
    `/admin/orders?status=confirmed&from=${tomorrow}&to=${tomorrow}&sort=visit`,
  );
  await expect(chip(page, /^Today/)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chip(page, /^Tomorrow/).click();
  await expect(page).toHaveURL('/admin/orders?status=confirmed');
});

test('Unassigned and Needs attention filter orders and show their count', async ({
  page,
  baseURL,
}) => {
  const asha = newPerson();
  const [pending, unassigned, settled] = await placeThree(baseURL, asha);
  if (!pending || !unassigned || !settled) throw new Error('three orders');
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(count(page, '3 orders')).toBeVisible();
  await updateOrderByApi(page, unassigned, confirmedOrderUpdate);
  await updateOrderByApi(page, settled, { ...confirmedOrderUpdate, beautician: 'Freelance Farah' });
  await expect(chip(page, /^Unassigned \d+$/)).toBeVisible();
  await chip(page, /^Unassigned/).click();
  await expect(count(page, '2 orders')).toBeVisible();
  await expect(orderCards(page)).toHaveCount(2);
  await expect(orderCard(page, settled)).toBeHidden();
  await expect(page).toHaveURL(/attention=unassigned&sort=visit/);
  await page.reload();
  await expect(orderCards(page)).toHaveCount(2);
  await active(page).getByRole('button', { name: 'Remove filter: Unassigned' }).click();
  await expect(orderCards(page)).toHaveCount(3);
  await chip(page, /^Needs attention/).click();
  await expect(page).toHaveURL(/attention=any/);
  await expect(orderCards(page)).toHaveCount(2);
  // An order that no longer matches stays in the list until it is reloaded.
  await updateOrderByApi(page, unassigned, {
    ...confirmedOrderUpdate,
    beautician: 'Freelance Farah',
  });
  await expect(orderCard(page, unassigned)).toContainText('Freelance Farah');
  await expect(count(page, '1 order')).toBeVisible();
  await active(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(orderCards(page)).toHaveCount(3);
});

test('sorted by next visit, the list starts today and inserts new orders by visit', async ({
  page,
  baseURL,
}) => {
  const asha = newPerson();
  const orders = await placeThree(baseURL, asha);
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(orderCards(page)).toHaveCount(3);
  await selectOption(page, 'Sort by', 'Next visit first');
  await expect(page).toHaveURL(
    `/admin/orders?search=${asha.mobileNumber}&sort=visit&from=${dayAhead(0)}`,
  );
  await expect.poll(() => numbers(page)).toEqual(byVisit(orders));
  await expect(active(page)).toContainText(`From ${formatShownDay(dayAhead(0))}`);
  orders.push(await placeOrderAtDesk(baseURL, asha));
  await expect.poll(() => numbers(page)).toEqual(byVisit(orders));
  await expect(count(page, '4 orders')).toBeVisible();
  await page.reload();
  await expect.poll(() => numbers(page)).toEqual(byVisit(orders));
  await active(page)
    .getByRole('button', { name: /^Remove filter: From/ })
    .click();
  await expect(active(page)).toBeHidden();
  await selectOption(page, 'Sort by', 'Newest first');
  await expect(page).toHaveURL(`/admin/orders?search=${asha.mobileNumber}`);
  const newest = orders.map(({ orderId }) => `#${orderId}`).toReversed();
  await expect.poll(() => numbers(page)).toEqual(newest);
});

test('a card links to phone and map and shows the visiting charge', async ({ page, baseURL }) => {
  const asha = newPerson();
  const order = await placeOrderAtDesk(baseURL, asha);
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  const card = orderCard(page, order);
  const phone = card.getByRole('link', { name: /^\+91/ });
  await expect(phone).toHaveAttribute('href', `tel:+91${asha.mobileNumber}`);
  const map = card.getByRole('link', { name: /^B-204, Mayur Residency, Paud Road/ });
  const shown = new URL((await map.getAttribute('href')) ?? '');
  expect(shown.searchParams.get('query')).toBe('Paud Road, Kothrud, Pune, Maharashtra 411038');
  await expect(card).toContainText('Visiting charge₹100');
  const boxes = await Promise.all(
    [phone, map, card.getByRole('checkbox').locator('..')].map((target) => target.boundingBox()),
  );
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  const [call, place] = boxes;
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
});
