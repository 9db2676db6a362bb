import type { Page } from '@playwright/test';
import {
  addressSection,
  checkOrderSection,
  dayAndTimeSection,
  fillBookingAsVisitor,
  logInWhileBooking,
  nextStepButton,
  servicesSection,
  typeAddress,
} from './book-page-helpers.ts';
import {
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  findService,
  formatShownDay,
  mockWhatsapp,
  openCart,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { newPerson, readLocalStorage, signInAsNewCustomer, signUpByApi } from './test-accounts.ts';

test.beforeEach(async ({ page }) => mockWhatsapp(page));

const given = {
  street: '7 Law College Road',
  apartmentNumber: 'B-12, Sukh Niwas',
  pincode: '411004',
};

/** Both screen sizes of a run book different times. */
const slotFor = (page: Page): string => (isPhone(page) ? '10:00 AM' : '03:00 PM');

const expectBack = async (page: Page, slot: string): Promise<void> => {
  await expect(page).toHaveURL(/\/book#last-step-title$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(checkOrderSection(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(checkOrderSection(page)).toContainText(given.street);
  await expect(checkOrderSection(page)).toContainText(`${slot} to about`);
  await expect(nextStepButton(page)).toHaveText(/^Place order · ₹\d+$/);
};

const streetOnFile = async (page: Page): Promise<string> => {
  const { token } = await readLocalStorage(page);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/auth/user', { headers });
  return (await answer.json()).userData.street;
};

type Placed = { address: object; total: number };

test('a visitor completes the booking, signs up last and enters the address once', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 30);
  const slot = slotFor(page);
  const person = newPerson();
  await openPage(page, '/book?from=whatsapp');
  await fillBookingAsVisitor(page, { day, slot, given });
  await expect(checkOrderSection(page)).toContainText('Cancelling is free until 3 hours');
  await checkOrderSection(page).getByLabel('Note for the beautician').fill('Second gate');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(addressSection(page).getByLabel('Street and area')).toHaveValue(given.street);
  await expect(nextStepButton(page)).toHaveText('Log in or sign up to book');
  await tapOrClick(nextStepButton(page));
  await tapOrClick(page.getByRole('main').getByRole('link', { name: 'Sign Up' }));
  await expect(page.getByLabel('Street and area')).toHaveValue(given.street);
  await expect(page.getByLabel('Flat, building')).toHaveValue(given.apartmentNumber);
  await expect(page.getByLabel('Pincode')).toHaveValue(given.pincode);
  await page.reload();
  await expect(page.getByLabel('Street and area')).toHaveValue(given.street);
  await page.getByLabel(/^Name/).fill(person.username);
  await page.getByLabel(/^Email/).fill(person.email);
  await page.getByLabel(/^Mobile number/).fill(person.mobileNumber);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^I agree/).check();
  await tapOrClick(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));

  await expect(page).toHaveURL(/\/book\?from=whatsapp#last-step-title$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(checkOrderSection(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(checkOrderSection(page).getByLabel('Note for the beautician')).toHaveValue(
    'Second gate',
  );
  await expect(addressSection(page).getByRole('radio')).toHaveCount(0);
  await tapOrClick(nextStepButton(page));
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByText(`${formatShownDay(day)}, ${slot}`)).toBeVisible();
  const orders = await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber);
  expect(orders).toHaveLength(1);
  expect((orders[0] as unknown as Placed).address).toMatchObject({
    street: given.street,
    apartmentNumber: given.apartmentNumber,
    city: 'Pune',
    pincode: given.pincode,
  });
});

test(
  'a visitor who logs in last can use both addresses, and the profile does not change',
  { tag: '@ci' },
  async ({ page, otherPage, baseURL }, info) => {
    const day = dayForTest(info, 31);
    const slot = slotFor(page);
    const person = newPerson();
    await signUpByApi((await otherPage()).request, person);
    await openPage(page, '/book');
    await fillBookingAsVisitor(page, { day, slot, given });
    await tapOrClick(nextStepButton(page));
    await logInWhileBooking(page, person);
    await expectBack(page, slot);

    const where = addressSection(page);
    const typed = where.getByRole('radio', { name: /The address you entered/ });
    const onFile = where.getByRole('radio', { name: /Your profile address/ });
    await expect(typed).toBeChecked();
    await onFile.check();
    await expect(checkOrderSection(page)).toContainText(person.street);
    await page.reload();
    await expect(onFile).toBeChecked();
    await typed.check();
    await expect(checkOrderSection(page)).toContainText(given.street);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await tapOrClick(nextStepButton(page));
    await expect(page).toHaveURL(/\/track-order\//);
    const orders = await (await createAdminApi(baseURL)).ordersOf(person.mobileNumber);
    expect(orders).toHaveLength(1);
    expect((orders[0] as unknown as Placed).address).toMatchObject({ street: given.street });
    expect(await streetOnFile(page)).toBe(person.street);
  },
);

test(
  'the picker closes when the customer continues, not after the first Add',
  { tag: '@ci' },
  async ({ page }, info) => {
    await signInAsNewCustomer(page);
    await openPage(page, '/book');
    const services = servicesSection(page);
    const chosen = services.getByRole('list', { name: 'Selected services' });
    const search = services.getByPlaceholder('Search for Beauty');
    const add = services.getByRole('button', { name: /^Add / });
    await tapOrClick(add.nth(0));
    await tapOrClick(add.nth(0));
    await expect(search).toBeVisible();
    await expect(chosen).toHaveCount(0);
    await tapOrClick(services.getByRole('button', { name: 'Continue to day and time' }));
    await expect(search).toHaveCount(0);
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await expect(dayAndTimeSection(page).getByRole('heading', { level: 2 })).toBeInViewport();

    // Opening the picker again and choosing a day keeps the position of the calendar.
    await tapOrClick(services.getByRole('button', { name: 'Add more services' }));
    await expect(search).toBeVisible();
    const when = dayAndTimeSection(page);
    await when.getByRole('grid').scrollIntoViewIfNeeded();
    const day = when.locator(`[data-day="${dayForTest(info, 1)}"]`);
    while (!(await day.isVisible()))
      await tapOrClick(when.getByRole('button', { name: 'Go to the Next Month' }));
    const topOf = async () => Math.round((await day.boundingBox())?.y ?? -1);
    const before = await topOf();
    await tapOrClick(day.getByRole('button'));
    await expect(search).toHaveCount(0);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);

    await page.reload();
    await expect(chosen.getByRole('listitem')).toHaveCount(2);
    await tapOrClick(chosen.getByRole('button', { name: /^Remove / }).first());
    await tapOrClick(chosen.getByRole('button', { name: /^Remove / }));
    await expect(search).toBeVisible();
    await expect(nextStepButton(page)).toHaveText('Choose a service');
  },
);

test('Order Now on /book leads to log in and back, without an open dialog', {
  tag: '@ci',
}, async ({ page, otherPage }) => {
  const person = newPerson();
  await signUpByApi((await otherPage()).request, person);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/book');
  await tapOrClick((await openCart(page)).getByRole('button', { name: 'Order Now' }));
  await expect(page).toHaveURL(isPhone(page) ? /\/contact\/login\?next=/ : /\/profile\?next=/);
  if (isPhone(page)) {
    await page.getByLabel(/Email or mobile/).fill(person.email);
    await page.getByLabel(/^Password/).fill(person.password);
    await tapOrClick(page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }));
  } else await logInWhileBooking(page, person);
  await expect(page).toHaveURL(/\/book$/);
  await expect(addressSection(page)).toContainText(person.street);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a forgotten password still leads back to the booking', { tag: '@ci' }, async ({ page }) => {
  await openPage(page, '/contact/login?next=%2Fbook%3Ffrom%3Dwhatsapp');
  await tapOrClick(page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(page).toHaveURL(/\/contact\/password\?next=/);
  await tapOrClick(page.getByRole('link', { name: 'Back to log in' }));
  await expect(page).toHaveURL('/contact/login?next=%2Fbook%3Ffrom%3Dwhatsapp');
});

test(
  'an order with a lost response shows a notice and keeps everything',
  { tag: '@ci' },
  async ({ page, expectedMessages }, info) => {
    expectedMessages.push(/500/);
    const person = await signInAsNewCustomer(page);
    await storeCart(page, [await findService(page.request)]);
    await openPage(page, '/book');
    await chooseDay(dayAndTimeSection(page), dayForTest(info, 2));
    await chooseSlot(dayAndTimeSection(page), '11:00 AM');
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }));
    await tapOrClick(nextStepButton(page));
    await expect(page.getByText('Something went wrong while placing the order.')).toBeVisible();
    await expect(page.getByText('We are not sure if your order was placed')).toBeVisible();
    await expect(checkOrderSection(page)).toContainText(person.street);
    await expect(checkOrderSection(page)).toContainText('11:00 AM to about');
    await page.unroute('**/api/orders');
    await tapOrClick(nextStepButton(page));
    await expect(page).toHaveURL(/\/track-order\//);
  },
);

test('another address is for this visit, and is saved to the profile on request', {
  tag: '@ci',
}, async ({ page }) => {
  const { street } = await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/book');
  const where = addressSection(page);
  const use = where.getByRole('button', { name: 'Use this address' });
  await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
  await expect(where.getByLabel('Street and area')).toHaveValue(street);
  await typeAddress(page, given);
  await tapOrClick(use);
  await expect(where.getByRole('radio', { name: /The address you entered/ })).toBeChecked();
  expect(await streetOnFile(page)).toBe(street);
  await expect(page).toHaveURL(/\/book$/);

  await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
  await where.getByLabel('Use as my profile address').check();
  await tapOrClick(use);
  await expect(where.getByRole('radio')).toHaveCount(0);
  await expect(where).toContainText(given.street);
  expect(await streetOnFile(page)).toBe(given.street);
});

test('logging out removes the entered address', { tag: '@ci' }, async ({ page }) => {
  await signInAsNewCustomer(page);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/book');
  await tapOrClick(addressSection(page).getByRole('button', { name: 'Edit address' }));
  await typeAddress(page, given);
  await openPage(page, '/contact/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
  await openPage(page, '/book');
  await expect(addressSection(page).getByLabel('Street and area')).toHaveValue('');
});
