import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import { readAsBoss } from './admin.ts';
import { openDesk } from './order-desk.ts';
import type { Booked } from './salon.ts';

export const orderNow = (page: Page, { _id }: Booked): Promise<Order> =>
  readAsBoss<Order>(page, `/api/orders/${_id}`);

/** From the desk into the details of an order. */
export const openOrder = async (page: Page, { orderId }: Booked): Promise<Locator> => {
  await openDesk(page, `?search=${orderId}`);
  await page.getByRole('link', { name: `View order #${orderId}` }).click();
  return page.getByRole('dialog', { name: `Order #${orderId}` });
};
export const button = (place: Locator, name: string): Locator =>
  place.getByRole('button', { name });
export const history = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Tracking history' }).getByRole('listitem');
export const textOf = async (link: Locator): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
