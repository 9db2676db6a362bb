import { readAsOwner } from './calls-as-owner.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  selectOption,
  test,
} from './fixtures.ts';
import {
  addServiceByApi,
  findServicesByName,
  hideServicesByApi,
  mainRegion,
  newServiceName,
  openServices,
  serviceRow,
  serviceSearch,
  updateServiceByApi,
} from './menu-services.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

test('services: search, filters, empty result, all widths', async ({ page }) => {
  await signInAsAdmin(page);
  await openServices(page, '');
  await expect(mainRegion(page).getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await expect(mainRegion(page).getByText(/^\d+ on the menu/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await serviceSearch(page).fill('vitamin FACIAL');
  await expect(
    mainRegion(page).getByRole('button', { name: 'Edit Vitamin C Facial' }),
  ).toBeVisible();
  await expect(mainRegion(page).getByRole('region', { name: 'Nail Art' })).toBeHidden();
  await expectAccessible(page);
  await selectOption(page, 'Category', 'Bridal');
  await expect(mainRegion(page).getByText('No services found')).toBeVisible();
  await expect(page).toHaveURL(/category=bridal/);
  await mainRegion(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(
    mainRegion(page).getByRole('region', { name: 'Nail Art', exact: true }),
  ).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await mainRegion(page).getByRole('checkbox', { name: 'Select all in Nail Art' }).check();
  await expectNoSidewaysScroll(page);
});

test('a new service is on the site immediately', async ({ page, otherPage }) => {
  await signInAsAdmin(page);
  await openServices(page);
  await mainRegion(page).getByRole('button', { name: 'Add service' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add service' });
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog.getByText('This is required').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);

  const name = newServiceName();
  await dialog.getByLabel('Name').fill(name);
  // Preselected by the filter of the list.
  await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveText('Clean-Up');
  await dialog.getByLabel('Description').fill('Rose water and a cool mask.');
  await dialog.getByRole('textbox', { name: 'Price (₹)', exact: true }).fill('700');
  await dialog.getByLabel('Struck-through price').fill('600');
  await dialog.getByLabel('Duration').fill('40');
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog.getByText('must be higher than the price')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Struck-through price').fill('900');
  await dialog
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'glow.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await expect(dialog).toBeHidden();
  await serviceSearch(page).fill(name);
  await expect(serviceRow(page, name)).toContainText('₹700');

  const visitor = await otherPage();
  await openPage(visitor, '/service/facial-cleanup');
  const card = visitor.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('₹700');
  await expect(card.locator('img')).toHaveAttribute('src', /^\/api\/images\/\w+-480\.webp$/);
  await openPage(visitor, '/search-services');
  await visitor.getByPlaceholder('Search for Beauty').fill(name);
  await expect(visitor.getByRole('main').getByText(name)).toBeVisible();
  await visitor.close();
  const [added] = await findServicesByName(page, name);
  await hideServicesByApi(page, [added?._id ?? '']);
});

test('the price history shows who changed a price and when; a service can be hidden', async ({
  page,
}) => {
  const admin = await signInAsAdmin(page);
  const service = await addServiceByApi(page);
  const { name } = service;
  await openServices(page);
  await serviceRow(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit service' });
  await edit.getByRole('textbox', { name: 'Price (₹)', exact: true }).fill('450');
  await edit.getByRole('button', { name: 'Choose from library' }).click();
  await edit.getByAltText('Gold Clean-Up').click();
  await expect(edit.getByRole('radio', { name: 'Gold Clean-Up' })).toBeChecked();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(serviceRow(page, name)).toContainText('₹450');
  await serviceRow(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const history = edit.getByRole('region', { name: 'Price history' });
  await expect(history.getByRole('listitem').first()).toContainText('₹400');
  await expect(history.getByRole('listitem').first()).toContainText('₹450');
  await expect(history.getByRole('listitem').first()).toContainText(admin.username);
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeHidden();

  await serviceRow(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Hide from the menu' }).click();
  await expect(serviceRow(page, name)).toContainText('Hidden');
});

test('bulk price change: previewed, and applied to all services or none', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  const one = await addServiceByApi(page);
  const other = await addServiceByApi(page, {
    name: one.name.replace('Glow', 'Shine'),
    price: 333,
    offerprice: 333,
  });
  await openServices(page);
  await serviceSearch(page).fill(one.name.split(' ').at(-1) ?? '');
  await mainRegion(page).getByRole('checkbox', { name: 'Select all in Clean-Up' }).check();
  const bar = mainRegion(page).getByRole('region', { name: 'Selected services' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await expect(dialog.getByText('Enter an amount to see the new prices.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByLabel('By').fill('10');
  const row = (name: string) => dialog.getByRole('row').filter({ hasText: name });
  await expect(row(one.name)).toContainText('₹440');
  await expect(row(one.name)).toContainText('₹550');
  await expect(row(other.name)).toContainText('₹366');

  // The new price would be above the unchanged struck-through price.
  await dialog.getByLabel('By').fill('30');
  await dialog.getByLabel('Change the struck-through prices too').uncheck();
  await expect(row(one.name)).toContainText('Not below the struck-through price');
  await expect(dialog.getByRole('button', { name: 'Apply to 2 services' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Change the struck-through prices too').check();
  await dialog.getByLabel('By').fill('10');

  // A price changes meanwhile, and this screen has not been updated yet.
  let isBehind = true;
  const old = await readAsOwner<object>(page, '/api/admin/services');
  await page.route('**/api/admin/services', (route) =>
    isBehind ? route.fulfill({ json: old }) : route.continue(),
  );
  await page.route('**/api/admin/services/prices', (route) => {
    isBehind = false;
    return route.continue();
  });
  await updateServiceByApi(page, one, { price: 420 });
  await dialog.getByRole('button', { name: 'Apply to 2 services' }).click();
  await expect(dialog.getByText('so nothing was applied')).toBeVisible();
  await expect(row(one.name)).toContainText('₹462');
  await clickAndExpectToast(
    page,
    '2 prices changed',
    dialog.getByRole('button', { name: 'Apply to 2 services' }),
  );
  await expect(dialog).toBeHidden();
  await expect(serviceRow(page, one.name)).toContainText('₹462');
  await expect(serviceRow(page, other.name)).toContainText('₹366');
  await hideServicesByApi(page, [one._id, other._id]);
});

test('skills: add, rename, assign to a service; a skill in use cannot be removed', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  const service = await addServiceByApi(page);
  const skill = `Draping ${service.name.slice(-8)}`;
  await openServices(page);
  await mainRegion(page).getByRole('button', { name: 'Skills' }).click();
  const skills = page.getByRole('dialog', { name: 'Skills' });
  const rowOfSkill = (name: string) => skills.getByRole('listitem').filter({ hasText: name });
  await skills.getByLabel('New skill').fill('mehndi');
  await skills.getByRole('button', { name: 'Add skill' }).click();
  await expect(skills.getByText('A skill with this name already exists')).toBeVisible();
  await skills.getByLabel('New skill').fill(`${skill} X`);
  await clickAndExpectToast(page, 'Skill added', skills.getByRole('button', { name: 'Add skill' }));
  await expect(rowOfSkill(`${skill} X`)).toContainText('0 services, 0 beauticians');
  await expectAccessible(page);
  await skills.getByRole('button', { name: `Rename ${skill} X` }).click();
  await skills.getByLabel(`New name for ${skill} X`).fill(skill);
  await clickAndExpectToast(page, 'Skill renamed', skills.getByRole('button', { name: 'Save' }));
  await skills.getByRole('button', { name: 'Close' }).click();

  // The default skill of the category is not shown, another skill is.
  const row = serviceRow(page, service.name);
  await expect(row).not.toContainText(skill);
  await row.getByRole('button', { name: `Edit ${service.name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit service' });
  await expect(edit.getByRole('combobox', { name: 'Skill' })).toContainText('Clean-Up');
  await selectOption(edit, 'Skill', skill);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(skill);

  await mainRegion(page).getByRole('button', { name: 'Skills' }).click();
  await expect(rowOfSkill(skill)).toContainText('1 service, 0 beauticians');
  await skills.getByRole('button', { name: `Remove ${skill}` }).click();
  await expect(rowOfSkill(skill).getByRole('alert')).toHaveText(
    'A service, a beautician or a booked visit uses this skill.',
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  const [changed] = await findServicesByName(page, service.name);
  await updateServiceByApi(page, changed ?? service, { skill: service.skill });
  await clickAndExpectToast(
    page,
    'Skill removed',
    skills.getByRole('button', { name: `Remove ${skill}` }),
  );
  await expect(rowOfSkill(skill)).toHaveCount(0);
  await hideServicesByApi(page, [service._id]);
});
