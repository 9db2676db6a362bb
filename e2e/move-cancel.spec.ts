import type { ApiError } from '@haldi/contract/kit/errors';
import type { Page } from '@playwright/test';
import { signUpAndBookVisit, signUpAndBookVisitSoon } from './book-customer-visit.ts';
import {
  arrowDownTo,
  chooseDay,
  chooseSlot,
  createAdminApi,
  formatShownDay,
  statusMessages,
  tapOrClick,
} from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { pressBack } from './press-back.ts';
import { cancelDialog, moveDialog, trackingHistory } from './tracking-page.ts';

const openMove = async (page: Page) => {
  await tapOrClick(page.getByRole('button', { name: /^Move visit/ }));
  await expect(moveDialog(page).getByRole('grid')).toBeVisible();
  return moveDialog(page);
};

const openCancel = async (page: Page) => {
  await tapOrClick(page.getByRole('button', { name: /^Cancel visit/ }));
  await expect(cancelDialog(page).getByText('Reason for cancelling')).toBeVisible();
  return cancelDialog(page);
};

test('a visit is moved for free from the tracking page', async ({ page }) => {
  const [from, to] = [dayAhead(20), dayAhead(21)];
  const { path } = await signUpAndBookVisit(page, from, '10:00 AM');
  await openPage(page, path);
  await expect(page.getByText('Moving is free until 3 hours before the visit.')).toBeVisible();
  const dialog = await openMove(page);
  await expect(dialog).toContainText(
    `Moving is free. You can move this visit until ${formatShownDay(from)}, 07:00 AM.`,
  );
  await tapOrClick(dialog.getByRole('button', { name: 'Move visit' }));
  await expect(dialog.getByText('Please select date and time slot')).toBeVisible();
  await chooseDay(dialog, to);
  await chooseSlot(dialog, '11:00 AM');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(
    dialog.getByRole('button', { name: `Move to ${formatShownDay(to).slice(0, 6)}, 11:00 AM` }),
  );
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(`Your visit is now on ${formatShownDay(to)}, 11:00 AM.`),
  ).toBeVisible();
  await expect(trackingHistory(page).first()).toContainText(
    `Moved by the customer from ${formatShownDay(from)}, 10:00 AM to ${formatShownDay(to)}, 11:00 AM.`,
  );
});

test('Back closes the dialog; a taken slot keeps the visit at its time', {
  tag: '@ci',
}, async ({ page, expectedMessages }) => {
  expectedMessages.push(/status of 409/);
  const [from, to] = [dayAhead(22), dayAhead(23)];
  const { order } = await signUpAndBookVisit(page, from, '10:00 AM');
  await openPage(page, '/my-order');
  await openMove(page);
  await pressBack(page, 1);
  await expect(moveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/my-order$/);

  const dialog = await openMove(page);
  await chooseDay(dialog, to);
  await chooseSlot(dialog, '11:00 AM');
  const full: ApiError = { code: 'SLOT_FULL', message: 'This time has just been taken.' };
  await page.route('**/appointment', (route) => route.fulfill({ status: 409, json: full }), {
    times: 1,
  });
  await tapOrClick(dialog.getByRole('button', { name: /^Move to/ }));
  await expect(dialog.getByRole('alert')).toContainText('Your visit was not moved');
  await expect(dialog.getByRole('alert')).toContainText(
    `It is still on ${formatShownDay(from)}, 10:00 AM.`,
  );
  await tapOrClick(dialog.getByRole('button', { name: 'Choose another time' }));
  await chooseSlot(dialog, '01:00 PM');
  await tapOrClick(dialog.getByRole('button', { name: /^Move to/ }));
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: `#${order.orderId}` });
  await expect(card).toContainText(`${formatShownDay(to)}, 01:00 PM`);
});

test('a retry after a lost answer does not move a visit twice', {
  tag: '@ci',
}, async ({ page, expectedMessages }) => {
  expectedMessages.push(/ERR_FAILED/);
  const [from, to] = [dayAhead(24), dayAhead(25)];
  const { path } = await signUpAndBookVisit(page, from, '10:00 AM');
  await openPage(page, path);
  const dialog = await openMove(page);
  await chooseDay(dialog, to);
  await chooseSlot(dialog, '11:00 AM');
  const attempts: unknown[] = [];
  await page.route('**/appointment', async (route) => {
    attempts.push(route.request().postDataJSON().attempt);
    const response = await route.fetch();
    if (attempts.length === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await tapOrClick(dialog.getByRole('button', { name: /^Move to/ }));
  await expect(dialog.getByRole('alert')).toContainText(
    'We could not confirm that your visit was moved',
  );
  await tapOrClick(dialog.getByRole('button', { name: 'Try again' }));
  await expect(dialog).toBeHidden();
  expect(new Set(attempts).size).toBe(1);
  expect(attempts).toHaveLength(2);
  await expect(trackingHistory(page)).toHaveText([/Moved by the customer/, /Order placed/]);
});

test('after a version conflict the current order is shown and can be moved', {
  tag: '@ci',
}, async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/status of 409/, /ERR_FAILED/);
  const [from, to] = [dayAhead(26), dayAhead(27)];
  const { order } = await signUpAndBookVisit(page, from, '10:00 AM');
  await openPage(page, '/my-order');
  const dialog = await openMove(page);
  await chooseDay(dialog, to);
  await chooseSlot(dialog, '11:00 AM');
  await (await createAdminApi(baseURL)).track(order._id, 'confirmed', statusMessages.confirmed);
  await tapOrClick(dialog.getByRole('button', { name: /^Move to/ }));
  await expect(dialog.getByRole('alert')).toContainText(
    'This visit was changed while you were editing',
  );
  await tapOrClick(dialog.getByRole('button', { name: /^Move to/ }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${formatShownDay(to)}, 11:00 AM`).first()).toBeVisible();
});

test('a pending visit is cancelled for free from the list', async ({ page }) => {
  const { order } = await signUpAndBookVisit(page, dayAhead(28), '10:00 AM');
  await openPage(page, '/my-order');
  const dialog = await openCancel(page);
  await expect(dialog).toContainText('Cancelling is free now.');
  await expectAccessible(page);
  await tapOrClick(dialog.getByRole('button', { name: 'Cancel for free' }));
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await tapOrClick(dialog.getByRole('radio', { name: 'My plans changed' }));
  await tapOrClick(dialog.getByRole('button', { name: 'Cancel for free' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No active bookings.')).toBeVisible();
  await openPage(page, '/order-history');
  const card = page.getByRole('listitem').filter({ hasText: `#${order.orderId}` });
  await expect(card).toContainText('Cancelled by you: My plans changed');
  await expect(card).not.toContainText('fee');
});

test('after the time limit moving is refused, and the cancellation fee is shown before it is charged', {
  tag: '@ci',
}, async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/status of 409/);
  const { order, path } = await signUpAndBookVisitSoon(page, dayAhead(0), ['01:00 PM', '02:00 PM']);
  await openPage(page, path);
  await expect(page.getByText('It is too late to move this visit online.')).toBeVisible();
  await expect(page.getByText('You can still cancel for free.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move visit' })).toHaveCount(0);
  const dialog = await openCancel(page);
  await tapOrClick(dialog.getByRole('radio', { name: 'I am unwell' }));
  await dialog.getByLabel('Anything else we should know? (optional)').fill('Fever since morning');

  // Cancelling a confirmed visit costs a fee, but the dialog still says that it is free.
  await (await createAdminApi(baseURL)).track(order._id, 'confirmed', statusMessages.confirmed);
  await tapOrClick(dialog.getByRole('button', { name: 'Cancel for free' }));
  const alert = dialog.getByRole('alert');
  const again = dialog.getByRole('button', { name: /Cancel for free|fee$/ });
  // The page may report the changed order before the fee.
  await expect(alert).toBeVisible();
  if (await alert.getByText('This visit was changed').isVisible()) await tapOrClick(again);
  await expect(alert).toContainText('The fee is now ₹100. Your visit is not cancelled yet.');
  await tapOrClick(dialog.getByRole('button', { name: 'Cancel visit, ₹100 fee' }));
  await expect(dialog).toBeHidden();

  const headline = page.getByText('This appointment is cancelled.');
  await expect(headline).toBeVisible();
  await expect(headline).toHaveCSS('color', 'rgb(142, 38, 29)');
  await expect(
    page.getByText('Cancelled by you: I am unwell ("Fever since morning")'),
  ).toBeVisible();
  const bill = page.getByRole('region', { name: 'Payment' });
  await expect(bill).toContainText('Late cancellation fee₹100');
  await expect(bill).toContainText('Amount due₹100');
  await expect(trackingHistory(page).first().locator('[data-tone]')).toHaveAttribute(
    'data-tone',
    'green',
  );
  await expectAccessible(page);
  await openPage(page, '/order-history');
  await expect(page.getByRole('listitem').filter({ hasText: `#${order.orderId}` })).toContainText(
    'Late cancellation fee₹100',
  );
});

test('a retry after a lost answer does not cancel twice', { tag: '@ci' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/);
  const { path } = await signUpAndBookVisit(page, dayAhead(29), '10:00 AM');
  await openPage(page, path);
  const dialog = await openCancel(page);
  await tapOrClick(dialog.getByRole('radio', { name: 'Other' }));
  await page.route(
    '**/cancel',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await tapOrClick(dialog.getByRole('button', { name: 'Cancel for free' }));
  await expect(dialog.getByRole('alert')).toContainText(
    'We could not confirm that your visit was cancelled',
  );
  await tapOrClick(dialog.getByRole('button', { name: 'Try again' }));
  await expect(dialog).toBeHidden();
  await expect(trackingHistory(page)).toHaveText([/Cancelled by the customer/, /Order placed/]);
});

test('a visit is moved by keyboard, and the focus returns', { tag: '@ci' }, async ({ page }) => {
  const { path } = await signUpAndBookVisit(page, dayAhead(30), '10:00 AM');
  await openPage(page, path);
  const opener = page.getByRole('button', { name: 'Move visit' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = moveDialog(page);
  await expect(dialog.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: /Select Time/ }).focus();
  await page.keyboard.press('Enter');
  await arrowDownTo(page.getByRole('option', { name: '11:00 AM' }));
  await page.keyboard.press('Enter');
  const move = dialog.getByRole('button', { name: /11:00 AM$/ });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(trackingHistory(page).first()).toContainText('Moved by the customer');
});
