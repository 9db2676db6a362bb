import { type Page, request as requests } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { openOrderManagement } from './orders-screen.ts';
import { placeOrder } from './place-orders-by-api.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { newPerson, signUpByApi } from './test-accounts.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const customerWithOrder = async (baseURL: string | undefined) => {
  const request = await requests.newContext({ baseURL: baseURL ?? '' });
  const customer = await signUpByApi(request, newPerson());
  const order = await placeOrder(request, customer);
  await request.dispose();
  return { customer, order };
};

test('from an order to its customer, and on to the next booking', async ({ page, baseURL }) => {
  const { customer, order } = await customerWithOrder(baseURL);
  await openOrderManagement(page, `?search=${order.orderId}`);
  await page.getByRole('link', { name: customer.username }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer.username })).toBeVisible();
  await expect(
    region(page, 'Upcoming visits').getByRole('link', { name: `#${order.orderId}` }),
  ).toBeVisible();
  await expect(region(page, 'Orders')).toContainText('Pending');
  await expect(region(page, 'Payments')).toContainText('Nothing is due or to be returned.');
  await expect(region(page, 'Addresses')).toContainText(customer.apartmentNumber);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:+91${customer.mobileNumber}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Book by phone' }).click();
  await expect(page.getByRole('link', { name: customer.username })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Customer’s address/ })).toBeChecked();
});

test('a note is added, shown after a reload, and deleted', async ({ page, baseURL }) => {
  const { customer } = await customerWithOrder(baseURL);
  const { username } = await signInAsAdmin(page);
  await openPage(page, `/admin/users/${customer.userData._id}`);
  const notes = region(page, 'Salon notes');
  await expect(notes).toContainText('No notes yet.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes).toContainText('This is required');
  await notes.getByRole('textbox', { name: 'New note' }).fill('Rings twice');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText(`Rings twice${username}`);
  await page.reload();
  await notes.getByRole('button', { name: 'Delete the note: Rings twice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(notes).toContainText('No notes yet.');
});

test('an unknown customer, and a failed request', async ({ page, expectedMessages }) => {
  expectedMessages.push(/404|500/);
  await signInAsAdmin(page);
  await openPage(page, '/admin/users/nobody');
  await expect(page.getByText('Customer not found')).toBeVisible();
  await page.route('**/api/admin/customers/nobody', (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await expect(page.getByText('This customer could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Customer not found')).toBeVisible();
});
