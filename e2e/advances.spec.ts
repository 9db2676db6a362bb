import { randomInt } from 'node:crypto';
import { formatRupees } from '@haldi/contract/kit/money';
import type { AdvanceRules } from '@haldi/contract/payment-settings/advance-rules';
import type { Locator, Page } from '@playwright/test';
import { signUpAndBookVisit } from './book-customer-visit.ts';
import {
  chooseDay,
  chooseSlot,
  findService,
  goToOrderReviewDialog,
  mockWhatsapp,
  openAppointmentDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { paymentsRegion } from './desk-payments-helpers.ts';
import { enableUpiPayments, upiPayee } from './enable-upi-payments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import {
  buttonIn,
  openOrderDialog,
  openOrderDialogAsSignedIn,
  trackingEntries,
} from './order-dialog.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { demoAdmin, logInByApi, signInAsNewCustomer, storeSession } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const rules: AdvanceRules = {
  ...{ percent: null, amount: 300, minimumPrice: 0, services: [] },
  ...{ minutes: 120, isKept: true },
};

const paymentCard = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });
const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const newReference = (): string => String(randomInt(1e11, 1e12));

const sendReference = async (page: Page, reference: string): Promise<void> => {
  const dialog = dialogNamed(page, 'Enter the UPI reference');
  await dialog.getByLabel('12-digit UPI reference').fill(reference);
  await tapOrClick(buttonIn(dialog, 'Send reference'));
  await expect(dialog).toBeHidden();
};

const bookWithAdvance = async (page: Page, day: string) => {
  await openPage(page, '/');
  await enableUpiPayments(page, upiPayee, rules);
  return signUpAndBookVisit(page, day, '10:00 AM');
};

test('the customer agrees to the advance and pays it, and staff verify it', async ({
  page,
  otherPage,
}) => {
  await mockWhatsapp(page);
  await openPage(page, '/');
  await enableUpiPayments(page, upiPayee, rules);
  await signInAsNewCustomer(page);
  const service = await findService(page.request);
  await storeCart(page, [service]);
  const booking = await openAppointmentDialog(page);
  await chooseDay(booking, dayAhead(30));
  await chooseSlot(booking, '11:00 AM');
  const review = await goToOrderReviewDialog(page);
  await expect(review).toContainText('Advance of ₹300 by UPI, within 2 hours');
  await expect(review).toContainText('Pay the rest after the visit: cash, UPI or card');
  await expect(review).toContainText('If you cancel after paying it, it is not returned.');
  await expectAccessible(page);
  await pressPlaceOrder(page);

  await expect(page).toHaveURL(/\/track-order\//);
  const card = paymentCard(page);
  await expect(page.getByRole('main')).toContainText('We hold this time for you');
  await expect(card).toContainText(/Please pay an advance of ₹300 by .* PM/);
  await expect(card).toContainText(`Amount due${formatRupees(service.price + 100)}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tapOrClick(buttonIn(card, 'Pay ₹300 by UPI'));
  const upi = dialogNamed(page, 'Pay by UPI');
  await expect(upi).toContainText('₹300');
  await tapOrClick(buttonIn(upi, 'I have paid'));
  const reference = newReference();
  await sendReference(page, reference);
  await expect(card.getByRole('status')).toContainText(reference);
  await expect(card).not.toContainText('Please pay an advance');

  const orderId = Number(page.url().split('/').at(-1));
  const desk = await otherPage();
  await signInAsAdmin(desk);
  const details = await openOrderDialog(desk, { orderId });
  const payments = paymentsRegion(details);
  await expect(payments).toContainText('Waiting for an advance of ₹300');
  await expect(payments).toContainText('not cancelled until you have checked the UPI payment');
  await expectAccessible(desk);
  await buttonIn(payments, 'Received').first().click();
  const received = dialogNamed(desk, 'Payment received');
  await clickAndExpectToast(desk, 'Payment recorded', buttonIn(received, 'Received'));
  await expect(payments).not.toContainText('Waiting for an advance');

  await expect(card).toContainText('Paid-₹300');
  await expect(card).toContainText(`Amount due${formatRupees(service.price + 100 - 300)}`);
});

test('staff confirm without the advance after a question, or waive it with a reason', async ({
  page,
}) => {
  const { order } = await bookWithAdvance(page, dayAhead(32));
  const { order: second } = await signUpAndBookVisit(page, dayAhead(33), '10:00 AM');
  await signInAsAdmin(page);
  const details = await openOrderDialog(page, order);
  await expect(paymentsRegion(details)).toContainText('Waiting for an advance of ₹300');
  await details.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Confirmed' }).click();
  await buttonIn(details, 'Update Order').click();
  const question = dialogNamed(page, 'Please confirm');
  await expect(question).toContainText('The advance of ₹300 is not paid. Go ahead without it?');
  await expectAccessible(page);
  await buttonIn(question, 'Update anyway').click();
  await expect(trackingEntries(details).first()).toContainText(
    'The advance of ₹300 is no longer needed.',
  );

  const others = await openOrderDialog(page, second);
  await buttonIn(paymentsRegion(others), 'Waive advance').click();
  const waiver = dialogNamed(page, 'Waive the advance?');
  await waiver.getByLabel('Reason').fill('Regular customer');
  await expectAccessible(page);
  await clickAndExpectToast(page, 'Advance waived', buttonIn(waiver, 'Waive advance'));
  await expect(paymentsRegion(others)).not.toContainText('Waiting for an advance');
});

test('an advance that is not paid releases the booking, and a late payment is not lost', async ({
  page,
  product,
  otherPage,
  expectedMessages,
}) => {
  // The pages lose their connection while the product is stopped.
  expectedMessages.push(/ERR_|503|Failed to load/);
  const { order, path } = await bookWithAdvance(page, dayAhead(35));
  await openPage(page, path);
  await expect(paymentCard(page)).toContainText('Please pay an advance of ₹300');
  await product.halt();
  await product.resume(121);
  await openPage(page, path);
  await expect(page.getByRole('main')).toContainText('Advance not paid in time');
  const card = paymentCard(page);
  await expect(card).toContainText('You do not owe anything.');
  await expectAccessible(page);
  await tapOrClick(buttonIn(card, 'I have paid'));
  const reference = newReference();
  await sendReference(page, reference);
  await expect(card.getByRole('status')).toContainText(reference);

  const desk = await otherPage();
  // Sessions of staff made before the two hours have ended.
  await storeSession(desk, await logInByApi(desk.request, demoAdmin));
  const details = await openOrderDialogAsSignedIn(desk, order.orderId);
  await expect(trackingEntries(details).nth(1)).toContainText('was not paid in time');
  await buttonIn(paymentsRegion(details), 'Received').first().click();
  const received = dialogNamed(desk, 'Payment received');
  await buttonIn(received, 'Received').click();
  await expect(received).toContainText('The customer is then owed ₹300.');
  await clickAndExpectToast(desk, 'Payment recorded', buttonIn(received, 'Record ₹300'));
  await expect(paymentsRegion(details)).toContainText('To be returned₹300');
  await expect(card).toContainText('We will return this amount to you.');
  await product.halt();
  await product.resume();
});

test('the owner asks for advances, which need a UPI ID', async ({ page, expectedMessages }) => {
  expectedMessages.push(/422/);
  await storeSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, '/');
  await enableUpiPayments(page, upiPayee);
  await openPage(page, '/admin/settings/payments');
  const main = page.getByRole('main');
  const field = (name: string): Locator => main.getByRole('textbox', { name });
  const save = main.getByRole('button', { name: 'Save changes' });
  await main.getByRole('radio', { name: 'Percent' }).check();
  await field('Advance (% of the price)').fill('25');
  await main.getByRole('searchbox', { name: 'Add a service' }).fill('gold facial');
  await main
    .getByRole('button', { name: /Gold Facial/ })
    .first()
    .click();
  await field('UPI ID').fill('');
  await save.click();
  await expect(main).toContainText('Advances are paid by UPI. Choose UPI and enter your UPI ID');
  await field('UPI ID').fill(upiPayee.id);
  await main.getByRole('radio', { name: 'Keep it' }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save.click();
  const proof = dialogNamed(page, 'Save payment settings?');
  await proof.getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await clickAndExpectToast(page, 'Payment settings saved', buttonIn(proof, 'Save changes'));
  const { settings } = await readAsOwner<{ settings: { advance: AdvanceRules } }>(
    page,
    '/api/admin/settings/payments',
  );
  expect(settings.advance).toMatchObject({
    ...{ percent: 25, amount: null, minimumPrice: null, minutes: 120, isKept: true },
  });
  expect(settings.advance.services).toHaveLength(1);
});
