import type { Locator, Page } from '@playwright/test';
import type { PlacedVisit } from './book-customer-visit.ts';
import { expect, openPage } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';

export const openBoard = async (page: Page, day: string): Promise<void> => {
  await signInAsAdmin(page);
  await openPage(page, `/admin/board?day=${day}`);
  await expect(page.getByRole('region', { name: /^Schedule for / })).toBeVisible();
};
export const visitBlock = (page: Page, { username }: PlacedVisit, slot = ''): Locator =>
  page.getByRole('button', {
    name: new RegExp(`^${slot || '\\d\\d:\\d\\d [AP]M'} (Pending|Confirmed) (Now )?${username}`),
  });
export const unassignedVisit = (page: Page, { username }: PlacedVisit): Locator =>
  page.getByRole('region', { name: /^Needs attention/ }).getByRole('button', { name: username });
export const freeSlot = (page: Page, { name }: { name: string }, slot: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, ${slot} `) });
export const anyFreeSlot = (page: Page): Locator => page.locator('[data-place]');
export const visitPanel = (page: Page, { username }: PlacedVisit): Locator =>
  page.getByRole('region', { name: username, exact: true });
