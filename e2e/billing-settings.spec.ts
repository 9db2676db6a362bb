import type { Locator, Page } from '@playwright/test';
import { placeOrdersOfOneCustomer } from './desk-payments-helpers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { buttonIn, openOrderDialog } from './order-dialog.ts';
import { narrowPhone } from './screen-sizes.ts';
import { demoAdmin, logInByApi, storeSession } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page): Locator => page.getByRole('main');
const field = (page: Page, label: string): Locator =>
  main(page).getByRole('textbox', { name: label, exact: false });
const save = (page: Page): Locator => main(page).getByRole('button', { name: 'Save changes' });

test('the owner changes GSTIN, rates and prefixes with the password', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/422/);
  await storeSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, '/admin/settings');
  await main(page).getByRole('link', { name: 'Bills and tax' }).click();
  await expect(main(page).getByText('Ask your accountant to check these settings.')).toBeVisible();
  await expect(main(page).getByText(/^Next number: INV\/\d\d-\d\d\/0\d+$/)).toBeVisible();
  await expectAccessible(page);

  await test.step('a plain salon has no rates, a registered one needs a valid GSTIN', async () => {
    await main(page)
      .getByRole('radio', { name: /Not registered/ })
      .check();
    await expect(field(page, 'GSTIN')).toHaveCount(0);
    await expect(field(page, 'SAC')).toHaveCount(0);
    await main(page)
      .getByRole('radio', { name: /Regular/ })
      .check();
    await field(page, 'GSTIN').fill('29AAGCB7383J1Z5');
    await expect(main(page).getByRole('combobox', { name: 'State' })).toHaveText(/Karnataka/);
    await save(page).click();
    await expect(main(page).getByText('This GSTIN is not valid.')).toBeVisible();
    await expect(field(page, 'GSTIN')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'GSTIN').fill('29AAGCB7383J1Z4');
  });

  await test.step('the next number is shown while a prefix is typed', async () => {
    await field(page, 'Prefix: tax invoice').fill('cn');
    await expect(main(page).getByText('Each document needs its own prefix')).toHaveCount(2);
    await field(page, 'Prefix: tax invoice').fill('invoice');
    await expect(main(page).getByText(/longer than 16 characters/)).toBeVisible();
    await field(page, 'Prefix: tax invoice').fill('ti');
    await expect(main(page).getByText(/^Next number: TI\/\d\d-\d\d\/0\d+$/)).toBeVisible();
  });

  await test.step('a section gets a rate of its own', async () => {
    await main(page).getByRole('button', { name: 'Add another SAC' }).click();
    const added = main(page).getByRole('region', { name: 'Tax rate 3' });
    await added.getByRole('textbox', { name: 'SAC' }).fill('999723');
    await added.getByText('No sections yet').click();
    await added.getByRole('checkbox', { name: 'Massage' }).check();
    await added.getByRole('textbox', { name: 'Rate (%)' }).last().fill('12.5');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the password is asked for', async () => {
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Save settings of bills and tax?' });
    await dialog.getByLabel(/^Password/).fill(demoAdmin.password);
    const button = dialog.getByRole('button', { name: 'Save changes' });
    await clickAndExpectToast(page, 'Settings of bills and tax saved', button);
    await expect(save(page)).toHaveCount(0);
    await openPage(page, '/admin/settings/billing');
    await expect(field(page, 'GSTIN')).toHaveValue('29AAGCB7383J1Z4');
    await expect(main(page).getByText(/^Next number: TI\/\d\d-\d\d\/0\d+$/)).toBeVisible();
    await expect(
      main(page)
        .getByRole('region', { name: 'Tax rate 3' })
        .getByRole('textbox', { name: 'Rate (%)' })
        .last(),
    ).toHaveValue('12.5');
  });
});

test('the desk enters the GSTIN of a business customer', async ({ page }) => {
  await openPage(page, '/');
  const [order] = await placeOrdersOfOneCustomer(page, 1);
  if (!order) throw new Error('no order was placed');
  const details = await openOrderDialog(page, order);
  await buttonIn(details, 'Add GSTIN').click();
  const dialog = page.getByRole('dialog', { name: `Business customer of #${order.orderId}` });
  await dialog.getByLabel('Name of the business').fill('Kulkarni Weddings LLP');
  await dialog.getByLabel('GSTIN').fill('27AAZFK0000A1ZA');
  await buttonIn(dialog, 'Save').click();
  await expect(dialog.getByText('This GSTIN is not valid.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('GSTIN').fill('27aazfk0000a1zt');
  await clickAndExpectToast(page, 'GSTIN saved', buttonIn(dialog, 'Save'));
  await expect(details).toContainText('Kulkarni Weddings LLP, 27AAZFK0000A1ZT');
  await expectAccessible(page);
  await buttonIn(details, 'Remove GSTIN').click();
  const question = page.getByRole('dialog', { name: 'Remove the GSTIN?' });
  await clickAndExpectToast(page, 'GSTIN removed', buttonIn(question, 'Remove GSTIN'));
  await expect(buttonIn(details, 'Add GSTIN')).toBeVisible();
});
