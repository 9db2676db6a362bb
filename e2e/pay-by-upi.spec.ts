import { randomInt, randomUUID } from 'node:crypto';
import { formatPaise } from '@haldi/contract/kit/paise';
import { orderLinkUrl } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import { bookVisitOfNewCustomer, signUpAndBookVisit } from './book-customer-visit.ts';
import { tapOrClick } from './booking-helpers.ts';
import { dayAhead } from './clock.ts';
import { enableUpiPayments, upiPayee } from './enable-upi-payments.ts';
import {
  describeOnBothScreens,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';

const newReference = (): string => String(randomInt(1e11, 1e12));
const paymentCard = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });
const upiDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Pay by UPI' });
const referenceDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Enter the UPI reference' });

const scan = async (code: Locator): Promise<string> => {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode({ ...info, data });
};

/** The scanned link without the transaction reference, and that reference. */
const scanCode = async (page: Page) => {
  const link = await scan(upiDialog(page).getByRole('img', { name: 'UPI QR code' }));
  const [, before, reference, after] = /^(.*&tr=)([^&]*)(&.*)$/.exec(link) ?? [];
  return { link, reference: reference ?? '', rest: `${before}${after}` };
};

const expectedLink = ({ orderId, total }: Order, id: string): string =>
  `upi://pay?pa=${id.replace('@', '%40')}&pn=Haldi%20%26%20S%C3%B6hne&am=${total}.00&cu=INR&tr=&tn=Order%20${orderId}`;

const postAsOwner = async (page: Page, path: string, data: object): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.post(path, {
    headers,
    data: { ...data, attempt: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const sendReference = async (page: Page, reference: string): Promise<void> => {
  await referenceDialog(page).getByLabel('12-digit UPI reference').fill(reference);
  await tapOrClick(referenceDialog(page).getByRole('button', { name: 'Send reference' }));
};

describeOnBothScreens(() => {
  test('a customer pays with the QR code, and the salon verifies the reference', async ({
    page,
    baseURL,
    expectedMessages,
  }) => {
    expectedMessages.push(/409/);
    const { order, path } = await signUpAndBookVisit(page, dayAhead(40), '10:00 AM');
    await enableUpiPayments(page, upiPayee);
    await openPage(page, path);
    const card = paymentCard(page);
    await expect(card).toContainText(`Amount due${formatPaise(order.total * 100)}`);
    await expect(card).toContainText('Pay after the visit: cash, UPI or card');
    await tapOrClick(card.getByRole('button', { name: 'Pay by UPI' }));
    const dialog = upiDialog(page);
    await expect(dialog).toContainText(formatPaise(order.total * 100));
    await expect(dialog).toContainText(upiPayee.name);
    await expect(dialog).toContainText(upiPayee.id);
    await expectAccessible(page);
    const first = await scanCode(page);
    expect(first.rest).toBe(expectedLink(order, upiPayee.id));
    expect(first.reference).toMatch(new RegExp(`^HS${order.orderId}[0-9A-Z]{10}$`));
    const appLink = dialog.getByRole('link', { name: 'Open payment app' });
    // There are no payment apps on desktops.
    if (isPhone(page)) await expect(appLink).toHaveAttribute('href', first.link);
    else await expect(appLink).toHaveCount(0);
    await tapOrClick(dialog.getByRole('button', { name: 'Close' }));
    await expect(dialog).toBeHidden();
    await tapOrClick(card.getByRole('button', { name: 'Pay by UPI' }));
    const second = await scanCode(page);
    expect(second.rest).toBe(first.rest);
    expect(second.reference).not.toBe(first.reference);

    await tapOrClick(dialog.getByRole('button', { name: 'I have paid' }));
    await sendReference(page, '1234');
    await expect(referenceDialog(page)).toContainText('Enter the 12-digit UPI reference');
    await expectAccessible(page);
    const [usedReference, reference] = [newReference(), newReference()];
    const other = await bookVisitOfNewCustomer(baseURL, dayAhead(41));
    const otherPayment = { amount: 10_000, tip: 0, method: 'upi', reference: usedReference };
    await postAsOwner(page, `/api/orders/${other._id}/payments`, otherPayment);
    await sendReference(page, usedReference);
    await expect(referenceDialog(page)).toContainText('This UPI reference was already used');
    await sendReference(page, reference.replace(/(.{4})/g, '$1 '));
    await expect(referenceDialog(page)).toBeHidden();
    const checking = `We are checking your payment (reference ${reference}).`;
    await expect(card.getByRole('status')).toHaveText(checking);
    await expect(card).toContainText(`Amount due${formatPaise(order.total * 100)}`);
    await expect(card.getByRole('button', { name: 'Pay by UPI' })).toHaveCount(0);

    await postAsOwner(page, `/api/orders/${order._id}/upi-reference`, {
      ...{ isReceived: true, reference, amount: order.total * 100 },
    });
    await expect(card).toContainText(`Paid${formatPaise(order.total * 100)}`);
    await expect(card.getByRole('listitem')).toContainText('Payment, UPI');
    await expect(card).not.toContainText('We are checking your payment');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

test('a personal UPI ID has no link, and a screenshot of the code is suggested up to ₹2,000', async ({
  page,
}) => {
  const { order, path } = await signUpAndBookVisit(page, dayAhead(42), '10:00 AM');
  const payee = { ...upiPayee, id: 'meera@okbank', kind: 'personal' as const };
  await enableUpiPayments(page, payee);
  await openPage(page, path);
  await tapOrClick(paymentCard(page).getByRole('button', { name: 'Pay by UPI' }));
  const dialog = upiDialog(page);
  expect((await scanCode(page)).rest).toBe(expectedLink(order, payee.id));
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(dialog).toContainText('Scan this QR code from another phone.');
  expect(order.total).toBeLessThanOrEqual(2_000);
  await expect(dialog).toContainText('Take a screenshot of the QR code');
  await expectAccessible(page);
});

test('a visit is paid by its order link, and the reference can be corrected', async ({
  page,
  otherPage,
  baseURL,
}) => {
  const { order, path } = await signUpAndBookVisit(page, dayAhead(43), '10:00 AM');
  await enableUpiPayments(page, upiPayee);
  await openPage(page, path);
  const guest = await otherPage();
  await openPage(guest, orderLinkUrl(baseURL ?? '', order.link ?? ''));
  await tapOrClick(paymentCard(guest).getByRole('button', { name: 'Pay by UPI' }));
  await tapOrClick(upiDialog(guest).getByRole('button', { name: 'I have paid' }));
  const [wrong, right] = [newReference(), newReference()];
  await sendReference(guest, wrong);
  for (const each of [page, guest]) await expect(paymentCard(each)).toContainText(wrong);
  await tapOrClick(paymentCard(guest).getByRole('button', { name: 'Correct the reference' }));
  await sendReference(guest, right);
  for (const each of [page, guest]) {
    await expect(paymentCard(each)).toContainText(right);
    await expect(paymentCard(each)).not.toContainText(wrong);
  }
  await expectAccessible(guest);
});
