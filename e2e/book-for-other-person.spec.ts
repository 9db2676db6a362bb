import type { Page } from '@playwright/test';
import {
  addressSection,
  checkOrderSection,
  dayAndTimeSection,
  nextStepButton,
  typeAddress,
} from './book-page-helpers.ts';
import {
  chooseDay,
  chooseSlot,
  createAdminApi,
  dayForTest,
  findService,
  mockWhatsapp,
  openAppointmentDialog,
  orderReviewDialog,
  pressPlaceOrder,
  storeCart,
  tapOrClick,
} from './booking-helpers.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { type Person, type SignedIn, signInAsNewCustomer } from './test-accounts.ts';

const mother = {
  label: 'Mother',
  recipient: { name: 'Sunita Rao', phone: '9822012345' },
  ...{ street: '7 Law College Road', apartmentNumber: 'B 12', town: 'Pune', pincode: '411004' },
};

const headersOf = ({ token }: SignedIn) => ({ authorization: `Bearer ${token}` });

const save = async (page: Page, who: SignedIn): Promise<void> => {
  const headers = headersOf(who);
  const answer = await page.request.post('/api/auth/user/addresses', { data: mother, headers });
  expect(answer.status()).toBe(201);
};

const profileOf = async (page: Page, who: SignedIn): Promise<object> =>
  (await (await page.request.get('/api/auth/user', { headers: headersOf(who) })).json()).userData;

const addressStep = (page: Page) => page.getByRole('dialog', { name: 'Confirm your address' });

test.beforeEach(async ({ page }) => mockWhatsapp(page));

type Placed = { address: object; recipient: object | null };

const placedBy = async (baseURL: string | undefined, { mobileNumber }: Person) =>
  (await (await createAdminApi(baseURL)).ordersOf(mobileNumber)) as unknown as Placed[];

test('a saved address and its recipient are used without changing the profile, and staff see both numbers', async ({
  page,
  otherPage,
  baseURL,
}, info) => {
  const person = await signInAsNewCustomer(page);
  await save(page, person);
  const before = await profileOf(page, person);
  await storeCart(page, [await findService(page.request)]);
  const dialog = await openAppointmentDialog(page);
  await chooseDay(dialog, dayForTest(info, 5));
  await chooseSlot(dialog, '10:00 AM');
  await tapOrClick(page.getByRole('button', { name: 'Confirm Appointment' }));
  const where = addressStep(page);
  await expect(where.getByRole('radio', { name: /Your profile address/ })).toBeChecked();
  await where.getByRole('radio', { name: /^Mother/ }).check();
  await expect(where.getByLabel('This visit is for someone else')).toBeChecked();
  await expect(where.getByLabel('Their name')).toHaveValue('Sunita Rao');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await where.getByRole('radio', { name: /Your profile address/ }).check();
  await expect(where.getByLabel('This visit is for someone else')).not.toBeChecked();
  await where.getByRole('radio', { name: /^Mother/ }).check();

  await page.reload();
  await expect(where.getByRole('radio', { name: /^Mother/ })).toBeChecked();
  await where.getByLabel('Their mobile number').fill('98');
  await tapOrClick(where.getByRole('button', { name: 'Use this address' }));
  await expect(where.getByText('Enter ten digits beginning with 6, 7, 8 or 9')).toBeVisible();
  await expect(where.getByLabel('Their mobile number')).toBeFocused();
  await where.getByLabel('Their mobile number').fill('9822012345');
  await tapOrClick(where.getByRole('button', { name: 'Use this address' }));
  await expect(orderReviewDialog(page)).toContainText('For Sunita Rao, +91 98220 12345');
  await expect(orderReviewDialog(page)).toContainText('7 Law College Road');
  const chat = page.waitForEvent('popup');
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByRole('main').getByText('For Sunita Rao')).toBeVisible();
  const text = new URL((await chat).url()).searchParams.get('text') ?? '';
  expect(text).toContain('For: Sunita Rao, 9822012345');
  expect(await placedBy(baseURL, person)).toMatchObject([
    { recipient: mother.recipient, address: { street: mother.street, pincode: mother.pincode } },
  ]);
  expect(await profileOf(page, person)).toEqual(before);
  const orderId = page.url().slice(-6);
  await openPage(page, '/my-order');
  await expect(page.getByRole('main').getByText('For Sunita Rao')).toBeVisible();

  await test.step('staff see the customer and the recipient with both numbers', async () => {
    const desk = await otherPage();
    await signInAsAdmin(desk);
    await desk.route('**/api/admin/events', (route) => route.abort());
    await openPage(desk, `/admin/orders?search=${orderId}`);
    const order = desk.getByRole('listitem').filter({ hasText: `#${orderId}` });
    await expect(order).toContainText('For Sunita Rao');
    await tapOrClick(order.getByRole('link', { name: /^View/ }));
    const details = desk.getByRole('dialog');
    await expect(details).toContainText(person.username);
    await expect(details.getByRole('link', { name: '+91 98220 12345' })).toHaveAttribute(
      'href',
      'tel:+919822012345',
    );
    await expect(details.locator(`a[href="tel:+91${person.mobileNumber}"]`).first()).toBeVisible();
  });
});

test('an address for someone else is entered on /book and saved under a label only', async ({
  page,
  baseURL,
}, info) => {
  const person = await signInAsNewCustomer(page);
  const before = await profileOf(page, person);
  await storeCart(page, [await findService(page.request)]);
  await openPage(page, '/book');
  await chooseDay(dayAndTimeSection(page), dayForTest(info, 6));
  await chooseSlot(dayAndTimeSection(page), '11:00 AM');
  const where = addressSection(page);
  await tapOrClick(where.getByRole('button', { name: 'Another address' }));
  await expect(where.getByLabel('Street and area')).toHaveValue('');
  await typeAddress(page, mother);
  await where.getByLabel('This visit is for someone else').check();
  await expect(nextStepButton(page)).toHaveText('Who is the visit for?');
  await tapOrClick(nextStepButton(page));
  await expect(where.getByLabel('Their name')).toBeFocused();
  await where.getByLabel('Their name').fill('Sunita Rao');
  await where.getByLabel('Their mobile number').fill('9822012345');
  await where.getByLabel('Save this address').check();
  await where.getByLabel('Save address as').fill('Mother');
  await expectAccessible(page);

  await page.reload();
  await expect(where).toContainText(mother.street);
  await tapOrClick(where.getByRole('button', { name: 'Edit address' }));
  await expect(where.getByLabel('Save address as')).toHaveValue('Mother');
  await tapOrClick(where.getByRole('button', { name: 'Use this address' }));
  await expect(where.getByRole('radio', { name: /^Mother/ })).toBeChecked();
  await expect(checkOrderSection(page)).toContainText('For Sunita Rao');
  await tapOrClick(nextStepButton(page));
  await expect(page).toHaveURL(/\/track-order\//);
  expect(await placedBy(baseURL, person)).toMatchObject([
    { recipient: mother.recipient, address: { street: mother.street } },
  ]);
  expect(await profileOf(page, person)).toEqual(before);
  const saved = await page.request.get('/api/auth/user/addresses', { headers: headersOf(person) });
  expect(await saved.json()).toMatchObject([mother]);
});
