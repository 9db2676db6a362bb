import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Page } from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect, openPage, test } from './fixtures.ts';
import { type Placed, placeOrder } from './place-orders-by-api.ts';
import { ownerSessionAt, signInAsNewStaff } from './staff-sessions.ts';
import { type Person, type SignedIn, signInAsNewCustomer } from './test-accounts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const today = dayAhead(0);
const usual = { from: 9 * 60, to: 20 * 60 };

const addBeautician = async (origin: string, name: string): Promise<Beautician> => {
  const { request, headers } = await ownerSessionAt(origin);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...usual }));
  const answer = await request.post('/api/admin/beauticians', {
    headers,
    data: { name, phone: '9700000077', skills: [], hours },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
};

const assign = async (origin: string, { _id }: Placed, beautician: string): Promise<void> => {
  const { request, headers } = await ownerSessionAt(origin);
  const message = 'A beautician has been assigned to your appointment.';
  const answer = await request.put(`/api/orders/${_id}/track`, {
    headers,
    data: { status: 'confirmed', message, beautician },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

const fetchOrder = async (origin: string, { _id }: Placed): Promise<Order> => {
  const { request, headers } = await ownerSessionAt(origin);
  return (await request.get(`/api/orders/${_id}`, { headers })).json();
};

const openBeauticianPhone = async (page: Page, { _id }: Beautician): Promise<void> => {
  await signInAsNewStaff(page, { role: 'beautician', beautician: _id });
  await openPage(page, '/work');
};

const createCustomerWithVisit = async (
  page: Page,
  appointmentSlot: string,
): Promise<Person & SignedIn & { order: Placed }> => {
  const customer = await signInAsNewCustomer(page);
  const over = { appointmentDate: today, appointmentSlot };
  const order = await placeOrder(page.request, customer, over);
  return { ...customer, order };
};

const follow = (
  page: Page,
  { userData, order }: Awaited<ReturnType<typeof createCustomerWithVisit>>,
) => openPage(page, `/track-order/${userData._id}/${order.orderId}`);

const openVisit = async (page: Page, slot: string): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(slot) }).click();
  await expect(page).toHaveURL(/\/work\/./);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const takeCash = async (page: Page): Promise<void> => {
  await press(page, 'Cash');
  await page.getByRole('button', { name: /^Received ₹/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};
const waitingNotice = (page: Page) => page.getByText('Waiting for a connection').first();
const expectText = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('two beauticians, three customers, a lost connection and a killed server', async ({
  page: kamalaPage,
  otherPage,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_|Failed to (fetch|load)|503/);
  const { origin } = product;
  const [kamala, lata] = [
    await addBeautician(origin, 'Kamala Rao'),
    await addBeautician(origin, 'Lata Kale'),
  ];
  const [lataPage, ashaPage, binaPage, chitraPage] = [
    await otherPage(),
    await otherPage(),
    await otherPage(),
    await otherPage(),
  ];
  const asha = await createCustomerWithVisit(ashaPage, '01:00 PM');
  const bina = await createCustomerWithVisit(binaPage, '05:00 PM');
  const chitra = await createCustomerWithVisit(chitraPage, '02:00 PM');
  await assign(origin, asha.order, kamala.name);
  await assign(origin, bina.order, kamala.name);
  await assign(origin, chitra.order, lata.name);
  await openBeauticianPhone(kamalaPage, kamala);
  await openBeauticianPhone(lataPage, lata);
  await follow(ashaPage, asha);
  await follow(chitraPage, chitra);

  await test.step('a beautician sees only own visits, and the customer sees that the beautician is on the way', async () => {
    await expect(kamalaPage.getByRole('link', { name: /01:00 PM/ })).toBeVisible();
    await expect(kamalaPage.getByRole('link', { name: /05:00 PM/ })).toBeVisible();
    await expect(kamalaPage.getByRole('link', { name: /02:00 PM/ })).toHaveCount(0);
    await openVisit(kamalaPage, '01:00 PM');
    await press(kamalaPage, 'On the way');
    await expectText(ashaPage, /Kamala has been on the way since/);
  });

  await test.step('Kamala continues offline while Bina cancels', async () => {
    await kamalaPage.context().setOffline(true);
    await press(kamalaPage, 'Arrived');
    await expectText(kamalaPage, /Waiting for a connection/);
    await press(kamalaPage, 'Start');
    await expect(kamalaPage.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await kamalaPage.getByRole('link', { name: 'Back to my day' }).click();
    await openVisit(kamalaPage, '05:00 PM');
    await press(kamalaPage, 'On the way');
    await expect(waitingNotice(kamalaPage)).toBeVisible();
    const { version } = await fetchOrder(origin, bina.order);
    const cancelled = await binaPage.request.post(
      `/api/orders/${bina.userData._id}/${bina.order.orderId}/cancel`,
      {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { version, fee: 0, reason: 'plans_changed', attempt: crypto.randomUUID() },
      },
    );
    expect(cancelled.status(), await cancelled.text()).toBe(200);
  });

  await test.step('actions of Lata wait while the server is down', async () => {
    await openVisit(lataPage, '02:00 PM');
    await product.halt('SIGKILL');
    await press(lataPage, 'Running late');
    await press(lataPage, '15 minutes');
    await expect(waitingNotice(lataPage)).toBeVisible();
    await product.resume();
    await expect(waitingNotice(lataPage)).toBeHidden();
    await expectText(chitraPage, /About 15 minutes late/);
  });

  await test.step('back online, actions of Kamala are sent once and refused ones are shown', async () => {
    await kamalaPage.context().setOffline(false);
    await expectText(kamalaPage, /On the way, visit of .*: not accepted/);
    await expectText(kamalaPage, /This visit was cancelled\./);
    await press(kamalaPage, 'Got it');
    await expectText(ashaPage, /Your visit started at/);
    await openPage(kamalaPage, '/work');
    await openVisit(kamalaPage, '01:00 PM');
    await press(kamalaPage, 'Done');
    await press(kamalaPage, 'Yes, it is done');
    await takeCash(kamalaPage);
    await expectText(ashaPage, /Your visit ended at/);
  });

  await test.step('Lata declines a visit, and the desk assigns it to Kamala', async () => {
    await press(lataPage, 'Decline visit');
    await lataPage.getByLabel('Reason (optional)').fill('A flat tyre');
    await press(lataPage, 'Yes, decline');
    await expectText(chitraPage, /can no longer come/);
    const { request, headers } = await ownerSessionAt(origin);
    const { alerts } = await (await request.get('/api/admin/alerts', { headers })).json();
    expect(alerts).toMatchObject([{ kind: 'cannot-go', reason: 'A flat tyre' }]);
    await kamalaPage.getByRole('link', { name: 'Back to my day' }).click();
    await assign(origin, chitra.order, kamala.name);
    await openVisit(kamalaPage, '02:00 PM');
    for (const name of ['On the way', 'Arrived', 'Start', 'Done', 'Yes, it is done']) {
      await press(kamalaPage, name);
    }
    await takeCash(kamalaPage);
    await expectText(chitraPage, /Your visit ended at/);
  });

  const historyOf = async (order: Placed): Promise<string[]> =>
    (await fetchOrder(origin, order)).trackingHistory.map(({ message }) => message).reverse();
  const assigned = 'A beautician has been assigned to your appointment.';
  const visitMessages = [
    'Your beautician is on the way.',
    'Your beautician has arrived.',
    'Your service has started.',
    'Your service is complete. Thank you for choosing us!',
    expect.stringMatching(/^Payment received: ₹[\d,]+ in cash\.$/),
  ];
  expect(await fetchOrder(origin, asha.order)).toMatchObject({ status: 'completed' });
  expect((await historyOf(asha.order)).slice(1)).toEqual([assigned, ...visitMessages]);
  expect(await fetchOrder(origin, bina.order)).toMatchObject({
    status: 'cancelled',
    progress: { onTheWayAt: null },
  });
  expect(await fetchOrder(origin, chitra.order)).toMatchObject({
    status: 'completed',
    beautician: kamala.name,
  });
  // The payment is sent after Done.
  await expect
    .poll(async () => (await historyOf(chitra.order)).slice(1))
    .toEqual([
      assigned,
      'Your beautician is running about 15 minutes late.',
      'Your beautician can no longer come. We are finding another beautician for you.',
      assigned,
      ...visitMessages,
    ]);
});
