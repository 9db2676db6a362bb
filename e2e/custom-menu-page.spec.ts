import type { Page } from '@playwright/test';
import { tapOrClick } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { addServiceByApi, mainRegion, openServices, serviceRow } from './menu-services.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { toastWithText } from './toasts.ts';

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const footer = (page: Page) => page.getByRole('contentinfo');

test('a custom page with a section and a service can be found and booked', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/services');
  await mainRegion(page).getByRole('link', { name: 'Pages & sections' }).click();
  await tapOrClick(mainRegion(page).getByRole('button', { name: 'Add page' }));
  const adding = dialogOf(page, 'Add page');
  await tapOrClick(adding.getByRole('button', { name: 'Add page' }));
  await expect(adding.getByText('This is required')).toBeVisible();
  await adding.getByLabel('Name').fill('Men’s grooming');
  await adding.getByRole('radio', { name: 'Men’s Grooming' }).locator('..').click();
  await expectAccessible(page);
  await tapOrClick(adding.getByRole('button', { name: 'Add page' }));
  await toastWithText(page, 'Page added. Add a section next.').waitFor();
  const card = mainRegion(page).getByRole('region', { name: 'Men’s grooming' });
  await expect(card).toContainText('Not shown');
  await tapOrClick(card.getByRole('button', { name: 'Add section to Men’s grooming' }));
  const section = dialogOf(page, 'Add section');
  await section.getByLabel('Name').fill('Beard');
  await tapOrClick(section.getByRole('button', { name: 'Add section' }));
  await toastWithText(page, 'Section added').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await card.getByRole('link', { name: 'Beard' }).click();
  await tapOrClick(mainRegion(page).getByRole('button', { name: 'Add service' }));
  const service = dialogOf(page, 'Add service');
  await expect(service.getByRole('combobox', { name: 'Category' })).toContainText('Beard');
  await expect(service.getByRole('combobox', { name: 'Skill' })).toContainText('New skill: Beard');
  await service.getByLabel('Name').fill('Royal Beard Trim');
  await service.getByLabel('Description').fill('Shaped, oiled and combed.');
  await service.getByRole('textbox', { name: 'Price (₹)', exact: true }).fill('299');
  await service.getByLabel('Duration').fill('30');
  await tapOrClick(service.getByRole('button', { name: 'Add service' }));
  await toastWithText(page, 'Service added').waitFor();

  await openPage(page, '/');
  await mainRegion(page).getByRole('link', { name: 'Men’s grooming' }).first().click();
  await expect(page).toHaveURL(/\/service\/mens-grooming$/);
  await expect(mainRegion(page)).toContainText('One service at your home, for ₹299.');
  await expect(footer(page).getByRole('link', { name: 'Men’s grooming' })).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/search-services');
  await page.getByRole('searchbox').fill('royal beard');
  await expect(mainRegion(page).getByRole('list', { name: 'Results' })).toContainText(
    'Royal Beard Trim',
  );
  await openPage(page, '/service/mens-grooming');
  await tapOrClick(mainRegion(page).getByRole('button', { name: 'Add Royal Beard Trim' }));
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
});

test('an empty page is not on home or in the sitemap, and links to other pages', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openServices(page, '?category=threading');
  await mainRegion(page).getByRole('checkbox', { name: 'Select all in Threading' }).check();
  await tapOrClick(page.getByRole('button', { name: 'Hide', exact: true }));
  await toastWithText(page, 'hidden').waitFor();
  await openPage(page, '/');
  await expect(footer(page).getByRole('link', { name: 'Waxing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Threading', exact: true })).toHaveCount(0);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/service/waxing');
  expect(sitemap).not.toContain('/service/threading');
  await openPage(page, '/service/threading');
  await expect(mainRegion(page)).toContainText('Not available at the moment');
  await expectAccessible(page);
  await mainRegion(page).getByRole('link', { name: 'Waxing' }).click();
  await expect(mainRegion(page).getByRole('heading', { name: 'Waxing', level: 1 })).toBeVisible();
});

test('a service is deleted unless it was sold', async ({ page }) => {
  await signInAsAdmin(page);
  const { name } = await addServiceByApi(page, { dataSet: 'facial' });
  const sold = await readAsOwner<string[]>(page, '/api/admin/services/sold');
  const facials = (await (await page.request.get('/Json%20Files/Facial.json')).json()) as {
    id: string;
    name: string;
  }[];
  const booked = facials.find(({ id }) => sold.includes(id))?.name ?? '';
  await openServices(page, '?category=facial');
  const menuOf = (of: string) =>
    serviceRow(page, of).getByRole('button', { name: `Actions for ${of}`, exact: true });
  await tapOrClick(menuOf(booked).first());
  const refused = page.getByRole('menuitem', { name: 'Already sold: hide it instead' });
  await expect(refused).toBeDisabled();
  await page.keyboard.press('Escape');
  await tapOrClick(menuOf(name));
  await tapOrClick(page.getByRole('menuitem', { name: 'Delete' }));
  const asking = dialogOf(page, 'Delete 1 service?');
  await expect(asking).toContainText(name);
  await expectAccessible(page);
  await tapOrClick(asking.getByRole('button', { name: 'Delete' }));
  await toastWithText(page, '1 service deleted').waitFor();
  await expect(serviceRow(page, name)).toHaveCount(0);
});
