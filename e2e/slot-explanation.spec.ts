import { formatDay } from '@haldi/contract/kit/dates';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Locator, Page } from '@playwright/test';
import { addBeauticianByApi } from './beauticians-by-api.ts';
import {
  bookLastPlaceInSlot,
  bookSlotExceptOne,
  bookSlotFully,
  chooseDay,
  chooseSlot,
  dayForTest,
  fetchServiceList,
  findService,
  formatShownDay,
  goToOrderReviewDialog,
  mockWhatsapp,
  openAppointmentDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead, shortenPageTimers } from './clock.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { findSkillId } from './menu-services.ts';
import { openOrderManagement } from './orders-screen.ts';
import { narrowPhone } from './screen-sizes.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signInAsCustomer, signInAsNewCustomer } from './test-accounts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

const explanationDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Why is a time not available?' });
/** By exact name, because the texts of others may mention it. */
const beauticianIn = (dialog: Locator, name: string): Locator =>
  dialog
    .getByRole('region', { name: 'Beauticians' })
    .getByRole('listitem')
    .filter({ has: dialog.page().getByText(name, { exact: true }) });
const timeField = (dialog: Locator): Locator =>
  dialog.getByRole('combobox', { name: /Select Time/ });

test('staff see for each beautician why a time is not available, a customer sees that it is full', async ({
  page,
  otherPage,
  baseURL,
}, info) => {
  const day = dayForTest(info, 6);
  await signInAsAdmin(page);
  await openOrderManagement(page);
  const unskilled = await addBeauticianByApi(page, 'Anita', [await findSkillId(page, 'Massage')]);
  await openPage(page, '/admin/beauticians');
  await page.getByRole('button', { name: 'Why is a time not available?' }).click();
  const dialog = explanationDialog(page);
  await dialog.getByLabel('Services').selectOption('threading-eyebrow');
  await expect(dialog.getByRole('group', { name: 'Eyebrow Threading' })).toBeVisible();
  await dialog.getByLabel('Pincode').fill('41103');
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time').selectOption('09:00 AM');
  await dialog.getByLabel('Pincode').fill('411038');
  await expect(dialog.getByText('This time is available. Customers can book it.')).toBeVisible();
  await expect(beauticianIn(dialog, unskilled.name)).toContainText('does not do Threading');
  await expectAccessible(page);

  const service = await findService(page.request, 'threading-eyebrow');
  await bookSlotFully(baseURL, { day, slot: '09:00 AM', service });
  // Choosing another time and returning loads the answer again.
  await dialog.getByLabel('Time').selectOption('05:00 PM');
  await expect(dialog.getByText('This time is available. Customers can book it.')).toBeVisible();
  await dialog.getByLabel('Time').selectOption('09:00 AM');
  await expect(dialog.getByText('This time is not available.')).toBeVisible();
  const others = dialog
    .getByRole('region', { name: 'Beauticians' })
    .getByRole('listitem')
    .filter({ hasText: 'at Paud Road - 411038 until' });
  await expect(others).not.toHaveCount(0);
  await expect(dialog.getByText('Available', { exact: true })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await dialog.getByLabel('Pincode').fill('000000');
  await expect(dialog.getByText('Enter a six-digit pincode')).toBeVisible();
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await test.step('a customer reaches the full time by keyboard but cannot choose it', async () => {
    const customer = await otherPage();
    await signInAsCustomer(customer);
    await storeCart(customer, [service]);
    const appointment = await openAppointmentDialog(customer);
    await chooseDay(appointment, day);
    await expect(timeField(appointment)).toHaveAccessibleDescription(/Your visit takes about/);
    await timeField(appointment).focus();
    await customer.keyboard.press('Enter');
    const full = customer.getByRole('option', { name: /^09:00 AM/ });
    await expect(full).toHaveAccessibleName('09:00 AM Full');
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await expect(full.getByText('Full')).toBeVisible();
    await customer.keyboard.press('Home');
    await customer.keyboard.press('ArrowDown');
    await expect(full).toBeFocused();
    await customer.keyboard.press('Enter');
    await customer.keyboard.press('Escape');
    await expect(timeField(appointment)).toContainText('Choose time slot');
  });
});

test('the explanation opens from a time in a beautician’s schedule', async ({ page }) => {
  const day = dayAhead(2);
  await signInAsAdmin(page);
  await openOrderManagement(page);
  const beautician = await addBeauticianByApi(page, 'Bhavna');
  await openPage(page, `/admin/beauticians/${beautician._id}`);
  const week = page.getByRole('region', { name: 'Schedule' });
  if (isPhone(page)) await week.getByRole('button', { name: formatShownDay(day) }).click();
  await tapOrClick(
    week.getByRole('button', {
      name: new RegExp(`Why is .*${formatShownDay(day)}, 03:00 PM available or not`),
    }),
  );
  const dialog = explanationDialog(page);
  await expect(dialog.getByLabel('Day')).toHaveValue(formatDay(day));
  await expect(dialog.getByLabel('Time')).toHaveValue('03:00 PM');
  await expect(beauticianIn(dialog, beautician.name)).toContainText('Available');
  const answer = await readAsOwner<{ people: { name: string; isFree: boolean }[] }>(
    page,
    `/api/admin/booking/explanation?date=${day}&slot=03:00%20PM`,
  );
  for (const { name, isFree } of answer.people.slice(0, 3)) {
    await expect(beauticianIn(dialog, name).getByText('Available', { exact: true })).toHaveCount(
      isFree ? 1 : 0,
    );
  }
  const roster = await readAsOwner<Beautician[]>(page, '/api/admin/beauticians');
  expect(answer.people.map(({ name }) => name).sort()).toEqual(
    roster
      .filter(({ active }) => active)
      .map(({ name }) => name)
      .sort(),
  );
});

test('a day that fills up offers the next available time in one tap', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 10);
  const long = (await fetchServiceList(page.request)).find(({ duration }) => duration === 300);
  if (!long) throw new Error('no service takes five hours');
  await shortenPageTimers(page, 10_000);
  await signInAsCustomer(page);
  await storeCart(page, [long]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '09:00 AM');
  await bookSlotFully(baseURL, { day, slot: '09:00 AM', service: long, quantity: 2 });
  await expect(dialog.getByText(/^This day has no available time/)).toBeVisible();
  const nextTime = dialog.getByRole('button', { name: /^Choose \w{3} / });
  await expect(nextTime).toHaveText(/^Choose \w{3} \d\d \w{3}, \d\d:\d\d [AP]M$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [, slot = ''] = /, (.*)$/.exec(await nextTime.innerText()) ?? [];
  await tapOrClick(nextTime);
  await expect(timeField(dialog)).toContainText(slot);
  const chosen = await dialog.locator('[data-selected]').getAttribute('data-day');
  expect(chosen?.localeCompare(day)).toBe(1);
  await expect(nextTime).toHaveCount(0);
});

test('when the last opening is taken, the next available time is one tap away', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const day = dayForTest(info, 12);
  const service = await findService(page.request, 'threading-eyebrow');
  const booked = { day, slot: '02:00 PM', service };
  await bookSlotExceptOne(baseURL, booked);
  await signInAsNewCustomer(page);
  await storeCart(page, [service]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, day);
  await chooseSlot(dialog, '02:00 PM');
  // Reloaded slots would show that the time is taken before the order is sent.
  const release = await holdRequests(page, /\/api\/booking\/slots\?/);
  const last = await goToOrderReviewDialog(page);
  await bookLastPlaceInSlot(baseURL, booked);
  const refused = page.waitForResponse('**/api/orders');
  await pressPlaceOrder(page);
  expect((await refused).status()).toBe(409);
  release();
  const notice = last.getByRole('alert').filter({ hasText: 'Your order was not placed' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await tapOrClick(notice.getByRole('button', { name: /^Choose .*, 03:00 PM$/ }));
  await expect(notice).toHaveCount(0);
  await expect(last.getByText('03:00 PM to about')).toBeVisible();
  await pressPlaceOrder(page);
  await expect(page.getByText('Order placed successfully!')).toBeVisible();
  await expect(page.getByText(`${formatShownDay(day)}, 03:00 PM`)).toBeVisible();
});
