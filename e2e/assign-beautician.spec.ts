import type { Locator, Page } from '@playwright/test';
import {
  addBeauticianByApi,
  assignBeauticianByApi,
  type Beautician,
} from './beauticians-by-api.ts';
import { bookVisitOfNewCustomer, type PlacedVisit } from './book-customer-visit.ts';
import { dayForTest, formatShownDay } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import { findSkillId } from './menu-services.ts';
import { openOrderManagement } from './orders-screen.ts';
import { narrowPhone } from './screen-sizes.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page): Locator => page.getByRole('main');
const assignedMessage = 'A beautician has been assigned to your appointment.';

const openOrder = async (page: Page, { orderId }: PlacedVisit): Promise<Locator> => {
  await openOrderManagement(page, `?search=${orderId}`);
  await page.getByRole('link', { name: `View order #${orderId}` }).click();
  return page.getByRole('dialog', { name: `Order #${orderId}` });
};
const nameField = (dialog: Locator): Locator =>
  dialog.getByRole('combobox', { name: 'Beautician (optional)' });
const update = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Update Order' });
/** Tab closes the suggestions. */
const typeName = async (dialog: Locator, name: string): Promise<void> => {
  await selectOption(dialog, 'Message', assignedMessage);
  await nameField(dialog).fill(name);
  await nameField(dialog).press('Tab');
};
const currentBeautician = (dialog: Locator, name: string): Locator =>
  dialog.getByText(`Now: ${name}. Leave empty to keep.`, { exact: true });

test('one tap assigns the planned beautician', async ({ page, baseURL }, info) => {
  const order = await bookVisitOfNewCustomer(baseURL, dayForTest(info, 13), '11:00 AM');
  const dialog = await openOrder(page, order);
  const { planned } = await readAsOwner<{ planned: string }>(
    page,
    `/api/orders/${order._id}/candidates`,
  );
  await expect(dialog.getByText(`Planned: ${planned}`)).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: `Assign ${planned}` }),
  ).toHaveAccessibleDescription('Confirms the visit and tells the customer and the beautician');
  await expectAccessible(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    dialog.getByRole('button', { name: `Assign ${planned}` }),
  );
  await expect(currentBeautician(dialog, planned)).toBeVisible();
  await expect(dialog.getByText(/^Planned:/)).toHaveCount(0);
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('Confirmed');
  const latest = dialog.getByRole('region', { name: 'Tracking history' }).getByRole('listitem');
  await expect(latest.first()).toContainText(assignedMessage);
  await expect(latest.first()).toContainText(planned);
});

test('suggestions show conflicts; overlaps are refused, other conflicts need a confirmation', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const day = dayForTest(info, 15);
  const order = await bookVisitOfNewCustomer(baseURL, day, '11:00 AM');
  const other = await bookVisitOfNewCustomer(baseURL, day, '11:00 AM');
  await openOrderManagement(page);
  const unskilled = await addBeauticianByApi(page, 'Anita', [await findSkillId(page, 'Massage')]);
  const busy = await addBeauticianByApi(page, 'Bina');
  const free = await addBeauticianByApi(page, 'Chhaya');
  await assignBeauticianByApi(page, other, busy);

  const dialog = await openOrder(page, order);
  await nameField(dialog).click();
  const option = (name: string): Locator => page.getByRole('option', { name });
  await expect(option(free.name)).toContainText('free');
  await expect(option(unskilled.name)).toContainText('does not do Threading');
  await expect(option(busy.name)).toContainText(/busy until \d\d:\d\d [AP]M/);
  await expect(option(busy.name)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await option(unskilled.name).click();
  await expect(nameField(dialog)).toHaveValue(unskilled.name);

  await selectOption(dialog, 'Message', assignedMessage);
  await update(dialog).click();
  const question = page.getByRole('dialog', { name: `Assign ${unskilled.name}?` });
  await expect(question.getByText('does not do Threading')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toHaveCount(0);
  await expect(currentBeautician(dialog, 'Unassigned')).toBeVisible();
  await expect(nameField(dialog)).toHaveValue(unskilled.name);
  await update(dialog).click();
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    question.getByRole('button', { name: 'Assign anyway' }),
  );
  await expect(currentBeautician(dialog, unskilled.name)).toBeVisible();

  await typeName(dialog, busy.name);
  await clickAndExpectToast(page, 'Failed to update order', update(dialog));
  await expect(dialog.getByRole('alert')).toHaveText(
    `${busy.name} already has a visit at that time.`,
  );
});

test('part of a name must be clarified; a freelancer is marked as such', async ({
  page,
  baseURL,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const order = await bookVisitOfNewCustomer(baseURL, dayForTest(info, 17), '03:00 PM');
  await openOrderManagement(page);
  const { name } = await addBeauticianByApi(page, 'Manisha');
  const dialog = await openOrder(page, order);
  const question = page.getByRole('dialog', { name: `Did you mean ${name}?` });
  await typeName(dialog, 'Manisha');
  await update(dialog).click();
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    question.getByRole('button', { name }),
  );
  await expect(currentBeautician(dialog, name)).toBeVisible();

  await typeName(dialog, 'manisha');
  await update(dialog).click();
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    question.getByRole('button', { name: 'No, a freelancer' }),
  );
  await expect(currentBeautician(dialog, 'manisha')).toBeVisible();

  await selectOption(dialog, 'Message', assignedMessage);
  await dialog.getByRole('button', { name: 'Freelancer…' }).click();
  await dialog.getByLabel('Freelancer’s name').fill('Manisha');
  await clickAndExpectToast(page, 'Order updated successfully', update(dialog));
  await expect(currentBeautician(dialog, 'Manisha')).toBeVisible();
});

test('the week of a beautician distinguishes planned and assigned visits and marks overrides', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const day = dayAhead(3);
  await openOrderManagement(page);
  await addBeauticianByApi(page, 'Jyoti');
  const lacking = await addBeauticianByApi(page, 'Kiran', [await findSkillId(page, 'Massage')]);
  const order = await bookVisitOfNewCustomer(baseURL, day, '06:00 PM');
  const { planned } = await readAsOwner<{ planned: string }>(
    page,
    `/api/orders/${order._id}/candidates`,
  );
  const roster = await readAsOwner<Beautician[]>(page, '/api/admin/beauticians');
  const plannedBeautician = roster.find(({ name }) => name === planned);
  const visitOf = async (id: string | undefined): Promise<Locator> => {
    await openPage(page, `/admin/beauticians/${id}`);
    const week = main(page).getByRole('region', { name: 'Schedule' });
    if (isPhone(page)) await week.getByRole('button', { name: formatShownDay(day) }).click();
    return week.getByRole('link').filter({ hasText: `#${order.orderId}` });
  };
  await expect(await visitOf(plannedBeautician?._id)).toContainText('Planned');
  await expectAccessible(page);

  const dialog = await openOrder(page, order);
  await typeName(dialog, lacking.name);
  const refused = page.waitForResponse(`**/api/orders/${order._id}/track`);
  await update(dialog).click();
  expect((await refused).status()).toBe(409);
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    page.getByRole('button', { name: 'Assign anyway' }),
  );
  const overriddenVisit = await visitOf(lacking._id);
  await expect(overriddenVisit).toContainText('Missing skill');
  await expect(overriddenVisit).not.toContainText('Planned');
  await expect(await visitOf(plannedBeautician?._id)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});
