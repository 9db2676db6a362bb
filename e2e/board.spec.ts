import { addBeauticianByApi, assignBeauticianByApi, giveDayOff } from './beauticians-by-api.ts';
import {
  anyFreeSlot,
  freeSlot,
  openBoard,
  unassignedVisit,
  visitBlock,
  visitPanel,
} from './board-locators.ts';
import { bookVisitOfNewCustomer } from './book-customer-visit.ts';
import { dayForTest } from './booking-helpers.ts';
import { putAsOwner, readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { findSkillId } from './menu-services.ts';
import { fetchOrder } from './order-dialog.ts';
import { confirmedOrderUpdate } from './place-orders-by-api.ts';
import { narrowPhone, screens } from './screen-sizes.ts';
import { clickAndExpectToast } from './toasts.ts';

test('a selected visit shows its details and is moved to a free slot', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 1);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  await openBoard(page, day);
  const beautician = await addBeauticianByApi(page, 'Kirti');
  await assignBeauticianByApi(page, order, beautician);
  await expect(visitBlock(page, order)).toContainText('Confirmed');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await visitBlock(page, order).click();
  await expect(visitBlock(page, order)).toHaveAttribute('aria-pressed', 'true');
  await expect(freeSlot(page, beautician, '10:00 AM')).toHaveAccessibleName(/current$/);
  await expect(freeSlot(page, beautician, '03:00 PM')).toHaveAccessibleName(/free$/);
  const panel = visitPanel(page, order);
  await expect(panel).toContainText('Paud Road, Pune');
  await expect(panel.getByRole('link', { name: /Paud Road, Pune/ })).toHaveAttribute(
    'href',
    /google.*Paud/,
  );
  await expect(panel.getByRole('link', { name: `Order #${order.orderId}` })).toHaveAttribute(
    'href',
    `/admin/orders/${order.orderId}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await clickAndExpectToast(page, 'Visit moved', freeSlot(page, beautician, '03:00 PM'));
  await expect(visitBlock(page, order, '03:00 PM')).toBeFocused();
  await expect(anyFreeSlot(page)).toHaveCount(0);
  await expect(panel).toBeHidden();
  const moved = await fetchOrder(page, order);
  expect(moved).toMatchObject({ appointmentSlot: '03:00 PM', beautician: beautician.name });
  await page.setViewportSize(narrowPhone);
  await expect(visitBlock(page, order)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test(
  'arrow keys move between slots, and Escape returns the focus',
  { tag: '@ci' },
  async ({ page, baseURL }, info) => {
    const day = dayForTest(info, 2);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    await openBoard(page, day);
    const beautician = await addBeauticianByApi(page, 'Lata');
    await assignBeauticianByApi(page, order, beautician);
    await expect(visitBlock(page, order)).toContainText('Confirmed');
    await visitBlock(page, order).press('Enter');
    await expect(freeSlot(page, beautician, '11:00 AM')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(anyFreeSlot(page)).toHaveCount(0);
    await expect(visitBlock(page, order)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(freeSlot(page, beautician, '11:00 AM')).toBeEnabled();
    await page.keyboard.press('ArrowDown');
    await expect(freeSlot(page, beautician, '11:00 AM')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(freeSlot(page, beautician, '09:00 AM')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitBlock(page, order, '09:00 AM')).toBeFocused();
    const moved = await fetchOrder(page, order);
    expect(moved).toMatchObject({ appointmentSlot: '09:00 AM', beautician: beautician.name });
  },
);

test(
  'an unavailable slot shows its reason, and a slot with a conflict can be overridden',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    const day = dayForTest(info, 10);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    const other = await bookVisitOfNewCustomer(baseURL, day, '01:00 PM');
    await openBoard(page, day);
    const busy = await addBeauticianByApi(page, 'Bina');
    const unskilled = await addBeauticianByApi(page, 'Anita', [await findSkillId(page, 'Massage')]);
    await assignBeauticianByApi(page, order, busy);
    await assignBeauticianByApi(page, other, busy);
    await expect(visitBlock(page, other)).toContainText('Confirmed');
    await visitBlock(page, order).click();
    const busySlot = freeSlot(page, busy, '01:00 PM');
    await expect(busySlot).toHaveAccessibleName(
      /at B-204, Mayur Residency, Paud Road - 411038 until .*, not available$/,
    );
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    await busySlot.click();
    await expect(visitPanel(page, order).getByRole('alert')).toContainText(
      `${busy.name} at 01:00 PM: at B-204, Mayur Residency, Paud Road - 411038 until`,
    );
    expect(sent).toEqual([]);
    await expect(freeSlot(page, unskilled, '03:00 PM')).toHaveAccessibleName(
      /does not do Threading, conflict$/,
    );
    await freeSlot(page, unskilled, '03:00 PM').click();
    const question = page.getByRole('dialog', { name: `Assign ${unskilled.name}?` });
    await expect(question).toContainText('does not do Threading');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(freeSlot(page, unskilled, '03:00 PM')).toBeVisible();
    await freeSlot(page, unskilled, '03:00 PM').click();
    await clickAndExpectToast(
      page,
      'Visit moved',
      question.getByRole('button', { name: 'Assign anyway' }),
    );
    await expect(visitBlock(page, order, '03:00 PM')).toContainText('Confirmed');
    const moved = await fetchOrder(page, order);
    expect(moved).toMatchObject({ appointmentSlot: '03:00 PM', beautician: unskilled.name });
  },
);

test('unassigned visits are assigned at their time or moved to any available beautician', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 4);
  const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  const second = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
  await openBoard(page, day);
  const beautician = await addBeauticianByApi(page, 'Chhaya');
  await expect(unassignedVisit(page, order)).toHaveAccessibleName(/^10:00 AM Unassigned/);
  await expect(unassignedVisit(page, order)).toContainText('Planned: ');
  await unassignedVisit(page, order).click();
  await clickAndExpectToast(
    page,
    `${beautician.name} is assigned`,
    freeSlot(page, beautician, '10:00 AM'),
  );
  await expect(unassignedVisit(page, order)).toHaveCount(0);
  const assigned = await fetchOrder(page, order);
  expect(assigned).toMatchObject({
    ...{ status: 'confirmed', beautician: beautician.name, appointmentSlot: '10:00 AM' },
  });
  expect(assigned.trackingHistory[0]?.message).toContain('A beautician has been assigned');
  await unassignedVisit(page, second).click();
  const panel = visitPanel(page, second);
  const assignPlanned = panel.getByRole('button', { name: /^Assign / });
  await expect(assignPlanned).toHaveAccessibleDescription(
    'Confirms the visit and tells the customer and the beautician',
  );
  await expectAccessible(page);
  const anyone = page.getByRole('button', { name: /^Any available beautician, 05:00 PM free/ });
  await clickAndExpectToast(page, 'Visit moved', anyone);
  expect(await fetchOrder(page, second)).toMatchObject({
    ...{ appointmentSlot: '05:00 PM', beautician: 'none' },
  });
});

test(
  'visits that need a change come first, with the reason',
  { tag: '@ci' },
  async ({ page, baseURL }, info) => {
    const day = dayForTest(info, 5);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    const pending = await bookVisitOfNewCustomer(baseURL, day, '09:00 AM');
    await openBoard(page, day);
    const beautician = await addBeauticianByApi(page, 'Dipti');
    await assignBeauticianByApi(page, order, beautician);
    await giveDayOff(page, beautician, day);
    await page.reload();
    const entries = page.getByRole('region', { name: /^Needs attention/ }).getByRole('button');
    await expect(entries.first()).toContainText(order.username);
    await expect(entries.first()).toContainText(`${beautician.name}: off that day`);
    await expect(unassignedVisit(page, pending)).toBeVisible();
  },
);

test(
  'a version conflict on the board is shown, and the move can be repeated',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    const day = dayForTest(info, 6);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    // Without events the change is seen only when the visit is moved.
    await page.route('**/api/admin/events', (route) => route.abort());
    expectedMessages.push(/ERR_FAILED/);
    await openBoard(page, day);
    const beautician = await addBeauticianByApi(page, 'Esha');
    await page.reload();
    await visitBlock(page, order).click();
    await expect(freeSlot(page, beautician, '03:00 PM')).toHaveAccessibleName(/free$/);
    await putAsOwner(page, `/api/orders/${order._id}/track`, confirmedOrderUpdate);
    await freeSlot(page, beautician, '03:00 PM').click();
    const notice = visitPanel(page, order).getByRole('alert');
    await expect(notice).toContainText('This order was changed while you were editing.');
    await expect(notice).toContainText('Status: Pending → Confirmed');
    expect((await fetchOrder(page, order)).appointmentSlot).toBe('10:00 AM');
    await clickAndExpectToast(page, 'Visit moved', freeSlot(page, beautician, '03:00 PM'));
    await expect(visitBlock(page, order, '03:00 PM')).toBeVisible();
  },
);

test(
  'the board updates live and keeps its scroll position',
  { tag: '@ci' },
  async ({ page, baseURL }, info) => {
    const day = dayForTest(info, 11);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    await openBoard(page, day);
    const region = page.getByRole('region', { name: /^Schedule for / });
    await expect(visitBlock(page, order)).toContainText('Pending');
    await region.evaluate((part) => part.scrollTo({ top: 200, left: part.clientWidth }));
    const scrollPosition = () => region.evaluate((part) => [part.scrollTop, part.scrollLeft]);
    const before = await scrollPosition();
    await putAsOwner(page, `/api/orders/${order._id}/track`, confirmedOrderUpdate);
    await expect(visitBlock(page, order)).toContainText('Confirmed');
    expect(await scrollPosition()).toEqual(before);
    await visitBlock(page, order).click();
    await expect(anyFreeSlot(page).first()).toBeVisible();
    await putAsOwner(page, `/api/orders/${order._id}/track`, {
      ...confirmedOrderUpdate,
      status: 'pending',
    });
    await expect(visitPanel(page, order)).toContainText(
      'This order was changed while you were editing:',
    );
  },
);

test(
  'a retry after a lost answer does not move a visit on the board twice',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/ERR_FAILED/);
    const day = dayForTest(info, 8);
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    await page.route('**/api/admin/events', (route) => route.abort());
    await openBoard(page, day);
    const beautician = await addBeauticianByApi(page, 'Farah');
    await page.reload();
    await visitBlock(page, order).click();
    let isLost = false;
    await page.route('**/api/orders/*/appointment', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await freeSlot(page, beautician, '03:00 PM').click();
    await expect(visitPanel(page, order).getByRole('alert')).toBeVisible();
    const moved = await fetchOrder(page, order);
    expect(moved.appointmentSlot).toBe('03:00 PM');
    await clickAndExpectToast(page, 'Visit moved', freeSlot(page, beautician, '03:00 PM'));
    expect((await fetchOrder(page, order)).version).toBe(moved.version);
  },
);

test('the planned beautician is assigned with one tap on a phone and on a desktop', async ({
  page,
  baseURL,
}, info) => {
  const day = dayForTest(info, 12);
  for (const { viewport } of [screens.phone, screens.desktop]) {
    const order = await bookVisitOfNewCustomer(baseURL, day, '10:00 AM');
    await page.setViewportSize(viewport);
    await openBoard(page, day);
    const { planned } = await readAsOwner<{ planned: string }>(
      page,
      `/api/orders/${order._id}/candidates`,
    );
    await unassignedVisit(page, order).click();
    const assign = visitPanel(page, order).getByRole('button', { name: `Assign ${planned}` });
    await expect(assign).toBeInViewport({ ratio: 1 });
    await clickAndExpectToast(page, `${planned} is assigned`, assign);
    await expect(unassignedVisit(page, order)).toHaveCount(0);
    expect(await fetchOrder(page, order)).toMatchObject({
      ...{ status: 'confirmed', beautician: planned, appointmentSlot: '10:00 AM' },
    });
  }
});
