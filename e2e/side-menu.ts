import type { Page } from '@playwright/test';
import { isPhone } from './fixtures.ts';

/** On phones the menu is opened first. */
export const openSideMenu = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  return page.getByRole('navigation', { name: 'Side menu' });
};
