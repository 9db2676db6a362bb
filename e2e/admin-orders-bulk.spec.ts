import type { BeauticianCandidates } from '@haldi/contract/orders/desk/beautician-candidates';
import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import { mockWhatsapp } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
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
  type Placed,
  placeOrderAtDesk,
  updateOrderByApi,
} from './place-orders-by-api.ts';
import { newPerson } from './test-accounts.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Actions for selected orders' });
const row = (dialog: Locator, { orderId }: Placed) =>
  dialog.getByRole('listitem').filter({ hasText: `#${orderId}` });
const historyOf = async (page: Page, { _id }: Placed): Promise<string[]> =>
  (await readAsOwner<Order>(page, `/api/orders/${_id}`)).trackingHistory.map(
    ({ status }) => status,
  );

const openDeskWithOrders = async (page: Page, origin: string | undefined, many: number) => {
  const asha = newPerson();
  const orders: Placed[] = [];
  for (let n = 0; n < many; n += 1) orders.push(await placeOrderAtDesk(origin, asha));
  await openOrderManagement(page, `?search=${asha.mobileNumber}`);
  await expect(orderCards(page)).toHaveCount(many);
  return orders as [Placed, Placed, ...Placed[]];
};
const selectAll = (page: Page) => page.getByRole('checkbox', { name: 'Select all shown' });

test('several orders are confirmed at once, others are skipped', async ({ page, baseURL }) => {
  const [first, second, third] = await openDeskWithOrders(page, baseURL, 3);
  await updateOrderByApi(page, first, confirmedOrderUpdate);
  await expect(orderCard(page, first)).toContainText('Confirmed');
  await page.getByRole('checkbox', { name: `Select order #${first.orderId}` }).check();
  await expect(bar(page)).toContainText('1 order selected');
  await bar(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(selectAll(page)).toBeFocused();
  await selectAll(page).check();
  await expect(bar(page)).toContainText('3 orders selected');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  for (const name of ['Confirm', 'Assign', 'Message', 'Clear selection']) {
    const button = bar(page).getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm 3 orders?' });
  await expect(row(dialog, first)).toContainText('Skipped: the order is Confirmed');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm 2 orders' }).dblclick();
  await expect(dialog.getByRole('status')).toHaveText('2 orders confirmed.');
  await expect(dialog.getByRole('button', { name: /^Confirm/ })).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText('1 order selected');
  for (const order of [first, second, third]) {
    if (!order) throw new Error('three orders');
    await expect(orderCard(page, order)).toContainText('Confirmed');
    expect(await historyOf(page, order)).toEqual(['confirmed', 'pending']);
  }
});

test('a bulk action continues after a lost connection without repeating updates', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/, /ERR_ABORTED/);
  await page.route('**/api/admin/events', (route) => route.abort());
  const orders = await openDeskWithOrders(page, baseURL, 3);
  let calls = 0;
  await page.route('**/track', async (route) => {
    calls += 1;
    // The second change is made, but its answer is lost.
    if (calls === 2) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm 3 orders?' });
  await dialog.getByRole('button', { name: 'Confirm 3 orders' }).click();
  await expect(dialog.getByRole('status')).toContainText('1 order confirmed.');
  await expect(dialog.getByRole('status')).toContainText('The connection was lost. 2 orders may');
  await expect(dialog.getByText('Not sent yet')).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm 2 orders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 orders confirmed.');
  expect(calls).toBe(4);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(selectAll(page)).toBeFocused();
  for (const order of orders) {
    expect(await historyOf(page, order)).toEqual(['confirmed', 'pending']);
  }
});

test('As planned assigns each order to its planned beautician', async ({ page, baseURL }) => {
  const [first, second] = await openDeskWithOrders(page, baseURL, 2);
  await updateOrderByApi(page, second, { ...confirmedOrderUpdate, beautician: 'Freelance Farah' });
  await expect(orderCard(page, second)).toContainText('Freelance Farah');
  const { planned } = await readAsOwner<BeauticianCandidates>(
    page,
    `/api/orders/${first._id}/candidates`,
  );
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 orders' });
  await expect(row(dialog, first)).toContainText(`Will be assigned: ${planned}`);
  await expect(row(dialog, second)).toContainText('Skipped: Freelance Farah is assigned');
  await expect(dialog).toContainText('Confirms pending visits and tells each customer');
  await dialog.getByRole('button', { name: 'Assign 1 order' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 order assigned.');
  await expect(row(dialog, first)).toContainText(`Assigned: ${planned}`);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('1 order selected');
  await expect(bar(page).getByRole('button', { name: 'Assign' })).toBeFocused();
  await expect(orderCard(page, first)).toContainText(planned ?? 'a planned beautician');
});

test('conflicts are listed and can be overridden one by one or together', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const orders = await openDeskWithOrders(page, baseURL, 3);
  const { people } = await readAsOwner<BeauticianCandidates>(
    page,
    `/api/orders/${orders[0]._id}/candidates`,
  );
  const unskilled = people.find(({ conflicts }) => conflicts.some(({ kind }) => kind === 'SKILL'));
  if (!unskilled) throw new Error('every demo beautician has every skill');
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 3 orders' });
  await selectOption(dialog, 'Beautician', unskilled.name);
  await dialog.getByRole('button', { name: 'Assign 3 orders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 orders have conflicts.');
  await expect(row(dialog, orders[0])).toContainText(`${unskilled.name}: `);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row(dialog, orders[0]).getByRole('button', { name: 'Assign anyway' }).click();
  await expect(row(dialog, orders[0])).toContainText(`Assigned: ${unskilled.name}`);
  await dialog.getByRole('button', { name: 'Assign all 2 anyway' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 orders assigned.');
});

test('an overlap is refused, with a link to the order', async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const [order] = await openDeskWithOrders(page, baseURL, 2);
  await page.route(`**/api/orders/${order._id}/track`, (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'BEAUTICIAN_UNAVAILABLE', message: 'Usha already has an appointment.' },
    }),
  );
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 2 orders' });
  await dialog.getByRole('button', { name: 'Assign 2 orders' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    '1 order assigned. 1 order could not be updated.',
  );
  await expect(row(dialog, order)).toContainText('Usha already has an appointment.');
  await expect(
    row(dialog, order).getByRole('link', { name: `Open order #${order.orderId}` }),
  ).toHaveAttribute('href', `/admin/orders/${order._id}`);
  await expect(row(dialog, order).getByRole('button')).toHaveCount(0);
});

test('each order has a WhatsApp link that is marked once opened, unless it has no number', async ({
  page,
  baseURL,
}) => {
  await mockWhatsapp(page);
  // One order of a deleted account.
  await page.route('**/api/orders?*', async (route) => {
    const response = await route.fetch();
    const [first, ...rest] = (await response.json()) as Order[];
    const orders: Order[] = first ? [{ ...first, userPhone: '', userId: '' }, ...rest] : [];
    await route.fulfill({ response, json: orders });
  });
  const [reached, gone] = await openDeskWithOrders(page, baseURL, 2);
  await selectAll(page).check();
  await bar(page).getByRole('button', { name: 'Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message 2 orders' });
  await expect(row(dialog, gone)).toContainText('No phone number');
  await expect(dialog.getByRole('status')).toHaveText('0 of 1 opened');
  const link = row(dialog, reached).getByRole('link');
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/91/);
  const opened = page.context().waitForEvent('page');
  await link.click();
  await (await opened).close();
  await expect(dialog.getByRole('status')).toHaveText('1 of 1 opened');
  await expect(link).toContainText('Opened');
  await expectAccessible(page);
});

test('a double click on Update and on Cancel sends one change', async ({ page, baseURL }) => {
  const [order] = await openDeskWithOrders(page, baseURL, 2);
  const requests: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'PUT') requests.push(asked.url());
  });
  await page.evaluate(() => {
    const shownTexts: string[] = [];
    Object.assign(window, { shownTexts });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (/successfully|required|Failed/.test(node.textContent ?? ''))
            shownTexts.push('a message');
    }).observe(document.querySelector('[data-toasts]') ?? document, {
      childList: true,
      subtree: true,
    });
  });
  const countToasts = () =>
    page.evaluate(() => (window as unknown as { shownTexts: string[] }).shownTexts.length);
  await (await openOrderMenuAndFindItem(page, order, 'Update Status')).click();
  const dialog = page.getByRole('dialog', { name: `Order #${order.orderId}` });
  await selectOption(dialog, 'Status', 'Confirmed');
  await dialog.getByRole('button', { name: 'Update Order' }).dblclick();
  const history = dialog.getByRole('region', { name: 'Tracking history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(requests).toHaveLength(1);
  expect(await countToasts()).toBe(1);
  await (await openOrderMenuAndFindItem(page, order, 'Cancel Order')).dblclick();
  const question = page.getByRole('dialog', { name: `Cancel order #${order.orderId}?` });
  await selectOption(question, 'Reason', 'We cannot come');
  await question.getByRole('button', { name: 'Cancel Order' }).dblclick();
  await expect(orderCard(page, order)).toContainText('Cancelled');
  await expect(question).toBeHidden();
  expect(requests).toHaveLength(2);
  expect(await countToasts()).toBe(2);
});
