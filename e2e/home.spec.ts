import type { Page } from '@playwright/test';
import {
  createAdminApi,
  dayForTest,
  findService,
  formatShownDay,
  type ListedService,
  type PlacedOrder,
  placeOrderByApi,
  statusMessages,
  tapOrClick,
} from './booking-helpers.ts';
import { expect, expectAccessible, holdRequests, openPage, test } from './fixtures.ts';
import { type SignedIn, signInAsNewCustomer } from './test-accounts.ts';

const visitsOf = (page: Page) => page.getByRole('region', { name: 'Your visits' });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => done(sum)));
      }),
  );

type Visit = { service: ListedService; day: string; slot: string };

const place = async (page: Page, { userData }: SignedIn, visit: Visit): Promise<PlacedOrder> => {
  const who = { userId: userData._id, username: userData.username };
  const answer = await placeOrderByApi(page.request, who, visit);
  expect(answer.status()).toBe(201);
  return (await answer.json()) as PlacedOrder;
};

test('a visitor sees eight popular services and no visits, and requests none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(visitsOf(page)).toBeHidden();
  const popular = page.getByRole('region', { name: 'Popular services' });
  await expect(popular.getByRole('listitem')).toHaveCount(8);
  expect(asked.filter((url) => /orders|member-visits/.test(url))).toEqual([]);
});

test('the next and the last visit come first, and nothing moves when they load', async ({
  page,
  baseURL,
}, info) => {
  const customer = await signInAsNewCustomer(page);
  const service = await findService(page.request, 'facial-gold');
  const day = dayForTest(info, 3);
  const past = await place(page, customer, { service, day, slot: '09:00 AM' });
  const next = await place(page, customer, { service, day, slot: '03:00 PM' });
  const admin = await createAdminApi(baseURL);
  await admin.track(past._id, 'completed', statusMessages.complete);
  await admin.track(next._id, 'confirmed', statusMessages.confirmed);

  const release = await holdRequests(
    page,
    /\/api\/orders\/(my-order|order-history)\//,
    async (route) => {
      if (!route.request().url().includes('order-history')) return route.continue();
      // Lowers the price of the past order and adds a service that is no longer offered.
      const answer = await route.fetch();
      const [order] = (await answer.json()) as { services: object[] }[];
      const line = order?.services[0];
      const services = [
        { ...line, price: service.price - 50 },
        { ...line, serviceId: 'no-longer-there', name: 'Silver Facial' },
      ];
      await route.fulfill({ response: answer, json: [{ ...order, services }] });
    },
  );
  await openPage(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  release();
  const visit = visitsOf(page).getByRole('link', { name: /Your next visit/ });
  await expect(visit).toContainText(formatShownDay(day).slice(0, 6));
  await expect(visit).toContainText('03:00 PM');
  await expect(visit).toContainText('Confirmed');
  expect(await heading.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBeLessThan(0.01);
  await expectAccessible(page);

  await tapOrClick(visitsOf(page).getByRole('button', { name: /Book again/ }));
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('heading', { name: service.name })).toBeVisible();
  await expect(cart.getByText('Silver Facial is no longer offered.')).toBeVisible();
  await expect(cart.getByText('Gold Facial now costs ₹1,299 (was ₹1,249).')).toBeVisible();
  await tapOrClick(cart.getByRole('button', { name: 'Increase Gold Facial' }));
  await expect(cart.getByText('Changes since your last visit')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tapOrClick(visit);
  await expect(page).toHaveURL(`/track-order/${customer.userData._id}/${next.orderId}`);
});

test('visits that fail to load can be loaded again', async ({ page, expectedMessages }) => {
  expectedMessages.push(/500/);
  await signInAsNewCustomer(page);
  await page.route('**/api/orders/my-order/**', (route) => route.fulfill({ status: 500 }));
  await openPage(page, '/');
  await expect(visitsOf(page).getByText('Your visits could not be loaded.')).toBeVisible();
  await page.unroute('**/api/orders/my-order/**');
  await tapOrClick(visitsOf(page).getByRole('button', { name: 'Try again' }));
  await expect(visitsOf(page).getByRole('link', { name: /Book your first visit/ })).toBeVisible();
});
