import type { Locator, Page } from '@playwright/test';
import {
  addBeauticianByApi,
  assignBeauticianByApi,
  type Beautician,
  giveDayOff,
  visitsNeedingChange,
} from './beauticians-by-api.ts';
import { bookVisitOfNewCustomer } from './book-customer-visit.ts';
import {
  chooseDay,
  chooseSlot,
  dayForTest,
  findService,
  formatShownDay,
  mockWhatsapp,
  openAppointmentDialog,
  placeOrderByApi,
  placeOrderWithSavedAddress,
  statusMessages,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { putAsOwner } from './calls-as-owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import { openOrderManagement } from './orders-screen.ts';
import { type Person, type SignedIn, signInAsNewCustomer } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

type Known = Person & SignedIn & { beautician: Beautician; service: string; lastVisit: string };

const visitedCustomer = async (
  page: Page,
  firstName: string,
  day: string,
): Promise<Known & { past: number }> => {
  const person = await signInAsNewCustomer(page);
  const beautician = await addBeauticianByApi(page, firstName);
  const service = await findService(page.request);
  const who = { userId: person.userData._id, username: person.username };
  const placed = await placeOrderByApi(page.request, who, { day, slot: '09:00 AM', service });
  expect(placed.status(), await placed.text()).toBe(201);
  const order = (await placed.json()) as { _id: string; orderId: number };
  await putAsOwner(page, `/api/orders/${order._id}/track`, {
    ...{ status: 'completed', message: statusMessages.complete, beautician: beautician.name },
  });
  await storeCart(page, [service]);
  return { ...person, beautician, service: service.name, lastVisit: day, past: order.orderId };
};

const choices = (scope: Page | Locator): Locator =>
  scope.getByRole('group', { name: 'Choose a beautician' });
const anyone = (scope: Page | Locator): Locator =>
  choices(scope).getByRole('radio', { name: /^Any available beautician/ });
const choiceOf = (scope: Page | Locator, { name }: Beautician): Locator =>
  choices(scope).getByRole('radio', { name: new RegExp(`^${name}`) });
const time = (scope: Page | Locator): Locator =>
  scope.getByRole('combobox', { name: /Select Time/ });

const busyAtThree = async (
  page: Page,
  baseURL: string | undefined,
  beautician: Beautician,
  day: string,
) =>
  assignBeauticianByApi(page, await bookVisitOfNewCustomer(baseURL, day, '03:00 PM'), beautician);

test('a previous beautician can be requested in the appointment', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 1);
  const { beautician, service, lastVisit } = await visitedCustomer(
    page,
    'Anjali',
    dayForTest(info, 2),
  );
  await busyAtThree(page, baseURL, beautician, day);
  const dialog = await openAppointmentDialog(page);
  await expect(anyone(dialog)).toBeChecked();
  await expect(choiceOf(dialog, beautician)).toHaveAccessibleName(
    `${beautician.name} Last visit ${formatShownDay(lastVisit)}: ${service}`,
  );
  await choiceOf(dialog, beautician).check();
  await expect(
    dialog.getByRole('button', { name: /^(Next|First) available with Anjali/ }),
  ).toBeVisible();
  await chooseDay(dialog, day);
  await tapOrClick(time(dialog));
  const other = page.getByRole('option', { name: 'Any beautician at 03:00 PM' });
  await expect(other).toContainText('Anjali is not available');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await chooseSlot(dialog, '05:00 PM');
  await placeOrderWithSavedAddress(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByText(`You requested ${beautician.name}.`)).toBeVisible();
  await expect(page.getByText('Unassigned')).toBeVisible();
  await openPage(page, '/my-order');
  await expect(page.getByText(`You requested ${beautician.name}.`)).toBeVisible();
});

test('a slot of another beautician is one tap away, and the request can be restored by keyboard', async ({
  page,
  baseURL,
}, info) => {
  const [dayOff, day] = [dayForTest(info, 3), dayForTest(info, 5)];
  const { beautician } = await visitedCustomer(page, 'Anjali', dayForTest(info, 4));
  await busyAtThree(page, baseURL, beautician, day);
  await busyAtThree(page, baseURL, beautician, dayOff);
  await giveDayOff(page, beautician, dayOff);
  await openPage(page, '/book');
  const main = page.getByRole('main');
  await choiceOf(page, beautician).check();
  await test.step('a day on which only others are free is marked and can be selected', async () => {
    await chooseDay(main, dayOff);
    await expect(main.locator(`[data-day="${dayOff}"]`).getByRole('button')).toHaveAccessibleName(
      /selected, Anjali is not available$/,
    );
    await expect(main.getByText('Anjali is not available, but others are')).toBeVisible();
    await expect(
      main.getByText('Anjali has this day off. Choose another day or any available beautician.'),
    ).toBeVisible();
    await expectAccessible(page);
    await chooseSlot(main, '05:00 PM');
    await expect(anyone(page)).toBeChecked();
  });
  await choiceOf(page, beautician).check();
  await chooseDay(main, day);
  await tapOrClick(time(page));
  await tapOrClick(page.getByRole('option', { name: 'Any beautician at 03:00 PM' }));
  await expect(anyone(page)).toBeChecked();
  await expect(time(page)).toContainText('03:00 PM');
  await anyone(page).press('ArrowDown');
  await expect(choiceOf(page, beautician)).toBeChecked();
  await expect(time(page)).toHaveAccessibleDescription(/Anjali is not available at 03:00 PM\./);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(page.getByRole('button', { name: 'Any beautician at 03:00 PM', exact: true }));
  await expect(anyone(page)).toBeChecked();
  await expect(time(page)).toHaveAccessibleDescription(/Your visit takes about/);
});

test('assigning another beautician than requested needs a confirmation and informs the customer', async ({
  page,
  otherPage,
  expectedMessages,
}, info) => {
  expectedMessages.push(/409/);
  const customer = await otherPage();
  const { beautician } = await visitedCustomer(customer, 'Anjali', dayForTest(info, 7));
  const meena = await addBeauticianByApi(customer, 'Meena');
  const appointmentDialog = await openAppointmentDialog(customer);
  await choiceOf(appointmentDialog, beautician).check();
  await chooseDay(appointmentDialog, dayForTest(info, 8));
  await chooseSlot(appointmentDialog, '11:00 AM');
  await mockWhatsapp(customer);
  await placeOrderWithSavedAddress(customer);
  await expect(customer).toHaveURL(/\/track-order\//);
  const orderId = customer.url().split('/').at(-1) ?? '';

  await openOrderManagement(page, `?search=${orderId}`);
  await expect(page.getByText(`Requested beautician:${beautician.name}`)).toBeVisible();
  await page.getByRole('link', { name: `View order #${orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${orderId}` });
  await expect(
    dialog.getByText(`Planned: ${beautician.name}, requested by the customer`),
  ).toBeVisible();
  await selectOption(dialog, 'Message', 'A beautician has been assigned to your appointment.');
  const name = dialog.getByRole('combobox', { name: 'Beautician (optional)' });
  await name.fill(meena.name);
  await name.press('Tab');
  await dialog.getByRole('button', { name: 'Update Order' }).click();
  const question = page.getByRole('dialog', { name: `Assign ${meena.name}?` });
  await expect(question.getByText(`the customer asked for ${beautician.name}`)).toBeVisible();
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    question.getByRole('button', { name: 'Assign anyway' }),
  );
  const instead = `${beautician.name} is not available. ${meena.name} will come instead.`;
  await expect(customer.getByRole('listitem').filter({ hasText: instead })).toBeVisible();
  await expect(customer.getByText(`You requested ${beautician.name}. ${instead}`)).toBeVisible();
  await expectNoSidewaysScroll(customer);
});

test('a visit whose requested beautician is off is listed and reassigned after a confirmation', async ({
  page,
  otherPage,
}, info) => {
  const customer = await otherPage();
  const day = dayForTest(info, 9);
  const { beautician, userData, username } = await visitedCustomer(
    customer,
    'Anjali',
    dayForTest(info, 10),
  );
  const usha = await addBeauticianByApi(customer, 'Usha');
  const service = await findService(customer.request);
  const who = { userId: userData._id, username };
  const booked = { day, slot: '11:00 AM', service, askedFor: beautician._id };
  const placed = await placeOrderByApi(customer.request, who, booked);
  expect(placed.status(), await placed.text()).toBe(201);
  const { orderId } = (await placed.json()) as { orderId: number };
  await giveDayOff(customer, beautician, day);

  await openOrderManagement(page);
  await openPage(page, '/admin/beauticians');
  const listed = visitsNeedingChange(page).filter({ hasText: `#${orderId}` });
  await expect(listed).toContainText(`Requested: ${beautician.name}`);
  await expect(listed).toContainText(`${beautician.name}: off that day`);
  await listed.getByRole('button', { name: `Assign ${usha.name} to order #${orderId}` }).click();
  const question = page.getByRole('dialog', { name: `Assign ${usha.name} instead?` });
  await expect(question).toContainText(
    `The customer asked for ${beautician.name} and will be told that ${usha.name} comes instead.`,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Assign anyway' }).click();
  await expect(listed).toHaveCount(0);
});

test('a customer excludes a beautician and undoes it', async ({ page }, info) => {
  const { beautician, userData, past } = await visitedCustomer(
    page,
    'Anjali',
    dayForTest(info, 11),
  );
  await openPage(page, `/track-order/${userData._id}/${past}`);
  await tapOrClick(page.getByRole('button', { name: 'Don’t send Anjali again' }));
  const question = page.getByRole('dialog', { name: 'Don’t send Anjali again?' });
  await expect(question).toContainText('Anjali is not notified');
  await expectAccessible(page);
  await tapOrClick(question.getByRole('button', { name: 'Don’t send again' }));
  const asked = page.getByRole('main').getByText('We will not send Anjali to you again.');
  await expect(asked).toBeVisible();
  await expectNoSidewaysScroll(page);
  await openPage(page, '/book');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  await openPage(page, `/track-order/${userData._id}/${past}`);
  await expect(asked).toBeVisible();
  await tapOrClick(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Don’t send Anjali again' })).toBeVisible();
  await openPage(page, '/book');
  await expect(choiceOf(page, beautician)).toBeVisible();
});

test('staff exclude a beautician for a customer and allow it again', async ({
  page,
  otherPage,
}, info) => {
  const customer = await otherPage();
  const { beautician, username } = await visitedCustomer(customer, 'Anjali', dayForTest(info, 12));
  await openOrderManagement(page);
  await openPage(page, '/admin/users');
  await page.getByRole('searchbox').fill(username);
  await page.getByRole('button', { name: `View Details of ${username}` }).click();
  const details = page.getByRole('dialog', { name: 'User Details' });
  const section = details.getByRole('region', { name: 'Not assigned to this customer' });
  await section.getByRole('combobox', { name: 'Don’t assign to this customer' }).click();
  await clickAndExpectToast(
    page,
    `${beautician.name} will not be assigned to this customer`,
    page.getByRole('option', { name: beautician.name, exact: true }),
  );
  await expect(section.getByRole('listitem')).toContainText(beautician.name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await section.getByRole('button', { name: `Allow again: ${beautician.name}` }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
});
