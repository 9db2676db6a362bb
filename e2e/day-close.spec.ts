import { randomUUID } from 'node:crypto';
import { formatDay } from '@haldi/contract/kit/dates';
import type { Page } from '@playwright/test';
import { bookVisitOfNewCustomer, type PlacedVisit } from './book-customer-visit.ts';
import { dayAhead } from './clock.ts';
import {
  checkOnEachScreen,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './fixtures.ts';
import { openSideMenu } from './side-menu.ts';
import { ownerSession, signInAsNewStaff } from './staff-sessions.ts';
import { toastWithText } from './toasts.ts';

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const closeButton = (page: Page) =>
  region(page, 'Cash').getByRole('button', { name: 'Close day', exact: true });

const takeCash = async (page: Page, { _id }: PlacedVisit, amount: number): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.post(`/api/orders/${_id}/payments`, {
    headers,
    data: { amount, tip: 0, method: 'cash', acceptsOverpayment: true, attempt: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('a day is closed with a difference and a note', async ({ page, expectedMessages }) => {
  expectedMessages.push(/409/);
  const { username } = await signInAsNewStaff(page, { role: 'desk' });
  const visit = await bookVisitOfNewCustomer(new URL(page.url()).origin, dayAhead(1));

  await test.step('the screen is two taps from the dashboard', async () => {
    await openPage(page, '/admin');
    const menu = await openSideMenu(page);
    await menu.getByRole('link', { name: 'Day close' }).click();
    await expect(page).toHaveURL('/admin/day-close');
    await expect(page.getByRole('button', { name: 'Next day' })).toBeDisabled();
  });

  const cash = region(page, 'Cash');
  const desk = cash.getByRole('textbox', { name: 'Handed in, Desk' });
  const note = cash.getByRole('textbox', { name: 'Note' });
  const dialog = page.getByRole('dialog', { name: /^Close \w+day, / });
  const confirm = dialog.getByRole('button', { name: 'Close day' });

  await test.step('cash that arrives while the dialog is open is not signed off uncounted', async () => {
    await expect(desk).toHaveCount(0);
    for (const button of await cash.getByRole('button', { name: /^Same as expected/ }).all()) {
      await button.click();
    }
    await closeButton(page).click();
    await expect(dialog).toContainText('You confirm these amounts.');
    const shown = await dialog.textContent();
    await takeCash(page, visit, 50_000);
    await expect(page.getByLabel('Handed in, Desk')).toHaveCount(1);
    expect(await dialog.textContent()).toBe(shown);
    await confirm.click();
    await expect(cash.getByRole('alert')).toContainText('have changed');
    await expect(desk).toHaveValue('');
    await expect(region(page, 'Payments').getByRole('row', { name: /^Cash/ })).toBeVisible();
    await checkOnEachScreen(page, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

  await test.step('amounts and the reason of a difference are required', async () => {
    await closeButton(page).click();
    await expect(cash.getByText('Enter the cash handed in').first()).toBeVisible();
    await expect(cash.getByRole('textbox').first()).toBeFocused();
    for (const button of await cash.getByRole('button', { name: /^Same as expected/ }).all()) {
      await button.click();
    }
    await expect(desk).toHaveValue('500');
    await expect(cash.getByText('No difference').last()).toBeVisible();
    await desk.fill('450.50');
    await expect(cash.getByText('₹49.50 short').first()).toBeVisible();
    await closeButton(page).click();
    await expect(note).toBeFocused();
    await expect(cash.getByText('Explain the difference')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('changed figures are shown and what was typed is kept', async () => {
    await note.fill('Change for a taxi.');
    await closeButton(page).click();
    await expect(dialog).toContainText('₹49.50 short');
    await takeCash(page, visit, 10_000);
    await confirm.click();
    await expect(cash.getByRole('alert')).toContainText('have changed');
    await expect(cash.getByText('₹149.50 short').first()).toBeVisible();
    await expect(desk).toHaveValue('450.50');
    await expect(note).toHaveValue('Change for a taxi.');
  });

  await test.step('the dialog shows what is confirmed', async () => {
    await closeButton(page).click();
    await expect(dialog).toContainText('₹149.50 short');
    await expect(dialog).toContainText('Change for a taxi.');
    await expect(dialog).toContainText(/Not completed\d+ visits?/);
    await expectAccessible(page);
    await Promise.all([toastWithText(page, 'Day closed').waitFor(), confirm.click()]);
    await expect(page.getByText(`Closed by ${username}`)).toBeVisible();
    await expect(page.getByText('Note: Change for a taxi.')).toBeVisible();
    await expect(cash.getByText('₹149.50 short').first()).toBeVisible();
    await expect(closeButton(page)).toHaveCount(0);
  });

  await test.step('a payment recorded later is marked', async () => {
    await takeCash(page, visit, 5_000);
    const late = region(page, 'Recorded after closing');
    await expect(late.getByRole('listitem')).toContainText('₹50');
    await expect(late).toContainText(`Cash expected on ${formatDay(dayAhead(1))}`);
    await expect(late.getByRole('link', { name: `#${visit.orderId}` })).toHaveAttribute(
      'href',
      `/admin/orders/${visit._id}`,
    );
    await checkOnEachScreen(page, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
});

test('a day without payments', async ({ page }) => {
  await signInAsNewStaff(page, { role: 'desk' });
  await openPage(page, `/admin/day-close?day=${dayAhead(-300)}`);
  await expect(region(page, 'Cash')).toContainText('No cash is expected on this day.');
  await expect(region(page, 'Unpaid visits')).toContainText(
    'Nothing is due for completed or cancelled visits of this day.',
  );
  await checkOnEachScreen(page, async () => {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(formatDay(dayAhead(-300))).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: 'screen' });
  await openPage(page, `/admin/day-close?day=${dayAhead(1)}`);
  await expect(page.getByText('This day has not begun yet.')).toBeVisible();
  await expect(closeButton(page)).toHaveCount(0);
});
