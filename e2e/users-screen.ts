import type { Page } from '@playwright/test';
import { expect, openPage } from './fixtures.ts';

export const main = (page: Page) => page.getByRole('main');
export const users = (page: Page) => main(page).getByRole('list', { name: 'Users', exact: true });
/** The cards, each with its buttons and lists. */
export const cards = (page: Page) => users(page).locator(':scope > li');
export const search = (page: Page) =>
  main(page).getByRole('searchbox', { name: 'Search by name, email or phone' });
export const openUsers = async (page: Page): Promise<void> => {
  await openPage(page, '/admin/users');
  await expect(cards(page).first()).toBeVisible();
};
export const openDetails = async (page: Page, name: string) => {
  await search(page).fill(name);
  await expect(cards(page)).toHaveCount(1);
  await main(page)
    .getByRole('button', { name: `View Details of ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'User Details' });
  await expect(dialog).toBeVisible();
  return dialog;
};
