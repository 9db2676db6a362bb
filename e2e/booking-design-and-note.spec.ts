import type { Page } from '@playwright/test';
import { addBeauticianByApi, assignBeauticianByApi } from './beauticians-by-api.ts';
import {
  chooseDay,
  chooseSlot,
  formatShownDay,
  goToOrderReviewDialog,
  mockWhatsapp,
  openCart,
  pressPlaceOrder,
  tapOrClick,
} from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { dayAhead } from './clock.ts';
import {
  dismissToasts,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { openOrderManagement, orderCard } from './orders-screen.ts';
import type { Placed } from './place-orders-by-api.ts';
import { signInAsNewCustomer } from './test-accounts.ts';

const note = 'The bell is broken, please knock';

const orderShown = async (page: Page): Promise<Placed> => {
  const [userId, orderId] = new URL(page.url()).pathname.split('/').slice(-2);
  return readAsOwner<Placed>(page, `/api/orders/${userId}/${orderId}`);
};

test.beforeEach(async ({ page }) => mockWhatsapp(page));

test('a mehndi design and a note are sent with the order and shown in the beautician’s week', async ({
  page,
}) => {
  const day = dayAhead(3);
  await signInAsNewCustomer(page);
  await openPage(page, '/designs?design=mayur-mahal');
  await tapOrClick(page.getByRole('dialog').getByRole('link', { name: 'Book mehndi' }));
  await expect(page.getByText('Mayur Mahal is selected.')).toBeVisible();
  await dismissToasts(page);
  await tapOrClick(page.getByRole('button', { name: /^Add Bridal Mehndi, Both Hands to Elbow/ }));
  const cart = await openCart(page);
  await expect(cart.getByText('Mayur Mahal')).toBeVisible();
  await expectAccessible(page);
  await tapOrClick(cart.getByRole('button', { name: 'Order Now' }));
  const appointment = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  await chooseDay(appointment, day);
  await chooseSlot(appointment, '10:00 AM');
  const last = await goToOrderReviewDialog(page);
  await expect(last.getByText('Mayur Mahal')).toBeVisible();
  await last.getByLabel('Note for the beautician').fill(note);
  await pressPlaceOrder(page);
  await expect(page).toHaveURL(/\/track-order\//);
  await expect(page.getByRole('link', { name: 'Mayur Mahal' })).toHaveAttribute(
    'href',
    '/designs?design=mayur-mahal',
  );
  await expect(page.getByText(note)).toBeVisible();
  const order = await orderShown(page);

  await openOrderManagement(page, `?search=${order.orderId}`);
  const card = orderCard(page, order);
  await expect(card.getByRole('link', { name: 'Mayur Mahal' })).toBeVisible();
  await expect(card.getByText(note)).toBeVisible();
  const beautician = await addBeauticianByApi(page, 'Heena');
  await assignBeauticianByApi(page, order, beautician);
  await openPage(page, `/admin/beauticians/${beautician._id}`);
  const week = page.getByRole('region', { name: 'Schedule' });
  if (isPhone(page)) await tapOrClick(week.getByRole('button', { name: formatShownDay(day) }));
  const visit = week.getByRole('link', { name: new RegExp(`#${order.orderId}`) });
  await expect(visit).toContainText('Mehndi design: Mayur Mahal');
  await expect(visit).toContainText(`Note: ${note}`);
  await expectNoSidewaysScroll(page);
});

test('without mehndi no design is sent, and a design can be removed', async ({ page }) => {
  await signInAsNewCustomer(page);
  await openPage(page, '/designs?design=haath-phool');
  await tapOrClick(page.getByRole('dialog').getByRole('link', { name: 'Book mehndi' }));
  await expect(page.getByText('Haath Phool is selected.')).toBeVisible();
  await dismissToasts(page);
  await tapOrClick(page.getByRole('button', { name: /^Add Bridal Makeup, HD/ }));
  const cart = await openCart(page);
  await expect(cart.getByRole('heading', { name: 'Bridal Makeup, HD' })).toBeVisible();
  await expect(cart.getByText('Haath Phool')).toHaveCount(0);
  await tapOrClick(cart.getByRole('button', { name: 'Close' }));
  await tapOrClick(page.getByRole('button', { name: /^Add Bridal Mehndi, Both Hands to Elbow/ }));
  await openCart(page);
  await expect(cart.getByText('Haath Phool')).toBeVisible();
  await tapOrClick(cart.getByRole('button', { name: 'Remove Haath Phool' }));
  await expect(cart.getByText('Haath Phool')).toHaveCount(0);
  await tapOrClick(cart.getByRole('link', { name: 'Choose a mehndi design' }));
  await expect(page).toHaveURL('/designs');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tapOrClick(page.getByRole('link', { name: /Dulhan Darbar/ }));
  await tapOrClick(page.getByRole('dialog').getByRole('link', { name: 'Choose this design' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Book a visit' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Dulhan Darbar')).toBeVisible();
});
