import { formatPaise } from '@haldi/contract/kit/paise';
import type { Locator, Page } from '@playwright/test';
import {
  completeOrder,
  markNoShow,
  paymentsRegion,
  placeOrdersOfOneCustomer,
  postToOrderAsOwner,
  recordedPaymentEntries,
  sendUpiReference,
} from './desk-payments-helpers.ts';
import { enableUpiPayments, upiPayee } from './enable-upi-payments.ts';
import { describeOnBothScreens, expect, expectAccessible, openPage, test } from './fixtures.ts';
import { buttonIn, openOrderDialog, trackingEntries } from './order-dialog.ts';
import { openOrderManagement, openOrderMenuAndFindItem, orderCard } from './orders-screen.ts';
import type { Placed } from './place-orders-by-api.ts';
import { clickAndExpectToast } from './toasts.ts';

const dialogNamed = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });
const rupees = ({ total }: Placed, more = 0): string => formatPaise(total * 100 + more);
const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name });

const placeOne = async (page: Page): Promise<Placed> => {
  await openPage(page, '/');
  const [order] = await placeOrdersOfOneCustomer(page, 1);
  if (!order) throw new Error('no order was placed');
  return order;
};

describeOnBothScreens(() => {
  test('a payment in parts, more than is due only after a question', async ({ page }) => {
    const order = await placeOne(page);
    const details = await openOrderDialog(page, order);
    const payments = paymentsRegion(details);
    await expect(payments).toContainText(`Amount due${rupees(order)}`);
    await expect(payments).toContainText('No payments yet.');
    await buttonIn(payments, 'Record payment').click();
    const dialog = dialogNamed(page, `Record payment for #${order.orderId}`);
    await expect(dialog.getByLabel('Amount (₹)')).toHaveValue(String(order.total));
    await buttonIn(dialog, 'Record payment').click();
    await expect(dialog.getByText('Choose a payment method')).toBeVisible();
    await dialog.getByLabel('Amount (₹)').fill('100.50');
    await dialog.getByLabel('Tip (₹, optional)').fill('20');
    await dialog.getByRole('radio', { name: 'UPI' }).check();
    await dialog.getByLabel('UPI reference (optional)').fill('1234');
    await buttonIn(dialog, 'Record payment').click();
    await expect(dialog.getByText('Enter the 12-digit UPI reference')).toBeVisible();
    await expectAccessible(page);
    const reference = String(order.orderId).padStart(12, '7');
    await dialog.getByLabel('UPI reference (optional)').fill(reference);
    await clickAndExpectToast(page, 'Payment recorded', buttonIn(dialog, 'Record payment'));
    await expect(dialog).toBeHidden();
    await expect(recordedPaymentEntries(details)).toHaveCount(2);
    await expect(recordedPaymentEntries(details).first()).toContainText(
      `UPI reference ${reference}`,
    );
    await expect(payments).toContainText(`Amount due${rupees(order, -10_050)}`);
    await expect(trackingEntries(details).first()).toContainText(
      'Payment received: ₹100.50 by UPI. Tip received: ₹20 by UPI. Thank you!',
    );

    await buttonIn(payments, 'Record payment').click();
    await dialog.getByLabel('Amount (₹)').fill(String(order.total));
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    await buttonIn(dialog, 'Record payment').click();
    await expect(dialog).toContainText(
      `${rupees(order, -10_050)} is due. Record ${rupees(order)}? The customer is then owed ₹100.50.`,
    );
    await expectAccessible(page);
    await clickAndExpectToast(
      page,
      'Payment recorded',
      buttonIn(dialog, `Record ${rupees(order)}`),
    );
    await expect(payments).toContainText('To be returned₹100.50');
  });

  test('a refund says what it changes; a correction strikes an entry through', async ({
    page,
    expectedMessages,
  }) => {
    // More than was paid.
    expectedMessages.push(/409/);
    const order = await placeOne(page);
    await completeOrder(page, order);
    const amount = order.total * 100 + 20_000;
    await postToOrderAsOwner(page, order, 'payments', {
      ...{ amount, tip: 0, method: 'card', acceptsOverpayment: true },
    });
    const details = await openOrderDialog(page, order);
    const payments = paymentsRegion(details);
    await buttonIn(payments, 'Refund').click();
    const dialog = dialogNamed(page, `Refund for #${order.orderId}`);
    await expect(dialog.getByLabel('Amount (₹)')).toHaveValue('200');
    await expect(dialog).toContainText('₹200 was overpaid.');
    await dialog.getByLabel('Amount (₹)').fill('99999');
    await dialog.getByLabel('Reason').fill('Came late');
    await buttonIn(dialog, 'Refund').click();
    await expect(dialog).toContainText(`Only ${formatPaise(amount)} was paid`);
    await dialog.getByLabel('Amount (₹)').fill('300');
    await expect(dialog).toContainText('The rest lowers the price by ₹100.');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Refund recorded', buttonIn(dialog, 'Refund'));
    await expect(payments).toContainText('Discount-₹100');
    await expect(payments).toContainText('Amount due₹0');

    const refund = recordedPaymentEntries(details).last();
    await refund.getByRole('button', { name: 'Correct: Refund, Card, ₹300' }).click();
    const correction = dialogNamed(page, 'Correct this refund?');
    await correction.getByLabel('Reason').fill('Wrong order');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Entry corrected', buttonIn(correction, 'Correct'));
    await expect(refund).toContainText('Wrong order');
    await expect(refund.getByRole('button')).toHaveCount(0);
    await expect(payments).toContainText('To be returned₹200');
  });

  test('a fee is waived, or added to the next visit', async ({ page }) => {
    await openPage(page, '/');
    const [first, second, next] = await placeOrdersOfOneCustomer(page, 3);
    if (!first || !second || !next) throw new Error('three orders were placed');
    await markNoShow(page, first);
    await markNoShow(page, second);
    const details = await openOrderDialog(page, first);
    const payments = paymentsRegion(details);
    await buttonIn(payments, `Add to next visit (#${next.orderId})`).click();
    const move = dialogNamed(page, 'Add the fee to the next visit?');
    await expect(move).toContainText(`is then due with order #${next.orderId}`);
    await clickAndExpectToast(
      page,
      'Fee added to the next visit',
      buttonIn(move, `Add to #${next.orderId}`),
    );
    await expect(payments).toContainText('Amount due₹0');
    await payments.getByRole('link', { name: `Added to order #${next.orderId}` }).click();
    const billed = paymentsRegion(page.getByRole('dialog', { name: `Order #${next.orderId}` }));
    await expect(billed).toContainText(`No-show fee for #${first.orderId}₹100`);

    const other = await openOrderDialog(page, second);
    await buttonIn(paymentsRegion(other), 'Waive: No-show fee').click();
    const waive = dialogNamed(page, 'Waive this fee?');
    await waive.getByLabel('Reason').fill('Regular customer');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'Fee waived', buttonIn(waive, 'Waive fee'));
    await expect(paymentsRegion(other)).toContainText('Waived: Regular customer');
    await expect(paymentsRegion(other)).toContainText('Amount due₹0');
  });

  test('without a next visit the fee stays', async ({ page }) => {
    const order = await placeOne(page);
    await markNoShow(page, order);
    const payments = paymentsRegion(await openOrderDialog(page, order));
    await expect(buttonIn(payments, 'Add to next visit')).toBeDisabled();
    await expect(payments).toContainText('This customer has no upcoming visit.');
    await expectAccessible(page);
  });

  test('a UPI payment is verified; filters count and add up', async ({ page }) => {
    const [order, other] = [await placeOne(page), await placeOne(page)];
    await enableUpiPayments(page, upiPayee);
    await completeOrder(page, order);
    await completeOrder(page, other);
    await openOrderManagement(page);
    await expect(chip(page, 'Unpaid')).toHaveText(/^Unpaid \d+ · ₹[\d,.]+$/);
    const reference = String(order.orderId).padStart(12, '8');
    await sendUpiReference(page, order, reference);
    await expect(chip(page, 'To verify')).toHaveText(/^To verify \d+ · ₹[\d,.]+$/);
    await chip(page, 'To verify').click();
    const card = orderCard(page, order);
    await expect(card).toContainText(`Unpaid ${rupees(order)}`);
    await expect(card).toContainText('To verify');
    await expect(orderCard(page, other)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: `View order #${order.orderId}` }).click();
    const details = page.getByRole('dialog', { name: `Order #${order.orderId}` });
    await expect(paymentsRegion(details)).toContainText(`UPI reference ${reference}`);
    await buttonIn(paymentsRegion(details), 'Received').first().click();
    const received = dialogNamed(page, 'Payment received');
    await expect(received.getByLabel('Amount (₹)')).toHaveValue(String(order.total));
    await clickAndExpectToast(page, 'Payment recorded', buttonIn(received, 'Received'));
    await expect(paymentsRegion(details)).toContainText('Amount due₹0');
    await buttonIn(details, 'Close').click();

    await sendUpiReference(page, other, String(other.orderId).padStart(12, '9'));
    const rejected = await openOrderDialog(page, other);
    await buttonIn(paymentsRegion(rejected), 'Not received').click();
    const notReceived = dialogNamed(page, 'Payment not received?');
    await expectAccessible(page);
    await clickAndExpectToast(page, 'The customer was told', buttonIn(notReceived, 'Not received'));
    await expect(paymentsRegion(rejected)).not.toContainText('UPI payment to verify');
    await buttonIn(rejected, 'Close').click();
    await (await openOrderMenuAndFindItem(page, other, 'Record payment')).click();
    const dialog = dialogNamed(page, `Record payment for #${other.orderId}`);
    await dialog.getByRole('radio', { name: 'Bank transfer' }).check();
    await clickAndExpectToast(page, 'Payment recorded', buttonIn(dialog, 'Record payment'));
    await expect(orderCard(page, other)).not.toContainText('Unpaid');
  });
});
