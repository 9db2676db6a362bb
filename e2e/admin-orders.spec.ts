import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { demoAdmin, keepSession, logInByApi, openAccount, type Person } from './people.ts';

type Placed = { _id: string; orderId: number; appointmentDate: string; appointmentSlot: string };
type Customer = Person & { userData: { _id: string } };
type Service = { _id: string; name: string; price: number; duration: number };

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '01:00 PM', '02:00 PM', '03:00 PM', '05:00 PM'];
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
/** Far ahead, where no other test looks; another one when it happens to be full. */
const someDay = (): string =>
  new Date(Date.now() + (40 + Math.random() * 45) * 86_400_000).toISOString().slice(0, 10);

const facialOf = async (request: APIRequestContext): Promise<Service> => {
  const all = (await (await request.get('/Json%20Files/Facial.json')).json()) as Service[];
  const found = all.find(({ duration }) => duration <= 60);
  if (!found) throw new Error('no facial takes an hour');
  return found;
};

/** Places an order as the customer whose cookie the request context holds. */
const placeOrder = async (
  request: APIRequestContext,
  customer: Customer,
  over: object = {},
): Promise<Placed & { service: Service }> => {
  const service = await facialOf(request);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await request.post('/api/orders', {
      headers: sameOrigin,
      data: {
        orderId: 100_000 + Math.floor(Math.random() * 900_000),
        userId: customer.userData._id,
        username: customer.username,
        userPhone: customer.mobileNumber,
        services: [
          { serviceId: service._id, name: service.name, price: service.price, quantity: 2 },
        ],
        appointmentDate: someDay(),
        appointmentSlot: pick(slots),
        address: {
          street: customer.street,
          apartmentNumber: customer.apartmentNumber,
          city: customer.town,
          state: customer.state,
          pincode: customer.pincode,
          latitude: 0,
          longitude: 0,
        },
        ...over,
      },
    });
    if (response.status() === 201) return { ...((await response.json()) as Placed), service };
    expect(['SLOT_FULL', 'ORDER_ID_TAKEN']).toContain((await response.json()).code);
  }
  throw new Error('every day that was tried is full');
};

const trackByApi = async (page: Page, order: Placed, data: object): Promise<void> => {
  const response = await page.request.put(`/api/orders/${order._id}/track`, {
    headers: sameOrigin,
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
};

const confirmed = { status: 'confirmed', message: 'Your appointment is confirmed. See you soon!' };

const openDesk = async (page: Page, query = ''): Promise<void> => {
  await keepSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, `/admin/orders${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible();
};

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Orders', exact: true }).locator('> li');
const cardOf = (page: Page, { orderId }: Placed) => cards(page).filter({ hasText: `#${orderId}` });
const menuItem = async (page: Page, order: Placed, name: string) => {
  await page.getByRole('button', { name: `Actions for order #${order.orderId}` }).click();
  return page.getByRole('menuitem', { name });
};
/** Where a select stands: on the page itself or in a dialog, whose options lie outside both. */
const choose = async (place: Page | Locator, label: string, option: string): Promise<void> => {
  await place.getByRole('combobox', { name: label }).click();
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('option', { name: option, exact: true }).click();
};
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);
/** A toast lasts a second here: it is watched for from before the press that brings it. */
const pressFor = async (page: Page, text: string, button: Locator): Promise<void> => {
  await Promise.all([toast(page, text).waitFor(), button.click()]);
};

test('a card tells everything about an order, and the screen fits', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${asha.mobileNumber}`);
  const card = cardOf(page, order);
  await expect(cards(page)).toHaveCount(1);
  const total = order.service.price * 2 + 100;
  for (const text of [
    `#${order.orderId}`,
    'Pending',
    asha.username,
    `+91 ${asha.mobileNumber.slice(0, 5)} ${asha.mobileNumber.slice(5)}`,
    'B-204, Mayur Residency, Paud Road, Kothrud, Pune - 411038',
    `${order.appointmentDate}, ${order.appointmentSlot}`,
    'Unassigned',
    order.service.name,
    `₹${order.service.price.toLocaleString('en-IN')} x 2`,
    `₹${total.toLocaleString('en-IN')}`,
  ]) {
    await expect(card).toContainText(text);
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('search, status and category are asked of the server and survive a reload', async ({
  page,
  request,
}) => {
  const asha = await openAccount(request);
  const first = await placeOrder(request, asha);
  const second = await placeOrder(request, asha);
  await openDesk(page);
  await trackByApi(page, second, confirmed);
  const search = page.getByPlaceholder('Search orders or customers...');
  await search.fill(String(first.orderId));
  await expect(cardOf(page, first)).toBeVisible();
  await expect(cardOf(page, second)).toBeHidden();
  await search.fill(asha.mobileNumber);
  await expect(cards(page)).toHaveCount(2);
  await choose(page, 'Status', 'Confirmed');
  await expect(cards(page)).toHaveCount(1);
  await expect(cardOf(page, second)).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All Categories',
    'Facial',
    'Waxing',
    'Makeup',
    'Hair Care',
    'Beauty',
    'Massage',
  ]);
  await page.getByRole('option', { name: 'Facial' }).click();
  await expect(page).toHaveURL(/status=confirmed&category=Facial/);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(search).toHaveValue(asha.mobileNumber);
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Confirmed');
});

test('All Status and All Categories show everything again', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${asha.mobileNumber}&status=completed&category=Massage`);
  await expect(page.getByText('No orders found')).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'Category', 'All Categories');
  await choose(page, 'Status', 'All Status');
  await expect(cardOf(page, order)).toBeVisible();
  await expect(page).toHaveURL(`/admin/orders?search=${asha.mobileNumber}`);
});

test('More Filters: dates, slot, beautician, pincode, amount', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${asha.mobileNumber}`);
  await page.getByRole('button', { name: 'More Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'More Filters' });
  await panel.getByLabel('Amount from (₹)').fill('900');
  await panel.getByLabel('Amount to (₹)').fill('800');
  await panel.getByLabel('Pincode').fill('41a');
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(panel.getByLabel('Amount to (₹)')).toHaveAccessibleDescription(
    'The most is less than the least',
  );
  await expect(panel.getByLabel('Pincode')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await panel.getByLabel('Amount from (₹)').fill('1');
  await panel.getByLabel('Amount to (₹)').fill('999999');
  await panel.getByLabel('Pincode').fill('4110');
  await panel.getByLabel('Appointment from').fill(order.appointmentDate);
  await panel.getByLabel('Appointment to').fill(order.appointmentDate);
  await choose(panel, 'Slot', order.appointmentSlot);
  await panel.getByLabel('Beautician').click();
  await page.getByRole('option', { name: 'Unassigned' }).click();
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(panel).toBeHidden();
  await expect(cardOf(page, order)).toBeVisible();
  await expect(page).toHaveURL(/beautician=none/);
  await page.reload();
  const active = page.getByRole('list', { name: 'Active filters' });
  await expect(active.getByRole('button')).toHaveCount(8);
  await page.getByRole('button', { name: 'More Filters' }).click();
  await expect(panel.getByLabel('Pincode')).toHaveValue('4110');
  await panel.getByLabel('Pincode').fill('5');
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await active.getByRole('button', { name: 'Remove filter: Pincode 5' }).click();
  await expect(cardOf(page, order)).toBeVisible();
  await active.getByRole('button', { name: 'Clear all' }).click();
  await expect(active).toBeHidden();
  await page.getByRole('button', { name: 'More Filters' }).click();
  await panel.getByLabel('Pincode').fill('9');
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel).toBeHidden();
  await expect(cardOf(page, order)).toBeVisible();
});

test('the menu calls and writes to the customer', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${order.orderId}`);
  const call = await menuItem(page, order, 'Call Customer');
  await expect(call).toHaveAttribute('href', `tel:+91${asha.mobileNumber}`);
  await expectAccessible(page);
  const whatsapp = page.getByRole('menuitem', { name: 'Send WhatsApp' });
  await expect(whatsapp).toHaveAttribute('target', '_blank');
  const link = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(link.origin + link.pathname).toBe(`https://wa.me/91${asha.mobileNumber}`);
  const text = link.searchParams.get('text') ?? '';
  for (const part of [
    `#${order.orderId}`,
    order.appointmentSlot,
    order.service.name,
    `₹${(order.service.price * 2).toLocaleString('en-IN')}`,
    'Paud Road, Kothrud',
    'B-204, Mayur Residency',
    'Thank you',
  ]) {
    expect(text).toContain(part);
  }
});

test('View shows the order; an update needs status and message', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${order.orderId}`);
  await page.getByRole('button', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  const customer = dialog.getByRole('region', { name: 'Customer information' });
  await expect(customer).toContainText(asha.userData._id);
  await expect(customer).toContainText('N/A');
  await expect(dialog.getByRole('region', { name: 'Order summary' })).toContainText('₹100');
  await expect(dialog.getByRole('link', { name: 'Send WhatsApp Confirmation' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${asha.mobileNumber}\\?text=`),
  );
  let sent = 0;
  page.on('request', (asked) => {
    if (asked.method() === 'PUT' && asked.url().endsWith('/track')) sent += 1;
  });
  await pressFor(
    page,
    'Status and message are required',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  await expect(toast(page, 'Status and message are required')).toBeHidden({ timeout: 3_000 });
  await expectAccessible(page);
  expect(sent).toBe(0);
});

test('an update changes the order, its history and its card', async ({ page, request }) => {
  const order = await placeOrder(request, await openAccount(request));
  await openDesk(page, `?search=${order.orderId}`);
  await page.getByRole('button', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await choose(dialog, 'Status', 'Confirmed');
  await dialog.getByRole('combobox', { name: 'Message' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Your appointment is confirmed. See you soon!',
    'A beautician has been assigned to your appointment.',
    'Your beautician is on the way.',
    'Your appointment time needs a change. We will call you shortly.',
    'Your service is complete. Thank you for choosing us!',
    'Your appointment has been cancelled. Please contact us to book again.',
  ]);
  await page.getByRole('option', { name: 'A beautician has been assigned' }).click();
  const beautician = dialog.getByRole('combobox', { name: 'Beautician (optional)' });
  await beautician.fill('Usha');
  await page.getByRole('option', { name: 'Usha Bhosale' }).click();
  await expect(beautician).toHaveValue('Usha Bhosale');
  await pressFor(
    page,
    'Order updated successfully',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  const history = dialog.getByRole('region', { name: 'Tracking history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await expect(history.getByRole('listitem').first()).toContainText('Usha Bhosale');
  await expect(history.getByRole('listitem').first()).toContainText(
    'A beautician has been assigned to your appointment.',
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(cardOf(page, order)).toContainText('Confirmed');
  await expect(cardOf(page, order)).toContainText('Usha Bhosale');
});

test('Update Status leads to the form; a freelancer can be sent and taken off again', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, await openAccount(request));
  await openDesk(page, `?search=${order.orderId}`);
  await (await menuItem(page, order, 'Update Status')).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await expect(dialog.getByRole('button', { name: 'Update Order' })).toBeInViewport();
  const update = async (name: string): Promise<void> => {
    await choose(dialog, 'Message', 'Your beautician is on the way.');
    await dialog.getByRole('combobox', { name: 'Beautician (optional)' }).fill(name);
    await dialog.getByRole('button', { name: 'Update Order' }).click();
    await expect(dialog.getByText(`Now: ${name}. Leave empty to keep it so.`)).toBeVisible();
  };
  await update('Freelance Farah');
  await update('Unassigned');
});

test('a refused update keeps what was chosen and says why', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const asha = await openAccount(request);
  const first = await placeOrder(request, asha);
  const when = {
    appointmentDate: first.appointmentDate,
    appointmentSlot: first.appointmentSlot,
  };
  const second = await placeOrder(request, asha, when);
  await openDesk(page, `?search=${second.orderId}`);
  await trackByApi(page, first, { ...confirmed, beautician: 'Usha Bhosale' });
  await page.getByRole('button', { name: `View order #${second.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${second.orderId}` });
  await choose(dialog, 'Message', 'Your beautician is on the way.');
  const beautician = dialog.getByRole('combobox', { name: 'Beautician (optional)' });
  await beautician.fill('Usha Bhosale');
  await page.keyboard.press('Escape');
  await pressFor(
    page,
    'Failed to update order',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  await expect(dialog.getByRole('alert')).toHaveText(
    'Usha Bhosale already has an appointment at that time.',
  );
  await expect(beautician).toHaveValue('Usha Bhosale');
  await expect(dialog.getByRole('combobox', { name: 'Message' })).toContainText('on the way');
});

test('an order that somebody else changed: what they did is told, nothing is lost', async ({
  page,
  request,
  expectedMessages,
}) => {
  expectedMessages.push(/409/, /ERR_FAILED/);
  const order = await placeOrder(request, await openAccount(request));
  // Without the stream the screen cannot know before it asks.
  await page.route('**/api/admin/events', (route) => route.abort());
  await openDesk(page, `?search=${order.orderId}`);
  await page.getByRole('button', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await choose(dialog, 'Status', 'Completed');
  await choose(dialog, 'Message', 'Your service is complete. Thank you for choosing us!');
  await trackByApi(page, order, { ...confirmed, beautician: 'Somebody Else' });
  await pressFor(
    page,
    'Failed to update order',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  const told = dialog.getByRole('alert');
  await expect(told).toContainText('Status: Pending → Confirmed');
  await expect(told).toContainText('Beautician: Unassigned → Somebody Else');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('Completed');
  await expect(dialog.getByRole('combobox', { name: 'Message' })).toContainText('complete');
  await pressFor(
    page,
    'Order updated successfully',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
  await expect(told).toBeHidden();
  const history = dialog.getByRole('region', { name: 'Tracking history' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
});

test('a change by somebody else shows live, also in the open dialog', async ({ page, request }) => {
  const order = await placeOrder(request, await openAccount(request));
  await openDesk(page, `?search=${order.orderId}`);
  await page.getByRole('button', { name: `View order #${order.orderId}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await trackByApi(page, order, confirmed);
  await expect(dialog.getByText('This order has just been changed:')).toBeVisible();
  await expect(dialog.getByText('Status: Pending → Confirmed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog.getByText('This order has just been changed:')).toBeHidden();
  await choose(dialog, 'Message', 'Your beautician is on the way.');
  await pressFor(
    page,
    'Order updated successfully',
    dialog.getByRole('button', { name: 'Update Order' }),
  );
});

test('Cancel Order asks first, then cancels with its message', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${order.orderId}`);
  await (await menuItem(page, order, 'Cancel Order')).click();
  const question = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
  await question.getByRole('button', { name: 'Keep order' }).click();
  await expect(question).toBeHidden();
  await expect(cardOf(page, order)).toContainText('Pending');
  await (await menuItem(page, order, 'Cancel Order')).click();
  await expectAccessible(page);
  await pressFor(
    page,
    'Order updated successfully',
    question.getByRole('button', { name: 'Cancel Order' }),
  );
  await expect(question).toBeHidden();
  await expect(cardOf(page, order)).toContainText('Cancelled');
  const read = await request.get(`/api/orders/${asha.userData._id}/${order.orderId}`);
  expect((await read.json()).trackingHistory[0]).toMatchObject({
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  });
  const again = await menuItem(page, order, 'Cancel Order');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('Load more adds the next page below', async ({ page }) => {
  await openDesk(page);
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more orders' }).click();
  await expect(cards(page)).toHaveCount(48);
  const ids = await cards(page).locator('p:first-child > span:first-child').allTextContents();
  const numbers = ids.filter((text) => text.startsWith('#'));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('new orders appear live: in place at the top, else when asked for', async ({
  page,
  request,
}) => {
  const asha = await openAccount(request);
  await openDesk(page, `?search=${asha.mobileNumber}`);
  await expect(page.getByText('No orders found')).toBeVisible();
  const first = await placeOrder(request, asha);
  await expect(cardOf(page, first)).toBeVisible();
  const search = page.getByPlaceholder('Search orders or customers...');
  await search.fill('');
  await expect(cards(page)).toHaveCount(24);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const second = await placeOrder(request, asha);
  const pill = page.getByRole('button', { name: /\d+ new orders?$/ });
  await expect(pill).toBeInViewport();
  await expect(cardOf(page, second)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await pill.click();
  await expect(cardOf(page, second)).toBeInViewport();
  await expect(cardOf(page, second)).toContainText('New');
  await expect(pill).toBeHidden();
});

test('Export Orders saves what is filtered', async ({ page, request }) => {
  const asha = await openAccount(request);
  const order = await placeOrder(request, asha);
  await openDesk(page, `?search=${asha.mobileNumber}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Orders' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Order ID,Status,Customer,Phone');
  expect(lines[1]).toContain(`${order.orderId},pending,${asha.username},${asha.mobileNumber}`);
});

test('what cannot be fetched is told, and can be tried again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/500/);
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Broken' } }),
  );
  await Promise.all([toast(page, 'Error fetching orders').waitFor(), openDesk(page)]);
  await expect(page.getByRole('main').getByText('Error fetching orders')).toBeVisible();
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24);
});
