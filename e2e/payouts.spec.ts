import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import type { Locator, Page } from '@playwright/test';
import {
  checkOnEachScreen,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './fixtures.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { logInByApi, storeSession } from './test-accounts.ts';
import { toastWithText } from './toasts.ts';

/** Of the paper between its margins, in CSS pixels. */
const a4 = { width: 703, height: 1_032 };

const main = (page: Page): Locator => page.getByRole('main');
const list = (page: Page): Locator => main(page).getByLabel('Payouts by beautician');
const lines = (page: Page): Locator =>
  main(page).getByLabel('Lines of the statement').filter({ visible: true }).first();
const sums = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Sum of the statement' });
const sumOf = (page: Page, name: string): Locator =>
  sums(page)
    .locator('dt', { hasText: new RegExp(`^${name}`) })
    .locator('+ dd');

const paiseIn = async (amount: Locator): Promise<number> => {
  const text = (await amount.textContent()) ?? '';
  const paise = parseRupeesToPaise(text.replace('-', ''));
  expect(paise, text).not.toBeNaN();
  return text.startsWith('-') ? -paise : paise;
};

const openStatement = async (page: Page): Promise<string> => {
  const link = list(page)
    .getByRole('link', { name: /^Statement of / })
    .first();
  const name = ((await link.getAttribute('aria-label')) ?? '').replace('Statement of ', '');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Payout: ${name}` })).toBeVisible();
  return name;
};

/** Every amount of the sum, and the last one is what the others add up to. */
const expectSumsToAddUp = async (page: Page): Promise<number> => {
  const amounts = await sums(page).locator('dd').all();
  const paise: number[] = [];
  for (const amount of amounts) paise.push(await paiseIn(amount));
  const last = paise.pop() ?? 0;
  expect(paise.reduce((sum, one) => sum + one, 0)).toBe(last);
  return last;
};

test('the owner adds a deduction to a statement, marks it as paid and prints it', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/422/);
  await signInAsAdmin(page);
  await openPage(page, '/admin');
  const menu = await openSideMenu(page);
  await menu.getByRole('link', { name: 'Payouts' }).click();
  await expect(page).toHaveURL('/admin/payouts');
  await expect(list(page)).toContainText('Paid');
  await checkOnEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  const name = await openStatement(page);
  await expect(lines(page)).toContainText(/#\d{6}/);
  const before = await expectSumsToAddUp(page);

  await test.step('a deduction is part of the statement at once', async () => {
    await main(page).getByRole('button', { name: 'Add advance or deduction' }).click();
    const dialog = page.getByRole('dialog', { name: `Add for ${name}` });
    await dialog.getByRole('radio', { name: 'Deduction' }).check();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByLabel('Amount (₹)')).toHaveAccessibleDescription(/Enter an amount/);
    await dialog.getByLabel('Amount (₹)').fill('50.50');
    await dialog.getByLabel('Note').fill('Broken lamp');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toastWithText(page, 'Entry added')).toBeVisible();
    await expect(sumOf(page, 'Deductions')).toHaveText('-₹50.50');
    expect(await expectSumsToAddUp(page)).toBe(before - 5_050);
  });

  await test.step('an entry can be removed until the statement is paid', async () => {
    await main(page).getByRole('button', { name: 'Add advance or deduction' }).click();
    const dialog = page.getByRole('dialog', { name: `Add for ${name}` });
    await dialog.getByLabel('Amount (₹)').fill('10');
    await dialog.getByLabel('Note').fill('Typed twice');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await main(page).getByRole('button', { name: 'Remove Typed twice' }).click();
    await page
      .getByRole('dialog', { name: 'Remove this entry?' })
      .getByRole('button', { name: 'Remove' })
      .click();
    await expect(toastWithText(page, 'Entry removed')).toBeVisible();
    await expect(lines(page)).not.toContainText('Typed twice');
  });

  await test.step('it is marked as paid with method and reference', async () => {
    await main(page).getByRole('button', { name: 'Mark as paid' }).click();
    const dialog = page.getByRole('dialog', { name: `Mark the payout of ${name} as paid?` });
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(dialog).toContainText('Choose a payment method');
    await dialog.getByRole('radio', { name: 'Bank transfer' }).check();
    await dialog.getByLabel('Reference (optional)').fill('NEFT 77120');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page).toHaveURL(/\/admin\/payouts\/\d+$/);
    await expect(main(page)).toContainText(/Paid on .* by bank transfer, NEFT 77120, by /);
    await expect(
      main(page).getByRole('button', { name: /^(Remove|Mark as paid|Add)/ }),
    ).toHaveCount(0);
    await checkOnEachScreen(page, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });

  await test.step('it can be saved as CSV and printed on A4', async () => {
    const saved = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^payout-\d+-\d{4}-\d\d-01-to-/);
    const size = page.viewportSize();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(a4);
    await expect(page.locator('button, input, nav').filter({ visible: true })).toHaveCount(0);
    await expect(main(page).getByRole('row', { name: /^Sum / })).toBeVisible();
    await expect(main(page).getByRole('list')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    const table = await main(page).getByRole('table').boundingBox();
    expect(table?.width).toBeLessThanOrEqual(a4.width);
    if (size) await page.setViewportSize(size);
    await page.emulateMedia({ media: 'screen' });
  });

  await main(page).getByRole('link', { name: 'Payouts' }).click();
  await expect(list(page).getByRole('link', { name: `Statement of ${name} for ` })).toBeVisible();
});

test('the owner sets shares, and statements that are not paid follow', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/payouts/shares');
  const field = (label: string) => main(page).getByRole('textbox', { name: label, exact: true });
  const save = main(page).getByRole('button', { name: 'Save changes' });
  await field('Share of the services (%)').fill('101');
  await save.click();
  await expect(main(page)).toContainText('Enter a whole number from 0 to 100');
  await field('Share of the services (%)').fill('35');
  await field('Facial (%)').fill('50');
  await main(page)
    .getByRole('radio', { name: /before discounts/ })
    .check();
  await expectAccessible(page);
  await save.click();
  await expect(toastWithText(page, 'Payout settings saved')).toBeVisible();
  await openPage(page, '/admin/payouts');
  await openStatement(page);
  await expect(main(page)).toContainText(
    'Share: by section, otherwise 35% of the services, without visiting charge, before discounts.',
  );
});

test('beauticians read their own paid statements in the app', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/404/);
  await openPage(page, '/contact/login');
  await storeSession(
    page,
    await logInByApi(page.request, { login: 'usha@example.com', password: 'glow-with-usha' }),
  );
  await openPage(page, '/work');
  await main(page).getByRole('link', { name: 'My payouts' }).click();
  await expect(page).toHaveURL('/work/payouts');
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: /Paid on/ })
    .click();
  await expect(main(page)).toContainText('Advance for the festival');
  await expectSumsToAddUp(page);
  await checkOnEachScreen(page, async () => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
  await page.getByRole('link', { name: 'My payouts' }).click();
  await expect(page).toHaveURL('/work/payouts');
  await openPage(page, '/work/payouts?statement=999999');
  await expect(main(page)).toContainText('This statement does not exist.');
});
