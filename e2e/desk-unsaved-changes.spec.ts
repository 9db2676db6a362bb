import type { Locator, Page } from '@playwright/test';
import {
  describeOnBothScreens,
  expect,
  expectAccessible,
  isPhone,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import { openOrderManagement, openOrderMenuAndFindItem } from './orders-screen.ts';
import { placeOrderOfNewCustomer } from './place-orders-by-api.ts';
import { pressBack } from './press-back.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

type Form = {
  at: string;
  open: (page: Page) => Promise<void>;
  title: string;
  field: (dialog: Locator) => Locator;
};

const pressNamed = (name: string) => async (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const forms: [Form, ...Form[]] = [
  {
    at: '/admin/users',
    open: pressNamed('Add New User'),
    title: 'Add New User',
    field: (dialog) => dialog.getByLabel('Name').first(),
  },
  {
    at: '/admin/beauticians',
    open: pressNamed('Add beautician'),
    title: 'Add beautician',
    field: (dialog) => dialog.getByLabel('Name').first(),
  },
  {
    at: '/admin/settings/areas',
    open: pressNamed('Add area'),
    title: 'Add area',
    field: (dialog) => dialog.getByLabel('Name').first(),
  },
  {
    at: '/admin/services',
    open: pressNamed('Add service'),
    title: 'Add service',
    field: (dialog) => dialog.getByLabel('Name').first(),
  },
];

const expectLeaveDialog = async (page: Page, dialog: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeVisible();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toHaveCount(0);
};

const [userForm, ...otherForms] = forms;

describeOnBothScreens(() => {
  test('a form closes at once when nothing is typed, and asks when something is', async ({
    page,
  }) => {
    const { at, open, title, field } = userForm;
    await signInAsAdmin(page);
    await openPage(page, at);
    await open(page);
    const dialog = form(page, title);
    await expect(field(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await open(page);
    await field(dialog).fill('Something');
    await page.keyboard.press('Escape');
    await expect(leaveDialog(page)).toBeVisible();
    await expectAccessible(page);
    await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
    await expect(leaveDialog(page)).toHaveCount(0);
    await expect(field(dialog)).toHaveValue('Something');

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(leaveDialog(page)).toBeVisible();
    // Escape closes the question and not the form.
    await page.keyboard.press('Escape');
    await expect(leaveDialog(page)).toHaveCount(0);
    await expect(field(dialog)).toHaveValue('Something');

    await pressBack(page, 1);
    await expect(leaveDialog(page)).toBeVisible();
    await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(at);

    // Text that was typed and deleted is no change.
    await open(page);
    await field(dialog).fill('Something');
    await field(dialog).fill('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('the other forms ask as well', async ({ page }) => {
  await signInAsAdmin(page);
  for (const { at, open, title, field } of otherForms) {
    await openPage(page, at);
    await open(page);
    const dialog = form(page, title);
    await expect(field(dialog)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open(page);
    await field(dialog).fill('Something');
    await expectLeaveDialog(page, dialog);
  }
});

test('an unfinished booking by phone asks before a link leaves it', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  const back = page.getByRole('main').getByRole('link').first();
  const note = page.getByRole('textbox', { name: /note/i });
  await note.fill('The bell is broken');
  await back.click();
  await expect(leaveDialog(page)).toBeVisible();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(note).toHaveValue('The bell is broken');
  await note.fill('');
  await back.click();
  await expect(page).toHaveURL('/admin/orders');
});

test('an unsaved note on a customer’s page asks before leaving', async ({ page, otherPage }) => {
  const customer = await signInAsNewCustomer(await otherPage());
  await signInAsAdmin(page);
  await openPage(page, `/admin/users/${customer.userData._id}`);
  const note = page.getByRole('textbox', { name: /note/i }).first();
  await note.fill('Rings twice');
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Services' }).filter({ visible: true }).first().click();
  await expect(leaveDialog(page)).toBeVisible();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/services');
});

test('each form of an order asks before closing', async ({ page }) => {
  test.slow();
  await openOrderManagement(page);
  const order = await placeOrderOfNewCustomer(page);
  await openOrderManagement(page, `?search=${order.orderId}`);
  await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
  const details = form(page, `Order #${order.orderId}`);
  await selectOption(details, 'Status', 'Confirmed');
  await expectLeaveDialog(page, details);

  await (await openOrderMenuAndFindItem(page, order, 'Cancel Order')).click();
  const cancelling = form(page, `Cancel order #${order.orderId}?`);
  await selectOption(cancelling, 'Reason', 'We cannot come');
  await expectLeaveDialog(page, cancelling);

  await (await openOrderMenuAndFindItem(page, order, 'Move Visit')).click();
  const moving = form(page, `Move order #${order.orderId}`);
  await moving.getByRole('radio', { disabled: false }).last().check();
  await expectLeaveDialog(page, moving);

  await (await openOrderMenuAndFindItem(page, order, 'Change Services')).click();
  const changing = form(page, `Change services of order #${order.orderId}`);
  await changing.getByRole('searchbox', { name: 'Add a service' }).fill('upper lip');
  await changing.getByRole('button', { name: /^Add / }).first().click();
  await expectLeaveDialog(page, changing);
});

test('each form of the menu asks before closing', async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  await openPage(page, '/admin/services');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Skills' }).click();
  const skills = form(page, 'Skills');
  await skills.getByLabel('New skill').fill('Draping');
  await expectLeaveDialog(page, skills);

  await main
    .getByRole('button', { name: /^Change order of / })
    .first()
    .click();
  const sorting = form(page, /^Order of /);
  await sorting
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expectLeaveDialog(page, sorting);

  await main
    .getByRole('checkbox', { name: /^Select all in / })
    .first()
    .check();
  await main.getByRole('button', { name: 'Change prices' }).last().click();
  const prices = form(page, 'Change prices');
  await prices.getByLabel('By').fill('10');
  await expectLeaveDialog(page, prices);

  await main
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const edit = form(page, 'Edit service');
  await edit.getByLabel('Description').fill('My own words.');
  await expectLeaveDialog(page, edit);
});
