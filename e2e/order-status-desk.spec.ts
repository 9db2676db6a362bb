import { bookVisitOfNewCustomer } from './book-customer-visit.ts';
import { dayForTest, formatShownDay } from './booking-helpers.ts';
import { expect, expectAccessible, selectOption, test } from './fixtures.ts';
import { buttonIn, fetchOrder, openOrderDialog, whatsappTextOf } from './order-dialog.ts';
import { clickAndExpectToast } from './toasts.ts';

test('a no-show fee is charged or waived, and removed after a confirmation when the order is reopened', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 8);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  const details = await openOrderDialog(page, order);
  const cancel = async (isWaived: boolean): Promise<void> => {
    await buttonIn(details, 'Cancel Order').click();
    const dialog = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
    await buttonIn(dialog, 'Cancel Order').click();
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    await selectOption(dialog, 'Reason', 'Customer not at home');
    const charge = dialog.getByRole('checkbox', { name: 'Charge ₹100 (No-show fee)' });
    await expect(charge).toBeChecked();
    if (isWaived) await charge.uncheck();
    await dialog.getByLabel('Note (optional)').fill('Rang three times');
    await expectAccessible(page);
    await buttonIn(dialog, 'Cancel Order').click();
    const early = page.getByRole('dialog', { name: 'Please confirm' });
    const question = isWaived ? 'Cancel it as a no-show now?' : 'Charge the no-show fee now?';
    await expect(early).toContainText(
      `The visit starts on ${formatShownDay(day)} at 10:00 AM. ${question}`,
    );
    await clickAndExpectToast(page, 'Order updated successfully', buttonIn(early, 'Cancel anyway'));
    await expect(dialog).toBeHidden();
  };
  await cancel(false);
  const summary = details.getByRole('region', { name: 'Order summary' });
  const payments = details.getByRole('region', { name: 'Payments' });
  await expect(payments).toContainText('No-show fee₹100');
  await expect(payments).toContainText('Amount due₹100');
  await expect(summary).toContainText('Customer not at home');
  await expect(summary).toContainText('Rang three times');
  await expect(summary).toContainText('by the salon');
  const chat = await whatsappTextOf(
    details.getByRole('link', { name: 'Send WhatsApp', exact: true }),
  );
  expect(chat).toContain('has been cancelled.');
  expect(chat).toContain('No-show fee: ₹100\nAmount due: ₹100');

  await selectOption(details, 'Status', 'Confirmed');
  await buttonIn(details, 'Update Order').click();
  const warnings = page.getByRole('dialog', { name: 'Please confirm' });
  await expect(warnings).toContainText('These fees will be removed: No-show fee: ₹100.');
  await clickAndExpectToast(
    page,
    'Order updated successfully',
    buttonIn(warnings, 'Update anyway'),
  );
  await expect(payments).not.toContainText('No-show fee');

  await cancel(true);
  await expect(payments).toContainText('Amount due₹0');
  const waived = await fetchOrder(page, order);
  expect(waived).toMatchObject({ fees: [], cancellation: { reason: 'no_show', by: 'salon' } });
});

test('a status suggests its message; contradictions and early completion need a confirmation', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 9);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  const details = await openOrderDialog(page, order);
  const message = details.getByRole('combobox', { name: 'Message' });
  await selectOption(details, 'Status', 'Confirmed');
  await expect(message).toContainText('Your appointment is confirmed. See you soon!');
  await selectOption(details, 'Status', 'Completed');
  await expect(message).toContainText('Your service is complete. Thank you for choosing us!');
  const doubts = page.getByRole('dialog', { name: 'Please confirm' });
  const before = await fetchOrder(page, order);
  await buttonIn(details, 'Update Order').click();
  await expect(doubts).toContainText(
    `The visit starts on ${formatShownDay(day)} at 10:00 AM. Mark it as completed now?`,
  );
  await expectAccessible(page);
  await buttonIn(doubts, 'Go back').click();
  await expect(doubts).toBeHidden();

  const cancelled = 'Your appointment has been cancelled. Please contact us to book again.';
  await selectOption(details, 'Message', cancelled);
  await selectOption(details, 'Status', 'Confirmed');
  await expect(message).toContainText(cancelled);
  await buttonIn(details, 'Update Order').click();
  await expect(doubts).toContainText(`the message to the customer says: “${cancelled}”`);
  await page.keyboard.press('Escape');
  await expect(doubts).toBeHidden();
  expect((await fetchOrder(page, order)).version).toBe(before.version);

  await selectOption(details, 'Message', 'Your appointment is confirmed. See you soon!');
  await clickAndExpectToast(page, 'Order updated successfully', buttonIn(details, 'Update Order'));
});

test('a new order link replaces the old one, and a removed link stops working', async ({
  page,
  request,
  baseURL,
}, info) => {
  const order = await bookVisitOfNewCustomer(baseURL, dayForTest(info, 11), '10:00 AM');
  const details = await openOrderDialog(page, order);
  const section = details.getByRole('region', { name: 'Order link' });
  const linkStatus = async (link: string | null): Promise<number> =>
    (await request.get(`/api/visit/${link}`)).status();
  const first = (await fetchOrder(page, order)).link;
  await expect(section.getByLabel('Order link', { exact: true })).toHaveValue(
    `${baseURL}/visit#${first}`,
  );
  expect(
    await whatsappTextOf(section.getByRole('link', { name: 'Send link on WhatsApp' })),
  ).toContain(`/visit#${first}`);
  expect(await linkStatus(first)).toBe(200);
  await buttonIn(section, 'Create new link').click();
  const question = page.getByRole('dialog', { name: 'Create a new link?' });
  await expectAccessible(page);
  await clickAndExpectToast(page, 'New link created', buttonIn(question, 'Create new link'));
  const second = (await fetchOrder(page, order)).link;
  expect(second).not.toBe(first);
  expect(await linkStatus(first)).toBe(404);
  expect(await linkStatus(second)).toBe(200);
  await expect(section.getByLabel('Order link', { exact: true })).toHaveValue(
    `${baseURL}/visit#${second}`,
  );
  await buttonIn(section, 'Remove link').click();
  await clickAndExpectToast(
    page,
    'Link removed',
    buttonIn(page.getByRole('dialog', { name: 'Remove the link?' }), 'Remove link'),
  );
  expect(await linkStatus(second)).toBe(404);
  await expect(section).toContainText('This order has no link.');
});
