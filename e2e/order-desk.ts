import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dayAhead } from './clock.ts';
import { expect, openPage } from './fixtures.ts';
import { demoAdmin, keepSession, logInByApi, type Person } from './people.ts';

type Placed = { _id: string; orderId: number; appointmentDate: string; appointmentSlot: string };
type Customer = Person & { userData: { _id: string } };
type Service = { _id: string; name: string; price: number; duration: number };

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const slots = ['09:00 AM', '10:00 AM', '11:00 AM', '01:00 PM', '02:00 PM', '03:00 PM', '05:00 PM'];
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;
/** Far ahead, where no other test looks; another one when it happens to be full. */
const someDay = (): string => dayAhead(40 + Math.floor(Math.random() * 45));

const facialOf = async (request: APIRequestContext): Promise<Service> => {
  const all = (await (await request.get('/Json%20Files/Facial.json')).json()) as Service[];
  const found = all.find(({ duration }) => duration <= 60);
  if (!found) throw new Error('no facial takes an hour');
  return found;
};

/** Places an order as the customer whose cookie the request context holds. */
export const placeOrder = async (
  request: APIRequestContext,
  customer: Customer,
  over: object = {},
): Promise<Placed & { service: Service }> => {
  const service = await facialOf(request);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const response = await request.post('/api/orders', {
      headers: sameOrigin,
      data: {
        orderId: 100_000 + Math.floor(Math.random() * 900_000),
        userId: customer.userData._id,
        username: customer.username,
        userPhone: customer.mobileNumber,
        services: [
          { serviceId: service._id, name: service.name, price: service.price, quantity: 2 },
        ],
        appointmentDate: someDay(),
        appointmentSlot: pick(slots),
        address: {
          street: customer.street,
          apartmentNumber: customer.apartmentNumber,
          city: customer.town,
          state: customer.state,
          pincode: customer.pincode,
          latitude: 0,
          longitude: 0,
        },
        ...over,
      },
    });
    if (response.status() === 201) return { ...((await response.json()) as Placed), service };
    expect(['SLOT_FULL', 'ORDER_ID_TAKEN']).toContain((await response.json()).code);
  }
  throw new Error('every day that was tried is full');
};

export const trackByApi = async (page: Page, order: Placed, data: object): Promise<void> => {
  const response = await page.request.put(`/api/orders/${order._id}/track`, {
    headers: sameOrigin,
    data,
  });
  expect(response.status(), await response.text()).toBe(200);
};

export const confirmed = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
};

export const openDesk = async (page: Page, query = ''): Promise<void> => {
  await keepSession(page, await logInByApi(page.request, demoAdmin));
  await openPage(page, `/admin/orders${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible();
};

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Orders', exact: true }).locator('> li');
export const cardOf = (page: Page, { orderId }: Placed) =>
  cards(page).filter({ hasText: `#${orderId}` });
export const menuItem = async (page: Page, order: Placed, name: string) => {
  await page.getByRole('button', { name: `Actions for order #${order.orderId}` }).click();
  return page.getByRole('menuitem', { name });
};
/** Where a select stands: on the page itself or in a dialog, whose options lie outside both. */
export const choose = async (
  place: Page | Locator,
  label: string,
  option: string,
): Promise<void> => {
  await place.getByRole('combobox', { name: label }).click();
  const page = 'page' in place ? place.page() : place;
  await page.getByRole('option', { name: option, exact: true }).click();
};
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);
/** A toast lasts a second here: from before the press on the page itself looks, at every frame. */
export const pressFor = async (page: Page, text: string, button: Locator): Promise<void> => {
  const shown = page.waitForFunction(
    (words) => document.querySelector('[data-toasts]')?.textContent.includes(words),
    text,
  );
  await Promise.all([shown, button.click()]);
};
