import { formatDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addBeauticianWithAccount,
  buttonNamed,
  signInWithPasswordLinkByApi,
  visitCards,
} from './beautician-app-helpers.ts';
import { assignBeauticianByApi } from './beauticians-by-api.ts';
import { signUpAndBookVisit } from './book-customer-visit-by-api.ts';
import { tapOrClick } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { completeOrder, postToOrderAsOwner } from './desk-payments-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import { buttonIn, openOrderDialogAsSignedIn } from './order-dialog.ts';
import type { Placed } from './place-orders-by-api.ts';
import { writeReview } from './reviews-and-posts-by-api.ts';
import { screens } from './screen-sizes.ts';
import { ownerSession, signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const complaintCard = (page: Page): Locator =>
  page.getByRole('region', { name: /Something wrong\?|Your complaint/ });
const dialogNamed = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

const bookCompletedVisit = async (page: Page, day: string, slot = '10:00 AM') => {
  const visit = await signUpAndBookVisit(page, day, slot);
  await completeOrder(page, visit.order as Placed);
  return visit;
};

const writeToSalon = async (page: Page, button: string, text: string): Promise<void> => {
  await tapOrClick(buttonIn(complaintCard(page), button));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(text);
  await tapOrClick(buttonIn(dialog, 'Send'));
  await expect(dialog).toBeHidden();
};

const openDesk = async (otherPage: () => Promise<Page>): Promise<Page> => {
  const desk = await otherPage();
  await desk.setViewportSize(screens.desktop.viewport);
  await signInAsAdmin(desk);
  return desk;
};

const openCase = async (desk: Page, name: string): Promise<Locator> => {
  await openPage(desk, '/admin');
  await desk.getByRole('region', { name: 'Needs attention' }).getByText('Open complaints').click();
  await desk.getByRole('button', { name: /^Open \d/ }).click();
  await desk.getByRole('link', { name }).click();
  const main = desk.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Complaint about order #');
  return main;
};

test('a complaint of a customer ends in a free repeat visit by another beautician', async ({
  page,
  otherPage,
}) => {
  const usha = await addBeauticianWithAccount(page);
  const { order, path, person } = await bookCompletedVisit(page, dayAhead(0), '02:00 PM');
  await openPage(page, path);
  await tapOrClick(buttonIn(complaintCard(page), 'Report a problem'));
  const report = dialogNamed(page, 'Report a problem');
  await tapOrClick(buttonIn(report, 'Send'));
  await expect(report).toContainText('This is required');
  await report.getByLabel('What went wrong?').fill('The visit was far too short.');
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#b3362b' },
  })
    .jpeg()
    .toBuffer();
  await report
    .locator('input[type=file]')
    .setInputFiles({ name: 'skin.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(report.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(page);
  await tapOrClick(buttonIn(report, 'Send'));
  await expect(report).toBeHidden();
  const card = complaintCard(page);
  await expect(card).toContainText(`We will reply by ${formatDay(dayAhead(2))}.`);
  await expect(card.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const desk = await openDesk(otherPage);
  const main = await openCase(desk, person.username);
  await expect(main).toContainText('The visit was far too short.');
  await expect(main.getByRole('img', { name: 'Picture 1, added by the customer' })).toBeVisible();
  await expectAccessible(desk);
  const handler = main.getByRole('combobox', { name: 'Handled by' });
  await handler.selectOption('Salon Admin');
  await expect(main).toContainText('To Salon Admin');
  await buttonIn(main, 'Add note').click();
  await dialogNamed(desk, 'Add note').getByLabel('Note').fill('Ask Rekha what happened');
  await clickAndExpectToast(desk, 'Note saved', buttonIn(desk.getByRole('dialog'), 'Save note'));
  await expect(main).toContainText('Ask Rekha what happened');

  await buttonIn(main, 'Close complaint').click();
  const closing = dialogNamed(desk, 'Close complaint');
  await closing.getByRole('radio', { name: 'Free repeat visit' }).check();
  await closing.getByLabel('Reply to the customer').fill('We are sorry. Usha will come.');
  await buttonIn(closing, 'Book visit and close').click();
  await expect(closing).toContainText('Choose date and time');
  await closing.getByLabel('Beautician').selectOption(usha.place.name);
  await closing.getByLabel('Date').fill(formatDay(dayAhead(0)));
  await selectOption(closing, 'Time', '05:00 PM');
  await expectAccessible(desk);
  await clickAndExpectToast(desk, 'Complaint closed', buttonIn(closing, 'Book visit and close'));
  await expect(main).toContainText('Closed: Free repeat visit');

  await expect(card).toContainText('We are sorry. Usha will come.');
  await expect(card).toContainText(
    `We booked a free repeat visit for ${formatDay(dayAhead(0))}, 05:00 PM`,
  );
  await expect(card).not.toContainText('Rekha');
  const { userId } = order;
  const [repeat] = await readAsOwner<Order[]>(desk, `/api/orders/my-order/${userId}`);
  if (!repeat) throw new Error('no repeat visit was booked');
  expect(repeat).toMatchObject({ repeatOf: order.orderId, askedFor: usha.place.name });
  await openPage(page, `/track-order/${userId}/${repeat.orderId}`);
  await expect(page.getByRole('main')).toContainText(
    `Free repeat visit of order #${order.orderId}`,
  );
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Amount due₹0');

  await assignBeauticianByApi(desk, repeat, usha.place);
  const phone = await otherPage();
  await phone.setViewportSize(screens.phone.viewport);
  await openPage(phone, '/');
  await signInWithPasswordLinkByApi(phone, usha);
  await openPage(phone, '/work');
  await visitCards(phone).filter({ hasText: '05:00 PM' }).click();
  for (const action of ['On the way', 'Arrived', 'Start', 'Done']) {
    await buttonNamed(phone, action).click();
  }
  await buttonNamed(dialogNamed(phone, 'Is the visit done?'), 'Yes, it is done').click();
  await expect
    .poll(async () => (await readAsOwner<Order>(desk, `/api/orders/${repeat._id}`)).status)
    .toBe('completed');
});

test('the desk notes a call, refunds and reopens; the customer writes again', {
  tag: '@ci',
}, async ({ page, otherPage, expectedMessages }) => {
  expectedMessages.push(/409/);
  const { order, path } = await bookCompletedVisit(page, dayAhead(20));
  const payment = { amount: order.total * 100, tip: 0, method: 'upi' };
  await postToOrderAsOwner(page, order, 'payments', payment);
  await openPage(page, path);
  await expect(complaintCard(page)).toContainText('Something wrong?');

  const desk = await openDesk(otherPage);
  const details = await openOrderDialogAsSignedIn(desk, order.orderId);
  const section = details.getByRole('region', { name: 'Complaint' });
  await buttonIn(section, 'Record complaint').click();
  const opening = dialogNamed(desk, `Complaint about order #${order.orderId}`);
  await opening.getByLabel('What happened?').fill('Called: the polish came off.');
  await expectAccessible(desk);
  await clickAndExpectToast(desk, 'Complaint opened', buttonIn(opening, 'Open complaint'));
  await expect(section).toContainText('Called: the polish came off.');
  await expect(complaintCard(page)).toContainText('Called: the polish came off.');
  await section.getByRole('link', { name: 'See complaint' }).click();

  const main = desk.getByRole('main');
  await buttonIn(main, 'Close complaint').click();
  const closing = dialogNamed(desk, 'Close complaint');
  await closing.getByRole('radio', { name: 'Refund' }).check();
  await closing.getByLabel('Reply to the customer').fill('We are sorry.');
  await buttonIn(closing, 'Refund and close').click();
  await expect(closing).toContainText('Enter an amount above 0');
  await closing.getByLabel('Amount (₹)').fill(String(order.total + 1));
  await buttonIn(closing, 'Refund and close').click();
  await expect(closing).toContainText(/Only ₹.* (was|is) paid/);
  await closing.getByLabel('Amount (₹)').fill('50');
  await clickAndExpectToast(desk, 'Complaint closed', buttonIn(closing, 'Refund and close'));
  await expect(complaintCard(page)).toContainText('We refunded ₹50 by UPI.');

  await buttonIn(main, 'Reopen').click();
  const reopening = dialogNamed(desk, 'Reopen complaint?');
  await reopening.getByLabel('Why? (internal)').fill('Closed too early');
  await clickAndExpectToast(desk, 'Complaint reopened', buttonIn(reopening, 'Reopen'));
  await expect(complaintCard(page)).toContainText('We are looking at it again.');
  await writeToSalon(page, 'Add details', 'It came off after a day.');
  await expect(main).toContainText('It came off after a day.');
});

test('a bad review becomes a complaint, and the holder of the order link can write too', {
  tag: '@ci',
}, async ({ page, otherPage, expectedMessages }) => {
  expectedMessages.push(/409/);
  const { order, person } = await bookCompletedVisit(page, dayAhead(25));
  await writeReview(page.request, { rating: 2, comment: 'Never again, sadly.' });
  const desk = await openDesk(otherPage);
  await openPage(desk, '/admin/moderation');
  const open = desk.getByRole('button', { name: `Open complaint: review by ${person.username}` });
  await open.click();
  const opening = dialogNamed(desk, `Complaint from the review by ${person.username}`);
  await expect(opening.getByLabel('What happened?')).toHaveValue('Never again, sadly.');
  await expectAccessible(desk);
  await buttonIn(opening, 'Open complaint').click();
  await expect(desk).toHaveURL(/\/admin\/complaints\/.+/);
  await expect(desk.getByRole('main')).toContainText('From a review');

  const { request, headers } = await ownerSession(page);
  const { link } = (await (
    await request.get(`/api/orders/${order._id}`, { headers })
  ).json()) as Order;
  const holder = await otherPage();
  await openPage(holder, `/visit#${link}`);
  await expect(complaintCard(holder)).toContainText('We noted your complaint.');
  await expect(complaintCard(holder)).not.toContainText('sadly');
  await writeToSalon(holder, 'Add details', 'Please call me.');
  await expect(complaintCard(holder)).toContainText('You wrote to us.');
  await expect(desk.getByRole('main')).toContainText('Please call me.');

  await openPage(desk, '/admin/moderation');
  await open.click();
  await buttonIn(opening, 'Open complaint').click();
  await expect(opening).toContainText('There is already a complaint about this order.');
  await opening.getByRole('link', { name: 'See complaint' }).click();
  await expect(desk).toHaveURL(/\/admin\/complaints\/.+/);
});
