import { randomUUID } from 'node:crypto';
import { toPaise } from '@haldi/contract/kit/paise';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import type { Locator, Page } from '@playwright/test';
import decode from 'qr/decode.js';
import sharp from 'sharp';
import {
  addBeauticianWithAccount,
  bookAssignedVisit,
  buttonNamed,
  fetchOrder,
  refusedActions,
  signInWithPasswordLinkByApi,
  visitCards,
} from './beautician-app-helpers.ts';
import type { PlacedVisit } from './book-customer-visit.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { freezeBrowserClock, now, serviceWorkerDelayMs, shortenPageTimers } from './clock.ts';
import { createStepCounter } from './count-user-steps.ts';
import { enableUpiPayments, upiPayee } from './enable-upi-payments.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { ownerSession } from './staff-sessions.ts';

test.use({ viewport: { width: 360, height: 740 } });

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

const openBegunVisit = async (
  page: Page,
  { isDone = false } = {},
): Promise<PlacedVisit & { due: string; paise: number }> => {
  const usha = await addBeauticianWithAccount(page);
  await enableUpiPayments(page, upiPayee);
  const booked = await bookAssignedVisit(page, usha);
  const { token } = await signInWithPasswordLinkByApi(page, usha);
  for (const press of isDone ? ['start', 'done'] : ['start']) {
    const answer = await page.request.put(`/api/work/visits/${booked._id}/progress`, {
      headers: { ...sameOrigin, authorization: `Bearer ${token}` },
      data: { attempt: randomUUID(), pressedAt: now.toISOString(), press },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const { total } = await fetchOrder(page, booked);
  await openPage(page, '/work');
  return { ...booked, due: `₹${total.toLocaleString('en-IN')}`, paise: toPaise(total) };
};

const entriesOf = async (page: Page, { _id }: PlacedVisit): Promise<OrderLedger['entries']> =>
  (await readAsOwner<OrderLedger>(page, `/api/orders/${_id}/payments`)).entries;

const recordAtDesk = async (page: Page, { _id }: PlacedVisit, amount: number): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.post(`/api/orders/${_id}/payments`, {
    headers,
    data: { amount, tip: 0, method: 'card', attempt: randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const payment = (page: Page): Locator => page.getByRole('dialog');
const bill = (page: Page): Locator => page.getByRole('region', { name: 'Payment' });
const takePayment = (page: Page): Locator => page.getByRole('button', { name: /^Take payment/ });
const waitingNotice = (page: Page): Locator => page.getByText('Waiting for a connection:').first();

const readQrCode = async (code: Locator): Promise<string> => {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode({ width: info.width, height: info.height, data });
};

test('cash takes three taps', async ({ page }) => {
  const visit = await openBegunVisit(page, { isDone: true });
  await expectAccessible(page);
  const taps = createStepCounter();
  await taps.press(takePayment(page));
  await taps.press(buttonNamed(payment(page), 'Cash'));
  await taps.press(buttonNamed(payment(page), `Received ${visit.due}`));
  expect(taps.count()).toBe(3);
  await expect(payment(page)).toBeHidden();
  await expect(visitCards(page)).toContainText('Paid');
  await expect
    .poll(() => entriesOf(page, visit))
    .toMatchObject([{ kind: 'payment', method: 'cash', amount: visit.paise }]);
  await expect(takePayment(page)).toHaveCount(0);
});

test('a part in cash with change and a tip, then the rest by card', async ({ page }) => {
  const visit = await openBegunVisit(page);
  await visitCards(page).click();
  await takePayment(page).click();
  const dialog = payment(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Amount').fill('1,00,000');
  await buttonNamed(dialog, 'Cash').click();
  await expect(
    dialog.getByText(`Only ${visit.due} is due. Enter the rest as a tip.`),
  ).toBeVisible();
  await dialog.getByLabel('Amount').fill('40.50');
  await buttonNamed(dialog, 'Add tip').click();
  await dialog.getByLabel('Tip').fill('20');
  await expectAccessible(page);
  await buttonNamed(dialog, 'Cash').click();
  await expect(dialog).toContainText('₹40.50 and a tip of ₹20');
  await dialog.getByLabel(/^Customer gives/).fill('50');
  await expect(dialog.getByText('₹10.50 is missing')).toBeVisible();
  await expect(buttonNamed(dialog, 'Received ₹50')).toBeVisible();
  await dialog.getByLabel(/^Customer gives/).fill('100');
  await expect(dialog.getByText('Give back ₹39.50')).toBeVisible();
  await expectAccessible(page);
  await buttonNamed(dialog, 'Received ₹60.50').click();

  await expect(dialog.getByText('₹40.50 is already paid.')).toBeVisible();
  await buttonNamed(dialog, 'Card').click();
  await expectAccessible(page);
  await buttonNamed(dialog, 'Paid by card').click();
  await expect(dialog).toBeHidden();
  await expect(bill(page)).toContainText('Paid in cash-₹40.50');
  await expect(bill(page)).toContainText('Amount due₹0');
  await expect(bill(page)).toContainText('Tips₹20');
  await expect
    .poll(() => entriesOf(page, visit))
    .toMatchObject([
      { kind: 'payment', method: 'cash', amount: 4_050 },
      { kind: 'tip', method: 'cash', amount: 2_000 },
      { kind: 'payment', method: 'card', amount: visit.paise - 4_050 },
    ]);
  await expectAccessible(page);
});

test('the UPI QR code has the exact amount and a new reference each time', async ({ page }) => {
  const visit = await openBegunVisit(page, { isDone: true });
  await visitCards(page).click();
  const links: URL[] = [];
  await takePayment(page).click();
  const dialog = payment(page);
  await buttonNamed(dialog, 'Add tip').click();
  await dialog.getByLabel('Tip').fill('50.50');
  for (const _ of [1, 2]) {
    await buttonNamed(dialog, 'UPI').click();
    const code = dialog.getByRole('img', { name: 'UPI QR code' });
    await expect(code).toBeInViewport({ ratio: 1 });
    links.push(new URL(await readQrCode(code)));
    await expect(dialog).toContainText(upiPayee.id);
    if (links.length === 1) await buttonNamed(dialog, 'Back').click();
  }
  const [first, second] = links.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(first).toMatchObject({
    pa: upiPayee.id,
    pn: upiPayee.name,
    am: ((visit.paise + 5_050) / 100).toFixed(2),
    cu: 'INR',
    tn: `Order ${visit.orderId}`,
  });
  expect(second?.tr).toMatch(new RegExp(`^HS${visit.orderId}[0-9A-Z]{10}$`));
  expect(second?.tr).not.toBe(first?.tr);
  await expectAccessible(page);

  await dialog.getByLabel(/^UPI reference/).fill('4123');
  await buttonNamed(dialog, 'Customer has paid').click();
  await expect(dialog.getByText('Enter the 12-digit UPI reference')).toBeVisible();
  await dialog.getByLabel(/^UPI reference/).fill('412345678901');
  await buttonNamed(dialog, 'Customer has paid').click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => entriesOf(page, visit))
    .toMatchObject([
      { kind: 'payment', method: 'upi', amount: visit.paise, reference: '412345678901' },
      { kind: 'tip', method: 'upi', amount: 5_050 },
    ]);
});

test('leaving a visit unpaid asks why, once', async ({ page }) => {
  const visit = await openBegunVisit(page);
  await visitCards(page).click();
  await buttonNamed(page, 'Done').click();
  await buttonNamed(page.getByRole('dialog'), 'Yes, it is done').click();
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await expect(dialog).toBeVisible();
  await buttonNamed(dialog, 'Close').click();
  const asked = page.getByRole('dialog', { name: 'Why is it not paid?' });
  await expect(asked).toContainText(`${visit.due} is still due.`);
  await expectAccessible(page);
  await buttonNamed(asked, 'Pays later').click();
  await expect(asked).toBeHidden();
  await expect(bill(page)).toContainText('Not paid: Pays later');
  await expect
    .poll(
      async () =>
        (await readAsOwner<OrderLedger>(page, `/api/orders/${visit._id}/payments`)).unpaidReason,
    )
    .toBe('pays_later');

  await takePayment(page).click();
  await buttonNamed(dialog, 'Close').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Back to my day' }).click();
  await expect(visitCards(page)).toContainText(`${visit.due} due`);
  await expect(takePayment(page)).toBeVisible();
});

test('a payment that the customer claims is shown while the salon is checking it', async ({
  page,
}) => {
  const visit = await openBegunVisit(page, { isDone: true });
  const { link } = await fetchOrder(page, visit);
  const sent = await page.request.post(`/api/visit/${link}/upi-reference`, {
    headers: sameOrigin,
    data: { reference: '512345678901', attempt: randomUUID() },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await openPage(page, '/work');
  await takePayment(page).click();
  await expect(payment(page)).toContainText(
    `Customer sent UPI reference 512345678901 for ${visit.due} at 11:40 AM. The salon is checking it.`,
  );
  await expectAccessible(page);
  await buttonNamed(payment(page), 'Close').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a payment that the desk recorded meanwhile is refused, with what to do', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|409/);
  const visit = await openBegunVisit(page, { isDone: true });
  await visitCards(page).click();
  await page.context().setOffline(true);
  await takePayment(page).click();
  await buttonNamed(payment(page), 'Cash').click();
  await buttonNamed(payment(page), `Received ${visit.due}`).click();
  await expect(waitingNotice(page)).toContainText(`Payment of ${visit.due} in cash`);
  await expect(bill(page)).toContainText('Amount due₹0');
  await recordAtDesk(page, visit, visit.paise);
  await page.context().setOffline(false);
  await expect(refusedActions(page)).toContainText(
    `Payment of ${visit.due} in cash, visit of 02:00 PM: not accepted`,
  );
  await expect(refusedActions(page)).toContainText(
    'Already paid at the salon. If you took money too, tell the salon.',
  );
  await expectAccessible(page);
  expect(await entriesOf(page, visit)).toHaveLength(1);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a payment that was taken offline survives the end of the browser and counts once', async ({
    page,
    browser,
    product,
    expectedMessages,
  }) => {
    expectedMessages.push(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
    await shortenPageTimers(page, serviceWorkerDelayMs);
    const visit = await openBegunVisit(page, { isDone: true });
    await expect
      .poll(() =>
        page.evaluate(async () => (await caches.match('/work', { ignoreVary: true }))?.status),
      )
      .toBe(200);
    const context = page.context();
    await context.setOffline(true);
    await page.reload();
    await takePayment(page).click();
    await buttonNamed(payment(page), 'UPI').click();
    await expect(payment(page).getByRole('img', { name: 'UPI QR code' })).toBeVisible();
    await buttonNamed(payment(page), 'Customer has paid').click();
    await expect(waitingNotice(page)).toContainText(`Payment of ${visit.due} by UPI`);
    await expect(visitCards(page)).toContainText('Paid');
    const storageState = await context.storageState();
    expect(await entriesOf(page, visit)).toEqual([]);
    // The queue is only in the storage now.
    await page.goto('about:blank');

    const reopened = await browser.newContext({ baseURL: product.origin, storageState });
    await freezeBrowserClock(reopened);
    const phone = await reopened.newPage();
    await phone.goto('/work');
    await expect(visitCards(phone)).toContainText('Paid');
    await expect
      .poll(() => entriesOf(phone, visit))
      .toMatchObject([{ method: 'upi', amount: visit.paise }]);
    await expect(waitingNotice(phone)).toHaveCount(0);
    await reopened.close();
  });
});
