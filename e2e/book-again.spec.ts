import type { Beautician } from '@haldi/contract/roster/schema';
import type { Page } from '@playwright/test';
import {
  dayForTest,
  findService,
  mockWhatsapp,
  orderBody,
  type PlacedOrder,
  statusMessages,
  tapOrClick,
} from './booking-helpers.ts';
import { putAsOwner, readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { type Person, type SignedIn, signInAsNewCustomer } from './test-accounts.ts';

const recipient = { name: 'Sunita Rao', phone: '9822012345' };
const address = { street: '7 Law College Road', apartmentNumber: 'B 12', city: 'Pune' };

const doneVisit = async (
  page: Page,
  { userData, username }: Person & SignedIn,
  booked: { day: string; slot: string },
  /** Absent: unassigned. */
  beautician?: string,
): Promise<PlacedOrder> => {
  const service = await findService(page.request, 'clean-up-fruit');
  const body = orderBody(userData._id, username, { ...booked, service });
  const answer = await page.request.post('/api/orders', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...body, recipient, address: { ...address, pincode: '411004' } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const order = (await answer.json()) as PlacedOrder;
  await putAsOwner(page, `/api/orders/${order._id}/track`, {
    ...{ status: 'completed', message: statusMessages.complete },
    ...(beautician && { beautician }),
  });
  return order;
};

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

test.beforeEach(async ({ page }) => mockWhatsapp(page));

test('a past order is booked again by keyboard, with a notice about missing services and higher prices', async ({
  page,
}, info) => {
  const person = await signInAsNewCustomer(page);
  const service = await findService(page.request, 'clean-up-fruit');
  const { orderId } = await doneVisit(page, person, {
    day: dayForTest(info, 9),
    slot: '09:00 AM',
  });
  // Changes the past order in the answer instead of the catalogue, which other tests use.
  await page.route('**/api/orders/order-history/**', async (route) => {
    const answer = await route.fetch();
    const [order] = (await answer.json()) as { services: object[] }[];
    const line = order?.services[0];
    const services = [
      { ...line, price: service.price - 50 },
      { ...line, serviceId: 'no-longer-there', name: 'Silver Facial' },
    ];
    await route.fulfill({ response: answer, json: [{ ...order, services }] });
  });
  await openPage(page, '/order-history');
  const again = page.getByRole('button', { name: `Book again: order #${orderId}` });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await again.press('Enter');
  const cart = cartOf(page);
  await expect(cart.getByRole('heading', { name: service.name })).toBeVisible();
  await expect(cart.getByText('Silver Facial is no longer offered.')).toBeVisible();
  await expect(cart.getByText(`${service.name} now costs ₹549 (was ₹499).`)).toBeVisible();
});

test('booking again from the tracking page proposes the same beautician, address and person', async ({
  page,
}, info) => {
  const person = await signInAsNewCustomer(page);
  const [beautician] = await readAsOwner<Beautician[]>(page, '/api/admin/beauticians');
  const booked = { day: dayForTest(info, 9), slot: '11:00 AM' };
  const { userId, orderId } = await doneVisit(page, person, booked, beautician?.name);
  await openPage(page, `/track-order/${userId}/${orderId}`);
  await tapOrClick(page.getByRole('button', { name: `Book again: order #${orderId}` }));
  const cart = cartOf(page);
  await expect(cart.getByRole('listitem').first()).toBeVisible();
  await expect(cart.getByText('Changes since your last visit')).toHaveCount(0);
  await openPage(page, '/book');
  await expect(page.getByRole('radio', { name: beautician?.name ?? '' })).toBeChecked();
  const where = page.getByRole('region', { name: 'Your address' });
  await expect(where.getByRole('radio', { name: /The address you entered/ })).toBeChecked();
  await expect(where).toContainText(address.street);
  await expect(where.getByLabel('This visit is for someone else')).toBeChecked();
  await expect(where.getByLabel('Their name')).toHaveValue(recipient.name);
});
