import type { ApiError } from '@haldi/contract/kit/errors';
import type { Order } from '@haldi/contract/orders/schema';
import { type Page, request as requests } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdRequests,
  openPage,
  test,
} from './fixtures.ts';
import { screens } from './screen-sizes.ts';
import { ownerSessionAt, signInAsAdmin } from './staff-sessions.ts';
import { newPerson, type Person, signUpByApi } from './test-accounts.ts';

const maximumTaps = 12;

const customerField = (page: Page) => page.getByRole('combobox', { name: 'Name or mobile number' });
const serviceField = (page: Page) => page.getByRole('combobox', { name: 'Search services' });
const nextAvailable = (page: Page) => page.getByRole('button', { name: /^Next available/ });
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this visit' });
const bookOnAccountButton = (page: Page) =>
  page.getByRole('button', { name: 'Book on this account' });
const bookedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Order #\d+ is booked$/ });

const createCustomer = async (baseURL: string | undefined) => {
  const request = await requests.newContext({ baseURL: baseURL ?? '' });
  const person = await signUpByApi(request);
  await request.dispose();
  return person;
};

/** Counts presses and fields that get the focus. Typing does not count. */
const countTaps = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const counted = window as unknown as { taps: number };
    counted.taps = 0;
    let isPressed = false;
    const isField = (target: EventTarget | null): boolean =>
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    addEventListener(
      'pointerdown',
      () => {
        counted.taps += 1;
        isPressed = true;
      },
      true,
    );
    addEventListener(
      'click',
      () => {
        isPressed = false;
      },
      true,
    );
    addEventListener(
      'focusin',
      ({ target }) => {
        if (isField(target) && !isPressed) counted.taps += 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
};

const enterNewCustomer = async (page: Page, name: string, mobileNumber: string): Promise<void> => {
  await page.getByRole('button', { name: 'New customer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
};

const addService = async (page: Page): Promise<void> => {
  await serviceField(page).fill('gold facial');
  await page
    .getByRole('option', { name: /Gold Facial/ })
    .first()
    .click();
};

const enterAddress = async (page: Page, { street, pincode }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Street and area' }).fill(street);
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode);
};

const bookedOrderNumber = async (page: Page): Promise<number> =>
  Number((await bookedHeading(page).innerText()).replace(/\D/g, ''));

test.describe('in at most twelve taps on a phone', () => {
  test.use(screens.phone);

  test('for an existing customer', async ({ page, baseURL, expectedMessages }) => {
    expectedMessages.push(/409/);
    const customer = await createCustomer(baseURL);
    await signInAsAdmin(page);
    await openPage(page, '/admin/orders');
    const taps = await countTaps(page);
    await page.getByRole('link', { name: 'Book by phone' }).click();
    await expect(customerField(page)).toBeFocused();
    await page.keyboard.type(customer.mobileNumber.slice(0, 7));
    await page.getByRole('option', { name: customer.username }).click();
    await expect(serviceField(page)).toBeFocused();
    await addService(page);
    await nextAvailable(page).click();
    await expect(nextAvailable(page)).toHaveAttribute('aria-pressed', 'true');
    await bookButton(page).click();
    await expect(bookOnAccountButton(page)).toBeVisible();
    await expectAccessible(page);
    await bookOnAccountButton(page).click();
    await expect(bookedHeading(page)).toBeVisible();
    const count = await taps();
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThanOrEqual(maximumTaps);
    const link = page.getByRole('link', { name: 'Send WhatsApp' });
    const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(address).toContain(`wa.me/91${customer.mobileNumber}`);
    expect(address).toMatch(/\/visit#[\w-]{24}/);
    expect(address).toContain(`#${await bookedOrderNumber(page)}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('for a new customer', async ({ page }) => {
    const person = newPerson();
    await signInAsAdmin(page);
    await openPage(page, '/admin');
    const taps = await countTaps(page);
    await page.getByRole('link', { name: 'Book by phone' }).click();
    await expect(customerField(page)).toBeFocused();
    await page.keyboard.type(person.mobileNumber);
    await expect(page.getByText('No customer with this name or number.')).toBeVisible();
    await page.getByRole('button', { name: `New customer: ${person.mobileNumber}` }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(person.username);
    await addService(page);
    await enterAddress(page, person);
    await nextAvailable(page).click();
    await bookButton(page).click();
    await expect(bookedHeading(page)).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(maximumTaps);
    const orderId = await bookedOrderNumber(page);
    await page.getByRole('link', { name: 'Open customer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Orders' }).getByRole('link', {
        name: `#${orderId}`,
      }),
    ).toBeVisible();
  });
});

test('by keyboard alone', { tag: '@ci' }, async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/409/);
  const customer = await createCustomer(baseURL);
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  await expect(customerField(page)).toBeFocused();
  await page.keyboard.type(customer.username);
  const option = page.getByRole('option', { name: customer.username });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(serviceField(page)).toBeFocused();
  await page.keyboard.type('facial');
  const second = page.getByRole('option').nth(1);
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = await second.locator('span span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Selected services' })).toContainText(name);
  // Disabled until the times are loaded.
  await expect(nextAvailable(page)).toBeEnabled();
  await nextAvailable(page).focus();
  await page.keyboard.press('Enter');
  await bookButton(page).focus();
  await page.keyboard.press('Enter');
  await bookOnAccountButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(bookedHeading(page)).toBeFocused();
});

test('Enter chooses the customer found, even if the search answers later', {
  tag: '@ci',
}, async ({ page, baseURL }) => {
  const customer = await createCustomer(baseURL);
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  await expect(customerField(page)).toBeFocused();
  const releaseSearch = await holdRequests(page, '**/api/admin/customers?*');
  await page.keyboard.type(customer.username);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  releaseSearch();
  await expect(page.getByRole('link', { name: customer.username })).toBeVisible();
  await expect(serviceField(page)).toBeFocused();
});

test('times are offered only for the customer’s pincode', { tag: '@ci' }, async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  await page.getByRole('button', { name: 'New customer' }).click();
  await addService(page);
  await expect(nextAvailable(page)).toBeVisible();
  const releaseDays = await holdRequests(page, /\/api\/booking\/days\?.*pincode=/);
  await enterAddress(page, newPerson());
  expect(await nextAvailable(page).count()).toBe(0);
  releaseDays();
  await expect(nextAvailable(page)).toBeVisible();
});

test('missing input is marked, and a known number offers its customer', {
  tag: '@ci',
}, async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/409/);
  const customer = await createCustomer(baseURL);
  await signInAsAdmin(page);
  await openPage(page, '/admin/orders/new');
  await bookButton(page).click();
  await expect(page.getByText('Choose a customer or add a new one')).toBeVisible();
  await expect(customerField(page)).toBeFocused();
  await expectAccessible(page);
  await enterNewCustomer(page, 'Somebody Else', customer.mobileNumber);
  await addService(page);
  await enterAddress(page, customer);
  await nextAvailable(page).click();
  await bookButton(page).click();
  await expect(page.getByText(`Is this the account of ${customer.username}?`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9800000002');
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Use this customer' }).click();
  await page.getByRole('button', { name: 'Change customer' }).click();
  await enterNewCustomer(page, 'Somebody Else', customer.mobileNumber);
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Book for a new customer' }).click();
  await expect(bookedHeading(page)).toBeVisible();
});

test('a retry after a lost answer books nothing twice', { tag: '@ci' }, async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/);
  const customer = await createCustomer(baseURL);
  const { userData } = customer;
  await signInAsAdmin(page);
  await openPage(page, `/admin/orders/new?customer=${userData._id}`);
  await addService(page);
  await nextAvailable(page).click();
  await bookButton(page).click();
  await expect(bookOnAccountButton(page)).toBeVisible();
  await page.route(
    '**/api/admin/bookings',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await bookOnAccountButton(page).click();
  await expect(page.getByText('We are not sure if the visit was booked')).toBeVisible();
  await bookButton(page).click();
  await expect(bookedHeading(page)).toBeVisible();
  const { request, headers } = await ownerSessionAt(baseURL ?? '');
  const answer = await request.get(`/api/admin/customers/${userData._id}/orders`, { headers });
  const { orders } = (await answer.json()) as { orders: Order[] };
  expect(orders.map(({ orderId }) => orderId)).toEqual([await bookedOrderNumber(page)]);
});

test('a changed price is shown before booking', { tag: '@ci' }, async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const { userData } = await createCustomer(baseURL);
  await signInAsAdmin(page);
  await openPage(page, `/admin/orders/new?customer=${userData._id}`);
  await addService(page);
  await nextAvailable(page).click();
  await page.route(
    '**/api/admin/bookings',
    async (route) => {
      const { services } = route.request().postDataJSON() as Pick<Order, 'services'>;
      const [{ serviceId } = { serviceId: '' }] = services;
      const json: ApiError = {
        code: 'PRICE_CHANGED',
        message: 'A price has changed. Review the new prices.',
        details: { prices: [{ serviceId, name: 'Gold Facial', price: 5_000 }], gone: [] },
      };
      await route.fulfill({ status: 409, json });
    },
    { times: 1 },
  );
  await bookButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The new total is ₹5,100.');
  await expect(page.getByRole('list', { name: 'Selected services' })).toContainText('₹5,000');
});
