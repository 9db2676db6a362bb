import type { ApiError } from '@haldi/contract/kit/errors';
import type { Order } from '@haldi/contract/orders/schema';
import { type Page, request as requests } from '@playwright/test';
import { adminPage, ownerSessionAt } from './admin.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdResponses,
  openPage,
  test,
} from './fixtures.ts';
import { screens } from './sizes.ts';
import { newPerson, openAccount, type Person } from './test-accounts.ts';

const mostTaps = 12;

const who = (page: Page) => page.getByRole('combobox', { name: 'Name or mobile number' });
const what = (page: Page) => page.getByRole('combobox', { name: 'Search services' });
const nextFree = (page: Page) => page.getByRole('button', { name: /^Next available/ });
const book = (page: Page) => page.getByRole('button', { name: 'Book this visit' });
const onThisAccount = (page: Page) => page.getByRole('button', { name: 'Book on this account' });
const booked = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Order #\d+ is booked$/ });

const customerOf = async (baseURL: string | undefined) => {
  const request = await requests.newContext({ baseURL: baseURL ?? '' });
  const person = await openAccount(request);
  await request.dispose();
  return person;
};

/** Every press and every field that is entered, however it is entered; typing is none. */
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

const takeDown = async (page: Page, name: string, mobileNumber: string): Promise<void> => {
  await page.getByRole('button', { name: 'New customer' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNumber);
};

const addService = async (page: Page): Promise<void> => {
  await what(page).fill('gold facial');
  await page
    .getByRole('option', { name: /Gold Facial/ })
    .first()
    .click();
};

const typeAddress = async (page: Page, { street, pincode }: Person): Promise<void> => {
  await page.getByRole('textbox', { name: 'Street and area' }).fill(street);
  await page.getByRole('textbox', { name: 'Pincode' }).fill(pincode);
};

const orderOn = async (page: Page): Promise<number> =>
  Number((await booked(page).innerText()).replace(/\D/g, ''));

test.describe('in at most twelve taps on a phone', () => {
  test.use(screens.phone);

  test('for a customer who is known', async ({ page, baseURL, expectedMessages }) => {
    expectedMessages.push(/409/);
    const customer = await customerOf(baseURL);
    await adminPage(page);
    await openPage(page, '/admin/orders');
    const taps = await countTaps(page);
    await page.getByRole('link', { name: 'Book by phone' }).click();
    await expect(who(page)).toBeFocused();
    await page.keyboard.type(customer.mobileNumber.slice(0, 7));
    await page.getByRole('option', { name: customer.username }).click();
    await expect(what(page)).toBeFocused();
    await addService(page);
    await nextFree(page).click();
    await expect(nextFree(page)).toHaveAttribute('aria-pressed', 'true');
    await book(page).click();
    await expect(onThisAccount(page)).toBeVisible();
    await expectAccessible(page);
    await onThisAccount(page).click();
    await expect(booked(page)).toBeVisible();
    const count = await taps();
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThanOrEqual(mostTaps);
    const link = page.getByRole('link', { name: 'Send WhatsApp' });
    const address = decodeURIComponent((await link.getAttribute('href')) ?? '');
    expect(address).toContain(`wa.me/91${customer.mobileNumber}`);
    expect(address).toMatch(/\/visit#[\w-]{24}/);
    expect(address).toContain(`#${await orderOn(page)}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('for somebody new', async ({ page }) => {
    const person = newPerson();
    await adminPage(page);
    await openPage(page, '/admin');
    const taps = await countTaps(page);
    await page.getByRole('link', { name: 'Book by phone' }).click();
    await expect(who(page)).toBeFocused();
    await page.keyboard.type(person.mobileNumber);
    await expect(page.getByText('No customer with this name or number.')).toBeVisible();
    await page.getByRole('button', { name: `New customer: ${person.mobileNumber}` }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(person.username);
    await addService(page);
    await typeAddress(page, person);
    await nextFree(page).click();
    await book(page).click();
    await expect(booked(page)).toBeVisible();
    expect(await taps()).toBeLessThanOrEqual(mostTaps);
    const orderId = await orderOn(page);
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
  const customer = await customerOf(baseURL);
  await adminPage(page);
  await openPage(page, '/admin/orders/new');
  await expect(who(page)).toBeFocused();
  await page.keyboard.type(customer.username);
  const found = page.getByRole('option', { name: customer.username });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(what(page)).toBeFocused();
  await page.keyboard.type('facial');
  const second = page.getByRole('option').nth(1);
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const name = await second.locator('span span').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Selected services' })).toContainText(name);
  // Busy until the times of what was chosen are known.
  await expect(nextFree(page)).toBeEnabled();
  await nextFree(page).focus();
  await page.keyboard.press('Enter');
  await book(page).focus();
  await page.keyboard.press('Enter');
  await onThisAccount(page).focus();
  await page.keyboard.press('Enter');
  await expect(booked(page)).toBeFocused();
});

test('Enter takes whoever what was typed finds, however late that is known', {
  tag: '@ci',
}, async ({ page, baseURL }) => {
  const customer = await customerOf(baseURL);
  await adminPage(page);
  await openPage(page, '/admin/orders/new');
  await expect(who(page)).toBeFocused();
  const find = await holdResponses(page, '**/api/admin/customers?*');
  await page.keyboard.type(customer.username);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  find();
  await expect(page.getByRole('link', { name: customer.username })).toBeVisible();
  await expect(what(page)).toBeFocused();
});

test('a time that is offered is one for where she lives', { tag: '@ci' }, async ({ page }) => {
  await adminPage(page);
  await openPage(page, '/admin/orders/new');
  await page.getByRole('button', { name: 'New customer' }).click();
  await addService(page);
  await expect(nextFree(page)).toBeVisible();
  const tell = await holdResponses(page, /\/api\/booking\/days\?.*pincode=/);
  await typeAddress(page, newPerson());
  expect(await nextFree(page).count()).toBe(0);
  tell();
  await expect(nextFree(page)).toBeVisible();
});

test('what is missing is marked, and a number that is known offers whose it is', {
  tag: '@ci',
}, async ({ page, baseURL, expectedMessages }) => {
  expectedMessages.push(/409/);
  const customer = await customerOf(baseURL);
  await adminPage(page);
  await openPage(page, '/admin/orders/new');
  await book(page).click();
  await expect(page.getByText('Choose a customer or add a new one')).toBeVisible();
  await expect(who(page)).toBeFocused();
  await expectAccessible(page);
  await takeDown(page, 'Somebody Else', customer.mobileNumber);
  await addService(page);
  await typeAddress(page, customer);
  await nextFree(page).click();
  await book(page).click();
  await expect(page.getByText(`Is this the account of ${customer.username}?`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('9800000002');
  await book(page).click();
  await page.getByRole('button', { name: 'Use this customer' }).click();
  await page.getByRole('button', { name: 'Change customer' }).click();
  await takeDown(page, 'Somebody Else', customer.mobileNumber);
  await book(page).click();
  await page.getByRole('button', { name: 'Book for a new customer' }).click();
  await expect(booked(page)).toBeVisible();
});

test('an answer that is lost: pressed once more, nothing is booked twice', { tag: '@ci' }, async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/Failed to load resource/);
  const customer = await customerOf(baseURL);
  const { userData } = customer;
  await adminPage(page);
  await openPage(page, `/admin/orders/new?customer=${userData._id}`);
  await addService(page);
  await nextFree(page).click();
  await book(page).click();
  await expect(onThisAccount(page)).toBeVisible();
  await page.route(
    '**/api/admin/bookings',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await onThisAccount(page).click();
  await expect(page.getByText('We are not sure if the visit was booked')).toBeVisible();
  await book(page).click();
  await expect(booked(page)).toBeVisible();
  const { request, headers } = await ownerSessionAt(baseURL ?? '');
  const answer = await request.get(`/api/admin/customers/${userData._id}/orders`, { headers });
  const { orders } = (await answer.json()) as { orders: Order[] };
  expect(orders.map(({ orderId }) => orderId)).toEqual([await orderOn(page)]);
});

test('a price that has changed is shown before it is booked', { tag: '@ci' }, async ({
  page,
  baseURL,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  const { userData } = await customerOf(baseURL);
  await adminPage(page);
  await openPage(page, `/admin/orders/new?customer=${userData._id}`);
  await addService(page);
  await nextFree(page).click();
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
  await book(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The new total is ₹5,100.');
  await expect(page.getByRole('list', { name: 'Selected services' })).toContainText('₹5,000');
});
