import type { Page } from '@playwright/test';
import {
  addBeauticianByApi,
  assignBeauticianByApi,
  type Beautician,
  giveDayOff,
  visitsNeedingChange,
} from './beauticians-by-api.ts';
import { bookVisitOfNewCustomer } from './book-customer-visit.ts';
import { dayForTest, formatShownDay } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { findSkillId } from './menu-services.ts';
import { narrowPhone } from './screen-sizes.ts';
import { openSideMenu } from './side-menu.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page) => page.getByRole('main');
const roster = (page: Page) => main(page).getByRole('list', { name: 'Beauticians', exact: true });
const cardOf = (page: Page, name: string) =>
  roster(page).locator(':scope > li').filter({ hasText: name });
const openRoster = async (page: Page): Promise<void> => {
  await openPage(page, '/admin/beauticians');
  await expect(roster(page)).toBeVisible();
};
const act = async (page: Page, name: string, what: string): Promise<void> => {
  await main(page)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
};
const seatsToday = async (page: Page): Promise<string> =>
  main(page)
    .getByRole('region', { name: 'Visits at the same time' })
    .getByRole('listitem')
    .first()
    .innerText();

test('beauticians: add, edit and deactivate', async ({ page, expectedMessages }) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  await openPage(page, '/admin');
  await (await openSideMenu(page)).getByRole('link', { name: 'Beauticians' }).click();
  await expect(roster(page).locator(':scope > li')).not.toHaveCount(0);
  const sunita = cardOf(page, 'Sunita Jagtap');
  for (const text of ['+91 97000 00001', 'Facial', 'Waxing']) {
    await expect(sunita).toContainText(text);
  }
  await expect(main(page).getByRole('heading', { name: 'Visits at the same time' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const before = await seatsToday(page);

  const name = `Kavita ${newPerson().username.slice(-8)}`;
  await main(page).getByRole('button', { name: 'Add beautician' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add beautician' });
  await dialog.getByLabel('Name').fill('sunita jagtap');
  await dialog.getByLabel('Mobile number').fill('12345');
  await dialog.getByRole('button', { name: 'Add beautician' }).click();
  await expect(dialog.getByText('Enter ten digits beginning with 6, 7, 8 or 9')).toBeVisible();
  await dialog.getByLabel('Mobile number').fill('98220 00017');
  await expect(dialog.getByText('None selected: all services.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Mehndi' }).check();
  await expect(dialog.getByText('None selected')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add beautician' }).click();
  await expect(dialog.getByText('Another beautician already has this name')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await clickAndExpectToast(
    page,
    'Beautician added',
    dialog.getByRole('button', { name: 'Add beautician' }),
  );
  await expect(cardOf(page, name)).toContainText('+91 98220 00017');
  await expect(cardOf(page, name)).toContainText('Working today');
  await expect.poll(() => seatsToday(page)).not.toBe(before);

  await act(page, name, 'Edit');
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('checkbox', { name: 'Hair Care' }).check();
  await clickAndExpectToast(page, 'Beautician saved', edit.getByRole('button', { name: 'Save' }));
  await expect(cardOf(page, name)).toContainText('Hair Care');
  await expect(cardOf(page, name)).toContainText('Mehndi');

  await act(page, name, 'Deactivate');
  const ask = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await clickAndExpectToast(
    page,
    'Beautician deactivated',
    ask.getByRole('button', { name: 'Deactivate' }),
  );
  await expect(cardOf(page, name)).toContainText('Inactive');
  await expect.poll(() => seatsToday(page)).toBe(before);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
});

test(
  'time off on a day with visits lists them first, and can be removed',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    await signInAsAdmin(page);
    const { name } = await addBeauticianByApi(page, 'Leela');
    const day = dayForTest(info, 9);
    const order = await bookVisitOfNewCustomer(baseURL, day, '11:00 AM');
    await assignBeauticianByApi(page, order, { name });
    await openRoster(page);
    await cardOf(page, name)
      .getByRole('link', { name: `Schedule of ${name}` })
      .click();
    await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
    const week = main(page).getByRole('region', { name: 'Schedule' });
    await expect(week.getByText('Free').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await main(page).getByRole('button', { name: 'Add time off' }).click();
    const form = page.getByRole('dialog', { name: `Time off for ${name}` });
    await form.getByLabel('First day').fill(day);
    await form.getByLabel('Note').fill('Family wedding');
    await form.getByRole('button', { name: 'Add time off' }).click();
    const question = page.getByRole('dialog', { name: `${name} has visits at that time` });
    await expect(question.getByRole('link')).toContainText(`Order #${order.orderId}`);
    await expectAccessible(page);
    await clickAndExpectToast(
      page,
      'Time off added',
      question.getByRole('button', { name: 'Add time off anyway' }),
    );
    const daysOff = main(page).getByRole('region', { name: 'Time off' });
    await expect(daysOff).toContainText(formatShownDay(day));
    await expect(daysOff).toContainText('Family wedding');

    await clickAndExpectToast(
      page,
      'Time off removed',
      main(page).getByRole('button', { name: /^Remove time off/ }),
    );
    await expect(main(page).getByText('No time off planned.')).toBeVisible();
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
  },
);

test(
  'a visit whose beautician is away is reassigned with one press',
  { tag: '@ci' },
  async ({ page, baseURL, expectedMessages }, info) => {
    expectedMessages.push(/409/);
    await signInAsAdmin(page);
    const [away, busy, free] = [
      await addBeauticianByApi(page, 'Amruta'),
      await addBeauticianByApi(page, 'Bhavna'),
      await addBeauticianByApi(page, 'Charu'),
    ];
    const unable = await addBeauticianByApi(page, 'Indu', [await findSkillId(page, 'Massage')]);
    const day = dayForTest(info, 11);
    const order = await bookVisitOfNewCustomer(baseURL, day, '11:00 AM');
    await assignBeauticianByApi(page, order, away);
    await giveDayOff(page, away, day);

    await openPage(page, '/admin');
    await main(page).getByRole('link', { name: 'Find another beautician' }).click();
    await expect(page).toHaveURL('/admin/beauticians#visits-needing-change');
    await expect(page.getByRole('region', { name: /needs? a change/ })).toBeFocused();
    const visit = visitsNeedingChange(page).filter({ hasText: `#${order.orderId}` });
    await expect(visit).toContainText(`${away.name}: off that day`);
    await visit.getByText('Why others are not available').click();
    await expect(visit.getByText(`${unable.name}: does not do Threading`)).toBeVisible();
    const giveTo = ({ name }: Beautician) =>
      visit.getByRole('button', { name: `Assign ${name} to order #${order.orderId}` });
    await expect(giveTo(free)).toBeVisible();
    await expect(giveTo(away)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // Another admin assigns first, and this screen has not been updated yet.
    const hear = await holdRequests(page, '**/api/admin/beauticians/week**');
    await assignBeauticianByApi(page, await bookVisitOfNewCustomer(baseURL, day, '11:00 AM'), busy);
    const refused = page.waitForResponse(`**/api/orders/${order._id}/track`);
    await giveTo(busy).click();
    expect((await refused).status()).toBe(409);
    hear();
    await expect(visit.getByRole('alert')).toHaveText(
      `${busy.name} already has a visit at that time.`,
    );
    await expect(giveTo(busy)).toHaveCount(0);
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);

    await clickAndExpectToast(page, `${free.name} assigned`, giveTo(free));
    await expect(visit).toHaveCount(0);
    const [now] = await readAsOwner<{ beautician: string; status: string }[]>(
      page,
      `/api/orders?search=${order.orderId}`,
    );
    expect(now).toMatchObject({ beautician: free.name, status: 'confirmed' });
  },
);

test(
  'working hours per weekday, copied to all days, and time off for part of a day',
  { tag: '@ci' },
  async ({ page }, info) => {
    await signInAsAdmin(page);
    const { _id, name } = await addBeauticianByApi(page, 'Devika');
    await openRoster(page);
    await expect(cardOf(page, name)).toContainText('Every day 9–8');
    await act(page, name, 'Edit');
    const edit = page.getByRole('dialog', { name: `Edit ${name}` });
    await edit.getByRole('checkbox', { name: 'Sunday' }).uncheck();
    await expect(edit.getByLabel('Sunday from')).toHaveCount(0);
    await edit.getByLabel('Monday from').selectOption('04:00 PM');
    await edit.getByLabel('Monday to').selectOption('10:00 AM');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByLabel('Monday to')).toHaveAccessibleDescription(
      'The end must be after the start',
    );
    await expect(edit.getByLabel('Monday to')).toBeFocused();
    await expectAccessible(page);
    await edit.getByLabel('Monday from').selectOption('10:00 AM');
    await edit.getByLabel('Monday to').selectOption('04:30 PM');
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
    await clickAndExpectToast(page, 'Beautician saved', edit.getByRole('button', { name: 'Save' }));
    await expect(cardOf(page, name)).toContainText('Mon 10–4:30, Tue–Sat 9–8');
    await act(page, name, 'Edit');
    await edit.getByRole('button', { name: 'Use Monday’s hours for all days' }).click();
    await clickAndExpectToast(page, 'Beautician saved', edit.getByRole('button', { name: 'Save' }));
    await expect(cardOf(page, name)).toContainText('Mon–Sat 10–4:30');

    const day = dayForTest(info, 6);
    await openPage(page, `/admin/beauticians/${_id}`);
    const daysOff = main(page).getByRole('region', { name: 'Time off' });
    const form = page.getByRole('dialog', { name: `Time off for ${name}` });
    await daysOff.getByRole('button', { name: 'Add time off' }).click();
    await form.getByLabel('First day').fill(day);
    await form.getByRole('button', { name: 'Some hours' }).click();
    await form.getByLabel('Off from').selectOption('01:00 PM');
    await form.getByLabel('Off until').selectOption('11:00 AM');
    await form.getByRole('button', { name: 'Add time off' }).click();
    await expect(form.getByText('The end must be after the start')).toBeVisible();
    await form.getByLabel('Off until').selectOption('02:30 PM');
    await expectAccessible(page);
    await clickAndExpectToast(
      page,
      'Time off added',
      form.getByRole('button', { name: 'Add time off' }),
    );
    await expect(daysOff).toContainText(`${formatShownDay(day)}, 01:00 PM to 02:30 PM`);
    await clickAndExpectToast(
      page,
      'Time off removed',
      daysOff.getByRole('button', { name: /^Remove time off .*01:00 PM to 02:30 PM$/ }),
    );
    await expect(daysOff).toContainText('No time off planned.');
  },
);
