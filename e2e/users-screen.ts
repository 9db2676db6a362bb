import type { Page } from '@playwright/test';
import { expect, openPage } from './fixtures.ts';

export const mainRegion = (page: Page) => page.getByRole('main');
export const userList = (page: Page) =>
  mainRegion(page).getByRole('list', { name: 'Users', exact: true });
export const userCards = (page: Page) => userList(page).locator(':scope > li');
export const userSearch = (page: Page) =>
  mainRegion(page).getByRole('searchbox', { name: 'Search by name, email or phone' });
export const openUsers = async (page: Page): Promise<void> => {
  await openPage(page, '/admin/users');
  await expect(userCards(page).first()).toBeVisible();
};
export const openUserDetails = async (page: Page, name: string) => {
  await userSearch(page).fill(name);
  await expect(userCards(page)).toHaveCount(1);
  await mainRegion(page)
    .getByRole('button', { name: `View Details of ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'User Details' });
  await expect(dialog).toBeVisible();
  return dialog;
};
