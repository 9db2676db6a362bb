import type { Page } from '@playwright/test';
import {
  banerArea,
  changeArea,
  kothrudArea,
  replaceAllAreas,
  type SavedArea,
} from './areas-by-api.ts';
import { tapOrClick } from './booking-helpers.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  openPage,
  test,
} from './fixtures.ts';
import { narrowPhone } from './screen-sizes.ts';
import { signInAsAdmin } from './staff-sessions.ts';

// The tests of this file share one product.
test.afterEach(async ({ page }) => {
  await replaceAllAreas(page, []);
});

const main = (page: Page) => page.getByRole('main');

test.describe('the owner', () => {
  const openAreas = async (page: Page): Promise<void> => {
    await openPage(page, '/admin/settings');
    await main(page).getByRole('link', { name: 'Service areas' }).click();
    await expect(
      main(page).getByRole('heading', { name: 'Service areas', level: 1 }),
    ).toBeVisible();
  };
  const form = (page: Page, name: string) => page.getByRole('dialog', { name });

  test('adds areas by pasting pincodes', async ({ page, expectedMessages }) => {
    expectedMessages.push(/409/);
    await signInAsAdmin(page);
    await replaceAllAreas(page, []);
    await openAreas(page);
    await expect(main(page).getByText('You serve every address')).toBeVisible();
    await expect(main(page)).toContainText('for the visiting charge in Settings (₹100)');
    await expectAccessible(page);

    await tapOrClick(main(page).getByRole('button', { name: 'Add area' }));
    const adding = form(page, 'Add area');
    await adding.getByLabel('Name').fill('Kothrud');
    await adding.getByLabel('Pincodes').fill('411038, 411029;411038\n pin:411052 Warje 41100');
    await expect(adding.getByText('3 pincodes found')).toBeVisible();
    await expect(adding.getByText('Not a pincode: 41100')).toBeVisible();
    await tapOrClick(adding.getByRole('button', { name: 'Add area' }));
    await expect(adding.getByText('Enter a whole number from 0 to 10000')).toBeVisible();
    await expect(adding.getByLabel('Visiting charge')).toBeFocused();
    await adding.getByLabel('Visiting charge').fill('150');
    await adding.getByLabel('Minimum order').fill('300');
    await expectAccessible(page);
    await tapOrClick(adding.getByRole('button', { name: 'Add area' }));
    // The demo has visits in other areas.
    const asked = form(page, 'This affects booked visits');
    await tapOrClick(asked.getByRole('button', { name: 'Save anyway' }));
    await expect(adding).toHaveCount(0);
    const list = main(page).getByRole(isPhone(page) ? 'list' : 'table', { name: 'Service areas' });
    await expect(list).toContainText('3 pincodes');
    await expect(list).toContainText('₹150');
    await expect(list).toContainText('₹300');
    await expect(list).toContainText('Every day');

    await tapOrClick(main(page).getByRole('button', { name: 'Add area' }));
    await adding.getByLabel('Name').fill('Baner');
    await adding.getByLabel('Pincodes').fill('411045 411029');
    await expect(adding.getByText('Already in another area: 411029 (Kothrud)')).toBeVisible();
    await adding.getByLabel('Visiting charge').fill('200');
    await tapOrClick(adding.getByRole('button', { name: 'Add area' }));
    await expect(adding.getByLabel('Pincodes')).toHaveAttribute('aria-invalid', 'true');
    await tapOrClick(adding.getByRole('button', { name: 'Remove these pincodes' }));
    await expect(adding.getByLabel('Pincodes')).toHaveValue('411045');
    await adding.getByLabel('Monday').uncheck();
    await adding.getByLabel('To Kothrud').fill('35');
    await tapOrClick(adding.getByRole('button', { name: 'Add area' }));
    await expect(adding).toHaveCount(0);
    await expect(list).toContainText('Tue to Sun');
    await expectAccessible(page);

    await tapOrClick(main(page).getByRole('button', { name: 'Actions for Kothrud' }));
    await tapOrClick(page.getByRole('menuitem', { name: 'Edit' }));
    await expect(form(page, 'Edit Kothrud').getByLabel('To Baner')).toHaveValue('35');
    await tapOrClick(form(page, 'Edit Kothrud').getByRole('button', { name: 'Cancel' }));
    await page.setViewportSize(narrowPhone);
    await expectNoSidewaysScroll(page);
  });

  test('sees changes made meanwhile and keeps their own input', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/409/);
    await signInAsAdmin(page);
    const [area] = await replaceAllAreas(page, [kothrudArea]);
    await openAreas(page);
    await tapOrClick(main(page).getByRole('button', { name: 'Actions for Kothrud' }));
    await tapOrClick(page.getByRole('menuitem', { name: 'Edit' }));
    const editing = form(page, 'Edit Kothrud');
    await editing.getByLabel('Minimum order').fill('450');
    await changeArea(page, area as SavedArea, { visitingCharge: 180 });
    await tapOrClick(editing.getByRole('button', { name: 'Save' }));
    await expect(editing.getByRole('alert')).toContainText('Visiting charge: ₹150 → ₹180');
    await expect(editing.getByLabel('Minimum order')).toHaveValue('450');
    await tapOrClick(editing.getByRole('button', { name: 'Save' }));
    await expect(editing).toHaveCount(0);
    await expect(main(page)).toContainText('₹450');

    await test.step('removes an area after confirming; without areas every address is served', async () => {
      await tapOrClick(main(page).getByRole('button', { name: 'Actions for Kothrud' }));
      await tapOrClick(page.getByRole('menuitem', { name: 'Remove' }));
      const asked = form(page, 'Remove Kothrud?');
      await expect(asked).toContainText('customers can book at any address');
      await tapOrClick(asked.getByRole('button', { name: 'Remove' }));
      await expect(main(page).getByText('You serve every address')).toBeVisible();
    });
  });
});

test('about, contact and FAQ list the areas and check a pincode', async ({ page }) => {
  await page.goto('/api/health');
  await replaceAllAreas(page, [kothrudArea, { ...banerArea, weekdays: [2, 4] }]);
  for (const path of ['/about', '/contact']) {
    await openPage(page, path);
    const list = main(page).getByRole('list', { name: 'Areas we serve' });
    await expect(list).toContainText('KothrudVisiting charge ₹150, every day');
    await expect(list).toContainText(
      'BanerVisiting charge ₹200, minimum order ₹5,000, Tue and Thu',
    );
    const check = main(page).getByLabel('Do we serve your area?');
    await check.fill('411 045');
    await expect(main(page).getByText(/^Yes, we serve Baner: visiting charge ₹200/)).toBeVisible();
    await check.fill('999999');
    await expect(main(page).getByText('We do not serve 999999 yet')).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  await main(page).getByLabel('Mobile number').fill('98220 12345');
  await tapOrClick(main(page).getByRole('button', { name: 'Notify me' }));
  await expect(main(page).getByText('when we serve 999999')).toBeVisible();
  await openPage(page, '/faq');
  await tapOrClick(page.locator('summary', { hasText: 'Which areas do you come to?' }));
  await expect(main(page)).toContainText('Baner (visiting charge ₹200');
});
