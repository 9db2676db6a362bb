import type { Order } from '@haldi/contract/orders/schema';
import type { Locator, Page } from '@playwright/test';
import type { PlacedVisit } from './book-customer-visit.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { openPage } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';

export const fetchOrder = (page: Page, { _id }: PlacedVisit): Promise<Order> =>
  readAsOwner<Order>(page, `/api/orders/${_id}`);

export const openOrderDialog = async (
  page: Page,
  { orderId }: Pick<PlacedVisit, 'orderId'>,
): Promise<Locator> => {
  await signInAsAdmin(page);
  return openOrderDialogAsSignedIn(page, orderId);
};
/** For tests with their own staff session. */
export const openOrderDialogAsSignedIn = async (page: Page, orderId: number): Promise<Locator> => {
  await openPage(page, `/admin/orders?search=${orderId}`);
  await page.getByRole('link', { name: `View order #${orderId}` }).click();
  return page.getByRole('dialog', { name: `Order #${orderId}` });
};
export const buttonIn = (place: Locator, name: string): Locator =>
  place.getByRole('button', { name });
export const trackingEntries = (dialog: Locator): Locator =>
  dialog.getByRole('region', { name: 'Tracking history' }).getByRole('listitem');
export const whatsappTextOf = async (link: Locator): Promise<string> =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
