import type { Order } from '@haldi/contract/orders/schema';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Page } from '@playwright/test';
import { newStaffPage, ownerSessionAt } from './admin.ts';
import { dayAhead } from './clock.ts';
import { expect, openPage, test } from './fixtures.ts';
import { type Placed, placeOrder } from './order-desk.ts';
import { type Person, type SignedIn, signedInPage } from './test-accounts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const today = dayAhead(0);
const usual = { from: 9 * 60, to: 20 * 60 };

const hire = async (origin: string, name: string): Promise<Beautician> => {
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

const orderNow = async (origin: string, { _id }: Placed): Promise<Order> => {
  const { request, headers } = await ownerSessionAt(origin);
  return (await request.get(`/api/orders/${_id}`, { headers })).json();
};

const phoneOf = async (page: Page, { _id }: Beautician): Promise<void> => {
  await newStaffPage(page, { role: 'beautician', beautician: _id });
  await openPage(page, '/work');
};

const customerOn = async (
  page: Page,
  appointmentSlot: string,
): Promise<Person & SignedIn & { order: Placed }> => {
  const customer = await signedInPage(page);
  const over = { appointmentDate: today, appointmentSlot };
  const order = await placeOrder(page.request, customer, over);
  return { ...customer, order };
};

const follow = (page: Page, { userData, order }: Awaited<ReturnType<typeof customerOn>>) =>
  openPage(page, `/track-order/${userData._id}/${order.orderId}`);

const openVisit = async (page: Page, slot: string): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(slot) }).click();
  await expect(page).toHaveURL(/\/work\/./);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const waits = (page: Page) => page.getByText('Waiting for a connection').first();
const tells = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('two beauticians, three customers, a lost connection and a killed server', async ({
  page: kamalas,
  otherPage,
  product,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_|Failed to (fetch|load)|503/);
  const { origin } = product;
  const [kamala, lata] = [await hire(origin, 'Kamala Rao'), await hire(origin, 'Lata Kale')];
  const [latas, ashas, binas, chitras] = [
    await otherPage(),
    await otherPage(),
    await otherPage(),
    await otherPage(),
  ];
  const asha = await customerOn(ashas, '01:00 PM');
  const bina = await customerOn(binas, '05:00 PM');
  const chitra = await customerOn(chitras, '02:00 PM');
  await assign(origin, asha.order, kamala.name);
  await assign(origin, bina.order, kamala.name);
  await assign(origin, chitra.order, lata.name);
  await phoneOf(kamalas, kamala);
  await phoneOf(latas, lata);
  await follow(ashas, asha);
  await follow(chitras, chitra);

  await test.step('a beautician sees only own visits, and the customer sees that the beautician is on the way', async () => {
    await expect(kamalas.getByRole('link', { name: /01:00 PM/ })).toBeVisible();
    await expect(kamalas.getByRole('link', { name: /05:00 PM/ })).toBeVisible();
    await expect(kamalas.getByRole('link', { name: /02:00 PM/ })).toHaveCount(0);
    await openVisit(kamalas, '01:00 PM');
    await press(kamalas, 'On the way');
    await tells(ashas, /Kamala has been on the way since/);
  });

  await test.step('Kamala continues offline while Bina cancels', async () => {
    await kamalas.context().setOffline(true);
    await press(kamalas, 'Arrived');
    await tells(kamalas, /Waiting for a connection/);
    await press(kamalas, 'Start');
    await expect(kamalas.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
    await kamalas.getByRole('link', { name: 'Back to my day' }).click();
    await openVisit(kamalas, '05:00 PM');
    await press(kamalas, 'On the way');
    await expect(waits(kamalas)).toBeVisible();
    const { version } = await orderNow(origin, bina.order);
    const cancelled = await binas.request.post(
      `/api/orders/${bina.userData._id}/${bina.order.orderId}/cancel`,
      {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: { version, fee: 0, reason: 'plans_changed', attempt: crypto.randomUUID() },
      },
    );
    expect(cancelled.status(), await cancelled.text()).toBe(200);
  });

  await test.step('actions of Lata wait while the server is down', async () => {
    await openVisit(latas, '02:00 PM');
    await product.halt('SIGKILL');
    await press(latas, 'Running late');
    await press(latas, '15 minutes');
    await expect(waits(latas)).toBeVisible();
    await product.resume();
    await expect(waits(latas)).toBeHidden();
    await tells(chitras, /About 15 minutes late/);
  });

  await test.step('back online, actions of Kamala are sent once and refused ones are shown', async () => {
    await kamalas.context().setOffline(false);
    await tells(kamalas, /On the way, visit of .*: not accepted/);
    await tells(kamalas, /This visit was cancelled\./);
    await press(kamalas, 'Got it');
    await tells(ashas, /Your visit started at/);
    await openPage(kamalas, '/work');
    await openVisit(kamalas, '01:00 PM');
    await press(kamalas, 'Done');
    await press(kamalas, 'Yes, it is done');
    await tells(ashas, /Your visit ended at/);
  });

  await test.step('Lata declines a visit, and the desk assigns it to Kamala', async () => {
    await press(latas, 'Decline visit');
    await latas.getByLabel('Reason (optional)').fill('A flat tyre');
    await press(latas, 'Yes, decline');
    await tells(chitras, /can no longer come/);
    const { request, headers } = await ownerSessionAt(origin);
    const { alerts } = await (await request.get('/api/admin/alerts', { headers })).json();
    expect(alerts).toMatchObject([{ kind: 'cannot-go', reason: 'A flat tyre' }]);
    await kamalas.getByRole('link', { name: 'Back to my day' }).click();
    await assign(origin, chitra.order, kamala.name);
    await openVisit(kamalas, '02:00 PM');
    for (const name of ['On the way', 'Arrived', 'Start', 'Done', 'Yes, it is done']) {
      await press(kamalas, name);
    }
    await tells(chitras, /Your visit ended at/);
  });

  const historyOf = async (order: Placed): Promise<string[]> =>
    (await orderNow(origin, order)).trackingHistory.map(({ message }) => message).reverse();
  const assigned = 'A beautician has been assigned to your appointment.';
  const course = [
    'Your beautician is on the way.',
    'Your beautician has arrived.',
    'Your service has started.',
    'Your service is complete. Thank you for choosing us!',
  ];
  expect(await orderNow(origin, asha.order)).toMatchObject({ status: 'completed' });
  expect((await historyOf(asha.order)).slice(1)).toEqual([assigned, ...course]);
  expect(await orderNow(origin, bina.order)).toMatchObject({
    status: 'cancelled',
    progress: { onTheWayAt: null },
  });
  expect(await orderNow(origin, chitra.order)).toMatchObject({
    status: 'completed',
    beautician: kamala.name,
  });
  expect((await historyOf(chitra.order)).slice(1)).toEqual([
    assigned,
    'Your beautician is running about 15 minutes late.',
    'Your beautician can no longer come. We are finding another beautician for you.',
    assigned,
    ...course,
  ]);
});
