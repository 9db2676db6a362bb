import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  selectOption,
  test,
} from './fixtures.ts';
import {
  openOrderManagement,
  openOrderMenuAndFindItem,
  orderCard,
  orderCards,
} from './orders-screen.ts';
import {
  confirmedOrderUpdate,
  placeOrder,
  placeOrderAtDesk,
  updateOrderByApi,
} from './place-orders-by-api.ts';
import { screens } from './screen-sizes.ts';
import { newPerson, signUpByApi } from './test-accounts.ts';
import { toastWithText } from './toasts.ts';

test('a card shows all facts of an order and fits the screen', async ({ page, request }) => {
  const asha = await signUpByApi(request);
  const order = await placeOrder(request, asha);
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  const card = orderCard(page, order);
  await expect(orderCards(page)).toHaveCount(1);
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

  await test.step('the menu calls and writes to the customer', async () => {
    const call = await openOrderMenuAndFindItem(page, order, 'Call Customer');
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
    const { origin } = new URL(page.url());
    expect(text.split('\n').at(-1)).toMatch(new RegExp(`^${origin}/visit#[\\w-]{24}$`));
    await page.keyboard.press('Escape');
    await expect(whatsapp).toBeHidden();
  });

  await test.step('Export Orders saves the filtered orders', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Orders' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Order ID,Status,Customer,Phone');
    expect(lines[1]).toContain(`${order.orderId},pending,${asha.username},${asha.mobileNumber}`);
  });
});

test.describe('on a phone screen', { tag: '@ci' }, () => {
  test.use(screens.phone);

  test('the list, the menu of a card and More Filters fit', async ({ page, request }) => {
    const asha = await signUpByApi(request);
    const order = await placeOrder(request, asha);
    await openOrderManagement(page, `?search=${asha.mobileNumber}`);
    await expect(orderCard(page, order)).toContainText('B-204, Mayur Residency');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const call = await openOrderMenuAndFindItem(page, order, 'Call Customer');
    await expect(call).toBeInViewport();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(call).toBeHidden();
    await page.getByRole('button', { name: 'More Filters' }).click();
    const panel = page.getByRole('dialog', { name: 'More Filters' });
    await panel.getByLabel('Pincode').fill('41a');
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await expect(panel.getByLabel('Pincode')).toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await panel.getByLabel('Pincode').fill('9');
    await panel.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page.getByText('No orders found')).toBeVisible();
    const active = page.getByRole('list', { name: 'Active filters' });
    await active.getByRole('button', { name: 'Remove filter: Pincode 9' }).click();
    await expect(orderCard(page, order)).toBeVisible();
  });
});

test('search, status and category filter on the server and survive a reload', async ({
  page,
  request,
}) => {
  const asha = await signUpByApi(request);
  const first = await placeOrder(request, asha);
  const second = await placeOrder(request, asha);
  await openOrderManagement(page);
  await updateOrderByApi(page, second, confirmedOrderUpdate);
  const search = page.getByPlaceholder('Search orders or customers...');
  await search.fill(String(first.orderId));
  await expect(orderCard(page, first)).toBeVisible();
  await expect(orderCard(page, second)).toBeHidden();
  await search.fill(asha.mobileNumber);
  await expect(orderCards(page)).toHaveCount(2);
  await selectOption(page, 'Status', 'Confirmed');
  await expect(orderCards(page)).toHaveCount(1);
  await expect(orderCard(page, second)).toBeVisible();
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
  await expect(orderCards(page)).toHaveCount(1);
  await expect(search).toHaveValue(asha.mobileNumber);
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Confirmed');

  await test.step('All Status and All Categories show everything again', async () => {
    await selectOption(page, 'Category', 'Massage');
    await expect(page.getByText('No orders found')).toBeVisible();
    await expectAccessible(page);
    await selectOption(page, 'Category', 'All Categories');
    await selectOption(page, 'Status', 'All Status');
    await expect(orderCards(page)).toHaveCount(2);
    await expect(page).toHaveURL(`/admin/orders?search=${asha.mobileNumber}`);
  });
});

test('More Filters: dates, slot, beautician, pincode, amount', async ({ page, request }) => {
  const asha = await signUpByApi(request);
  const order = await placeOrder(request, asha);
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await page.getByRole('button', { name: 'More Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'More Filters' });
  await panel.getByLabel('Amount from (₹)').fill('900');
  await panel.getByLabel('Amount to (₹)').fill('800');
  await panel.getByLabel('Pincode').fill('41a');
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(panel.getByLabel('Amount to (₹)')).toHaveAccessibleDescription(
    'The maximum is less than the minimum',
  );
  await expect(panel.getByLabel('Pincode')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await panel.getByLabel('Amount from (₹)').fill('1');
  await panel.getByLabel('Amount to (₹)').fill('999999');
  await panel.getByLabel('Pincode').fill('4110');
  await panel.getByLabel('Appointment from').fill(order.appointmentDate);
  await panel.getByLabel('Appointment to').fill(order.appointmentDate);
  await selectOption(panel, 'Slot', order.appointmentSlot);
  await panel.getByLabel('Beautician').click();
  await page.getByRole('option', { name: 'Unassigned' }).click();
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(panel).toBeHidden();
  await expect(orderCard(page, order)).toBeVisible();
  await expect(page).toHaveURL(/beautician=none/);
  await page.reload();
  const active = page.getByRole('list', { name: 'Active filters' });
  // A single day is one chip.
  await expect(active.getByRole('button')).toHaveCount(7);
  await page.getByRole('button', { name: 'More Filters' }).click();
  await expect(panel.getByLabel('Pincode')).toHaveValue('4110');
  await panel.getByLabel('Pincode').fill('5');
  await panel.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.getByText('No orders found')).toBeVisible();
  await active.getByRole('button', { name: 'Remove filter: Pincode 5' }).click();
  await expect(orderCard(page, order)).toBeVisible();
  await active.getByRole('button', { name: 'Clear all' }).click();
  await expect(active).toBeHidden();
  await page.getByRole('button', { name: 'More Filters' }).click();
  await panel.getByLabel('Pincode').fill('9');
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect(panel).toBeHidden();
  await expect(orderCard(page, order)).toBeVisible();
});

test('Load more adds the next page while orders arrive and change', {
  tag: '@ci',
}, async ({ page, baseURL }) => {
  const asha = newPerson();
  const oldest = await placeOrderAtDesk(baseURL, asha);
  await Promise.all(Array.from({ length: 24 }, () => placeOrderAtDesk(baseURL, asha)));
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(orderCards(page)).toHaveCount(24);
  const { promise: changed, resolve: continueRequest } = Promise.withResolvers<void>();
  await page.route(/cursor=/, async (route) => {
    await changed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load more orders' }).click();
  await Promise.all(Array.from({ length: 16 }, () => placeOrderAtDesk(baseURL, asha)));
  const newOrdersButton = page.getByRole('button', { name: '16 new orders', exact: true });
  await expect(newOrdersButton).toBeVisible();
  continueRequest();
  await expect(page.getByRole('button', { name: 'Load more orders' })).toBeHidden();
  await newOrdersButton.click();
  await expect(orderCards(page)).toHaveCount(41);
  const ids = await orderCards(page)
    .getByText(/^#\d{6}$/)
    .allTextContents();
  expect(new Set(ids).size).toBe(41);

  await expect(orderCard(page, oldest)).toContainText('Pending');
  await updateOrderByApi(page, oldest, confirmedOrderUpdate);
  await expect(orderCard(page, oldest)).toContainText('Confirmed');
  await expect(orderCards(page)).toHaveCount(41);
});

test('new orders appear live at the top, else after a click', { tag: '@ci' }, async ({
  page,
  baseURL,
}) => {
  // Orders of other tests do not match this customer.
  const asha = newPerson();
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(page.getByText('No orders found')).toBeVisible();
  const first = await placeOrderAtDesk(baseURL, asha);
  await expect(orderCard(page, first)).toBeVisible();
  for (let more = 0; more < 11; more += 1) await placeOrderAtDesk(baseURL, asha);
  await expect(orderCards(page)).toHaveCount(12);
  await orderCard(page, first).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const last = await placeOrderAtDesk(baseURL, asha);
  const pill = page.getByRole('button', { name: '1 new order', exact: true });
  await expect(pill).toBeInViewport();
  await expect(orderCard(page, last)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.setViewportSize(screens.phone.viewport);
  await expect(pill).toBeInViewport();
  await pill.click();
  await expect(orderCard(page, last)).toBeInViewport();
  await expect(orderCard(page, last)).toContainText('New');
  await expect(pill).toBeHidden();
});

test('orders that fail to load show an error and can be loaded again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/500/);
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Broken' } }),
  );
  await Promise.all([
    toastWithText(page, 'Error fetching orders').waitFor(),
    openOrderManagement(page),
  ]);
  await expect(page.getByRole('main').getByText('Error fetching orders')).toBeVisible();
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(orderCards(page).nth(23)).toBeVisible();
});
