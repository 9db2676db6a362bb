import {
  type APIRequestContext,
  type Locator,
  type Page,
  request as requests,
  type TestInfo,
} from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect, isPhone, openPage } from './fixtures.ts';
import { nextOrderNumber } from './order-number.ts';
import { ownerSessionAt } from './staff-sessions.ts';

export type ListedService = {
  _id: string;
  id: string;
  name: string;
  price: number;
  image: string;
  duration: number;
};
export type PlacedOrder = { _id: string; orderId: number; userId: string; total: number };

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** A separate day for each test and size, after the demo's orders. */
export const dayForTest = (info: TestInfo, number: number): string => {
  return dayAhead(25 + number * 2 + (info.project.name === 'phone' ? 0 : 1));
};

export const formatShownDay = (day: string): string => {
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en-GB', {
    month: 'short',
    timeZone: 'UTC',
  });
  return `${day.slice(8)} ${month.slice(0, 3)} ${day.slice(0, 4)}`;
};

export const tapOrClick = async (target: Locator): Promise<void> =>
  isPhone(target.page()) ? target.tap() : target.click();

export const fetchServiceList = async (request: APIRequestContext): Promise<ListedService[]> =>
  (await request.get('/Json%20Files/AllServices.json')).json() as Promise<ListedService[]>;

export const findService = async (
  request: APIRequestContext,
  id?: string,
): Promise<ListedService> => {
  const found = (await fetchServiceList(request)).find(
    (service) => id === undefined || service.id === id,
  );
  if (!found) throw new Error('the catalogue is empty');
  return found;
};

type StoredItem = ListedService & { quantity?: number };

export const storeCart = async (page: Page, items: readonly StoredItem[]): Promise<void> => {
  await page.goto('/api/health');
  await page.evaluate(
    (text) => localStorage.setItem('cartItems', text),
    JSON.stringify(
      items.map(({ _id, id, name, price, image, duration, quantity = 1 }) => ({
        ...{ _id, id, name, price, image, duration, quantity },
      })),
    ),
  );
};

export const mockWhatsapp = async (page: Page): Promise<void> => {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
};

export const openCart = async (page: Page): Promise<Locator> => {
  await tapOrClick(page.getByRole('banner').getByRole('button', { name: /^Cart, / }));
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  return cart;
};

export const openAppointmentDialog = async (
  page: Page,
  path = '/service/threading',
): Promise<Locator> => {
  await openPage(page, path);
  const cart = await openCart(page);
  await tapOrClick(cart.getByRole('button', { name: 'Order Now' }));
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Appointment' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  return dialog;
};

export const showCalendarDay = async (scope: Locator, day: string): Promise<Locator> => {
  const wanted = scope.locator(`[data-day="${day}"]`).getByRole('button');
  while (!(await wanted.isVisible())) {
    await tapOrClick(scope.getByRole('button', { name: 'Go to the Next Month' }));
  }
  return wanted;
};

export const chooseDay = async (scope: Locator, day: string): Promise<void> =>
  tapOrClick(await showCalendarDay(scope, day));

export const chooseSlot = async (scope: Locator, slot: string): Promise<void> => {
  await tapOrClick(scope.getByRole('combobox', { name: /Select Time/ }));
  await tapOrClick(scope.page().getByRole('option', { name: slot }));
  await expect(scope.getByRole('combobox', { name: /Select Time/ })).toContainText(slot);
};

/** Letters that are typed slowly would each select an option. */
export const arrowDownTo = async (option: Locator): Promise<void> => {
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await option.evaluate((element) => element.hasAttribute('data-highlighted'))) return;
    await option.page().keyboard.press('ArrowDown');
  }
  throw new Error(`${option} cannot be reached by ArrowDown`);
};

export const orderReviewDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Check and place your order' });

/** Uses the address on file. */
export const goToOrderReviewDialog = async (page: Page): Promise<Locator> => {
  await tapOrClick(page.getByRole('button', { name: 'Confirm Appointment' }));
  await tapOrClick(page.getByRole('button', { name: 'Use this address' }));
  await expect(orderReviewDialog(page)).toBeVisible();
  return orderReviewDialog(page);
};

export const pressPlaceOrder = (page: Page): Promise<void> =>
  tapOrClick(orderReviewDialog(page).getByRole('button', { name: /^Place order/ }));

export const placeOrderWithSavedAddress = async (page: Page): Promise<void> => {
  await goToOrderReviewDialog(page);
  await pressPlaceOrder(page);
};

export const pressChangeButton = async (page: Page, part: string): Promise<void> =>
  tapOrClick(orderReviewDialog(page).getByRole('button', { name: `Change: ${part}` }));

type Booked = {
  day: string;
  slot: string;
  service: ListedService;
  quantity?: number;
  askedFor?: string;
};

export const orderBody = (
  userId: string,
  username: string,
  { day, slot, service, quantity = 1, askedFor }: Booked,
): object => ({
  orderId: nextOrderNumber(),
  userId,
  username,
  services: [{ serviceId: service._id, price: service.price, quantity }],
  appointmentDate: day,
  appointmentSlot: slot,
  ...(askedFor && { askedFor }),
  address: { street: 'Paud Road', city: 'Pune', pincode: '411038' },
});

export const placeOrderByApi = async (
  request: APIRequestContext,
  { userId, username }: { userId: string; username: string },
  booked: Booked,
) =>
  request.post('/api/orders', { data: orderBody(userId, username, booked), headers: sameOrigin });

export const createRequestContext = (baseURL: string | undefined): Promise<APIRequestContext> =>
  requests.newContext({ ...(baseURL !== undefined && { baseURL }) });

export type AdminApi = {
  track: (id: string, status: string, message: string) => Promise<void>;
  ordersOf: (phone: string) => Promise<PlacedOrder[]>;
};

export const createAdminApi = async (baseURL: string | undefined): Promise<AdminApi> => {
  const { request, headers } = await ownerSessionAt(baseURL ?? '');
  return {
    track: async (id, status, message) => {
      const data = { status, message };
      const answer = await request.put(`/api/orders/${id}/track`, { data, headers });
      expect(answer.status()).toBe(200);
    },
    ordersOf: async (phone) =>
      (await request.get(`/api/orders?search=${phone}`, { headers })).json() as Promise<
        PlacedOrder[]
      >,
  };
};

export const statusMessages = {
  confirmed: 'Your appointment is confirmed. See you soon!',
  complete: 'Your service is complete. Thank you for choosing us!',
  cancelled: 'Your appointment has been cancelled. Please contact us to book again.',
};

/** Books until no beautician is available; returns the last order. */
export const bookSlotFully = async (
  baseURL: string | undefined,
  booked: Booked,
): Promise<PlacedOrder> => {
  // Booked by staff: a customer cannot have two visits at the same time.
  const { request, userData } = await ownerSessionAt(baseURL ?? '');
  const who = { userId: userData._id, username: userData.username };
  let last: PlacedOrder | undefined;
  for (;;) {
    const answer = await placeOrderByApi(request, who, booked);
    if (answer.status() !== 201) {
      expect(await answer.json()).toMatchObject({ code: 'SLOT_FULL' });
      break;
    }
    last = (await answer.json()) as PlacedOrder;
  }
  if (!last) throw new Error('the slot was full before the test');
  return last;
};

export const bookSlotExceptOne = async (
  baseURL: string | undefined,
  booked: Booked,
): Promise<void> => {
  const last = await bookSlotFully(baseURL, booked);
  await (await createAdminApi(baseURL)).track(last._id, 'cancelled', statusMessages.cancelled);
};

export const bookLastPlaceInSlot = async (
  baseURL: string | undefined,
  booked: Booked,
): Promise<{ _id: string }> => {
  const { request, userData } = await ownerSessionAt(baseURL ?? '');
  const who = { userId: userData._id, username: userData.username };
  const answer = await placeOrderByApi(request, who, booked);
  expect(answer.status()).toBe(201);
  return answer.json();
};
