import type { Page } from '@playwright/test';
import { expect, openPage } from './fixtures.ts';
import type { Placed } from './place-orders-by-api.ts';
import { signInAsAdmin } from './staff-sessions.ts';

export const openOrderManagement = async (page: Page, query = ''): Promise<void> => {
  await signInAsAdmin(page);
  await openPage(page, `/admin/orders${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Order Management' })).toBeVisible();
};

export const orderCards = (page: Page) =>
  page.getByRole('list', { name: 'Orders', exact: true }).locator('> li');
export const orderCard = (page: Page, { orderId }: Pick<Placed, 'orderId'>) =>
  orderCards(page).filter({ hasText: `#${orderId}` });
export const openOrderMenuAndFindItem = async (
  page: Page,
  order: Pick<Placed, 'orderId'>,
  name: string,
) => {
  await page.getByRole('button', { name: `Actions for order #${order.orderId}` }).click();
  return page.getByRole('menuitem', { name });
};
