import type { Locator, Page } from '@playwright/test';

export const moveDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Move your visit' });

export const cancelDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Cancel your visit?' });

export const trackingHistory = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tracking History' }).getByRole('listitem');
