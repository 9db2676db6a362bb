import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { findServicesByName, mainRegion } from './menu-services.ts';
import { signInAsAdmin } from './staff-sessions.ts';

const region = (page: Page, name: string) =>
  mainRegion(page).getByRole('region', { name, exact: true });

const openImport = async (page: Page): Promise<void> => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/services/file');
  await expect(
    mainRegion(page).getByRole('heading', { level: 1, name: 'Import / export' }),
  ).toBeVisible();
};

const chooseFile = (page: Page, content: string | Buffer, name = 'menu.csv') =>
  region(page, 'Import')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('the menu is exported, edited and imported', async ({ page }) => {
  await openImport(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await region(page, 'Export').getByRole('button', { name: 'Download CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('menu.csv');
  const csv = await readFile(await saved.path(), 'utf8');
  const [before] = await findServicesByName(page, 'Gold Facial');
  if (!before) throw new Error('the menu has no Gold Facial');
  const line = csv.split('\r\n').find((each) => each.startsWith(`${before._id},`)) ?? '';
  const changed = line.replace(`,${before.price},`, `,${before.price + 37},`);
  expect(changed).not.toBe(line);

  await chooseFile(page, csv.replace(line, changed));
  const importRegion = region(page, 'Import');
  await expect(importRegion.getByText('1 changed', { exact: true })).toBeVisible();
  const row = importRegion.getByRole('listitem').filter({ hasText: 'Gold Facial' });
  await expect(row).toContainText(/Price: ₹[\d,]+.*₹[\d,]+/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await importRegion.getByRole('button', { name: 'Apply changes' }).click();
  await expect(importRegion.getByRole('status')).toContainText('Import finished: 1 changed.');
  expect((await findServicesByName(page, 'Gold Facial'))[0]?.price).toBe(before.price + 37);
});

test('a file with errors lists the cells and changes nothing; the corrected file is imported', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/422/);
  await openImport(page);
  const rows = (price: string) =>
    `Page,Section,Name,Description,Price,Minutes\nThreading,Brows,Brow lift,Up.,${price},30\n`;
  await chooseFile(page, rows('free'));
  const importRegion = region(page, 'Import');
  await expect(importRegion.getByRole('alert')).toContainText('Correct 1 cell');
  const wrong = importRegion.getByRole('listitem').filter({ hasText: 'E2' });
  await expect(wrong).toContainText('free');
  await expect(wrong).toContainText('whole rupees from 1 to 200000');
  await expect(importRegion.getByRole('button', { name: 'Apply changes' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await chooseFile(page, rows('300'));
  const apply = importRegion.getByRole('button', { name: 'Apply changes' });
  await expect(apply).toBeDisabled();
  await importRegion.getByRole('checkbox', { name: /section Brows on Threading/ }).check();
  await apply.click();
  await expect(importRegion.getByRole('status')).toContainText('Import finished: 1 added.');
  expect(await findServicesByName(page, 'Brow lift')).toHaveLength(1);

  await chooseFile(page, Buffer.from('PK\u0003\u0004 nothing'), 'menu.xlsx');
  await expect(importRegion.getByRole('alert')).toContainText('damaged');
});
