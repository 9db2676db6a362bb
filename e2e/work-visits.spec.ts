import type { TrackedOrder } from '@haldi/contract/orders/schema';
import sharp from 'sharp';
import { offerSlotsAroundNow, slotWithinTheHour } from './beautician-actions-by-api.ts';
import {
  addBeauticianWithAccount,
  bookAssignedVisit,
  buttonNamed,
  countCustomerMessages,
  fetchOrder,
  openFirstVisit,
  refusedActions,
  signInWithPasswordLinkByApi,
  visitCards,
} from './beautician-app-helpers.ts';
import { readAsOwner, saveSettingsAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { readLocalStorage, signInAsNewCustomer } from './test-accounts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a beautician opens the day with the one-time link and later by login', async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  await page.goto(new URL(usha.link, page.url()).href);
  await page.getByLabel(/^Password/).fill(usha.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Activate my account' }).click();
  await expect(page).toHaveURL('/work');
  await expect(page.getByText('No visits today')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const buffer = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#571845' },
  })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Change my picture')).toBeVisible();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/logged out/i);
  expect(Object.keys(await readLocalStorage(page))).not.toContain('workDays');
  await openPage(page, '/contact/login');
  await page.getByLabel('Email or mobile number').fill(usha.login);
  await page.getByLabel(/^Password/).fill(usha.password);
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/work');
  await openPage(page, '/profile');
  await page.getByRole('link', { name: /^My day/ }).click();
  await expect(page).toHaveURL('/work');
});

test('visitors are sent to login, and customers are told that the page is for beauticians', {
  tag: '@ci',
}, async ({ page }) => {
  await openPage(page, '/work');
  await expect(page).toHaveURL('/contact/login?next=%2Fwork');
  await signInAsNewCustomer(page);
  await openPage(page, '/work');
  await expect(page.getByText('This page is for beauticians').last()).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('link[rel=manifest]').first()).toHaveAttribute(
    'href',
    '/work.webmanifest',
  );
});

test('a beautician sees only own visits and completes one', async ({ page }) => {
  const [usha, rekha] = [
    await addBeauticianWithAccount(page),
    await addBeauticianWithAccount(page),
  ];
  const booked = await bookAssignedVisit(page, usha);
  await bookAssignedVisit(page, rekha, '03:00 PM');
  await bookAssignedVisit(page, usha, '11:00 AM', dayAhead(3));
  await signInWithPasswordLinkByApi(page, usha);
  await openPage(page, '/work');
  await expect(visitCards(page)).toHaveCount(1);
  await expect(visitCards(page)).toContainText('02:00 PM');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await visitCards(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('02:00 PM');
  await expect(page.getByRole('link', { name: 'Open map' })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  );
  await expect(page.getByRole('link', { name: 'Call Test' })).toHaveAttribute('href', /^tel:\+91/);
  await expect(page.getByRole('link', { name: 'WhatsApp to Test' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91/,
  );
  const { total } = await fetchOrder(page, booked);
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    `₹${total.toLocaleString('en-IN')}`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const steps = page.getByRole('list', { name: 'Visit progress' }).getByRole('listitem');
  for (const [place, name] of ['On the way', 'Arrived', 'Start', 'Done'].entries()) {
    const next = buttonNamed(page, name);
    expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(64);
    await next.click();
    if (name === 'Done') {
      const dialog = page.getByRole('dialog', { name: 'Is the visit done?' });
      await expect(dialog).toContainText('It starts at 02:00 PM. Mark it as done now?');
      await expectAccessible(page);
      await buttonNamed(dialog, 'Yes, it is done').click();
      await expect(page.getByRole('dialog', { name: 'Take payment' })).toBeVisible();
      await buttonNamed(page, 'Card').click();
      await buttonNamed(page, 'Paid by card').click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expect(steps.nth(place)).toContainText('11:40 AM');
  }
  await expect.poll(async () => (await fetchOrder(page, booked)).progress.doneAt).not.toBeNull();
  const { status, progress } = await fetchOrder(page, booked);
  expect(status).toBe('completed');
  expect(Object.values(progress).filter((at) => at === null)).toHaveLength(1);
  expect(await countCustomerMessages(page, booked, /on the way/)).toBe(1);
  await page.getByRole('link', { name: 'Back to my day' }).click();
  await expect(page.getByText('All done for today. Well done!')).toBeVisible();

  const later = page.getByRole('region', { name: 'Coming days' });
  await later.getByRole('link', { name: /11:00 AM/ }).click();
  await expect(
    page.getByText(/The address and phone number are shown from 12 Mar 2027/),
  ).toBeVisible();
  await expect(page.getByText('You can update this visit on its day.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0);
});

test('running late, an added service and help reach customer and salon', { tag: '@ci' }, async ({
  page,
}) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  await buttonNamed(page, 'Running late').click();
  await expectAccessible(page);
  await buttonNamed(page.getByRole('dialog'), '30 minutes').click();
  await expect(page.getByText('30 minutes late')).toBeVisible();
  await expect.poll(() => countCustomerMessages(page, booked, /30 minutes late/)).toBe(1);

  const { total } = await fetchOrder(page, booked);
  await buttonNamed(page, 'Add a service').click();
  const adding = page.getByRole('dialog', { name: 'Add a service' });
  await adding.getByRole('searchbox').fill('classic manicure');
  await adding.getByRole('list', { name: 'Matching services' }).getByRole('button').first().click();
  await expect(adding.getByText('New amount due')).toBeVisible();
  await buttonNamed(adding, 'Add to visit').click();
  await expect(adding.getByText('Ask the customer first, then tick this')).toBeVisible();
  await expectAccessible(page);
  await adding.getByRole('checkbox', { name: /agrees to pay ₹/ }).check();
  await buttonNamed(adding, 'Add to visit').click();
  await expect(adding).toBeHidden();
  await expect(page.getByRole('region', { name: 'Services to perform' })).toContainText(
    'Classic Manicure',
  );
  await expect.poll(async () => (await fetchOrder(page, booked)).total).toBeGreaterThan(total);

  await buttonNamed(page, 'Help').click();
  const help = page.getByRole('dialog', { name: 'Do you need help?' });
  await expect(help.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await buttonNamed(help, 'Alert the salon').click();
  await expect(help.getByText('The salon has been told that you need help.')).toBeVisible();
});

test('a declined visit leaves the list, by keyboard', { tag: '@ci' }, async ({ page }) => {
  const usha = await addBeauticianWithAccount(page);
  const booked = await bookAssignedVisit(page, usha);
  await signInWithPasswordLinkByApi(page, usha);
  await openPage(page, '/work');
  await expect(visitCards(page)).toBeVisible();
  await visitCards(page).focus();
  await page.keyboard.press('Enter');
  await expect(buttonNamed(page, 'Decline visit')).toBeEnabled();
  await buttonNamed(page, 'Decline visit').focus();
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Decline this visit?' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(buttonNamed(page, 'Decline visit')).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByLabel('Reason (optional)').fill('The scooter broke down');
  await expectAccessible(page);
  await buttonNamed(asked, 'Yes, decline').focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      'The salon has been told. The visit is no longer on your list. Another beautician is being planned.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await fetchOrder(page, booked)).beautician).toBe('none');
  await page.getByRole('link', { name: 'Go to my day' }).click();
  await expect(page.getByText('No visits today')).toBeVisible();
});

test('Start asks for the start code if the salon requires it', { tag: '@ci' }, async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409|422|ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  const usha = await addBeauticianWithAccount(page);
  await offerSlotsAroundNow(page);
  const booked = await bookAssignedVisit(page, usha, slotWithinTheHour);
  const { userId, orderId } = await fetchOrder(page, booked);
  const { startCode } = await readAsOwner<TrackedOrder>(page, `/api/orders/${userId}/${orderId}`);
  await signInWithPasswordLinkByApi(page, usha);
  await openFirstVisit(page);
  await buttonNamed(page, 'On the way').click();
  await expect(buttonNamed(page, 'Arrived')).toBeEnabled();
  await buttonNamed(page, 'Arrived').click();
  await expect(buttonNamed(page, 'Start')).toBeEnabled();
  await buttonNamed(page, 'Start').click();
  const asked = page.getByRole('dialog', { name: 'Start code' });
  await asked.getByLabel('Start code').fill('12');
  await buttonNamed(asked, 'Start').click();
  await expect(asked.getByText('Enter the four digits')).toBeVisible();
  await expectAccessible(page);
  const field = asked.getByLabel('Start code');
  await expect(field).toBeFocused();
  const wrongCode = startCode === '0000' ? '0001' : '0000';
  await field.fill(wrongCode);
  await buttonNamed(asked, 'Start').click();
  await expect(field).toHaveAccessibleDescription(
    'This start code is wrong. Ask the customer for it again.',
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  await expect(refusedActions(page)).toHaveCount(0);

  await page.context().setOffline(true);
  await field.fill(wrongCode);
  await buttonNamed(asked, 'Start').click();
  await expect(asked).toBeHidden();
  await expect(page.getByText('Waiting for a connection:')).toContainText('Start');
  await page.context().setOffline(false);
  await expect(refusedActions(page)).toContainText('Start, visit of 12:30 PM: not accepted');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to my day' }).click();
  await buttonNamed(refusedActions(page), 'Enter the code again').click();
  await field.fill(startCode ?? '');
  await buttonNamed(asked, 'Start').click();
  await expect(asked).toBeHidden();
  await expect(refusedActions(page)).toHaveCount(0);
  await visitCards(page).click();
  await expect(buttonNamed(page, 'Done')).toBeEnabled();
  await expect.poll(async () => (await fetchOrder(page, booked)).status).toBe('in_progress');
  await saveSettingsAsOwner(page, { requiresStartCode: false });
});
