import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import {
  addServiceByApi,
  hideServicesByApi,
  mainRegion,
  openServices,
  serviceRow,
  serviceSearch,
  updateServiceByApi,
} from './menu-services.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { toastWithText } from './toasts.ts';

test('services are reordered by keyboard', async ({ page }, info) => {
  const [section, file, key] =
    info.project.name === 'phone'
      ? ['Massage', 'Massage', 'massage']
      : ['Body Polishing', 'Polishing', 'body-polishing'];
  await signInAsAdmin(page);
  const namesOf = async (): Promise<string[]> =>
    (
      (await (await page.request.get(`/Json%20Files/${file}.json`)).json()) as { name: string }[]
    ).map(({ name }) => name);
  const [first = '', second = '', ...rest] = await namesOf();
  await openServices(page, `?category=${key}`);
  await mainRegion(page)
    .getByRole('button', { name: `Change order of ${section}` })
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Order of ${section}` });
  const down = dialog.getByRole('button', { name: `Move ${first} down`, exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText(new RegExp(`^${first}, position 2 of`));
  await expect(down).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save order' }).focus();
  await Promise.all([toastWithText(page, 'Order saved').waitFor(), page.keyboard.press('Enter')]);
  expect(await namesOf()).toEqual([second, first, ...rest]);
});

test('a change made meanwhile is not overwritten', async ({ page, expectedMessages }) => {
  expectedMessages.push(/409/);
  await signInAsAdmin(page);
  const service = await addServiceByApi(page);
  await openServices(page);
  await serviceSearch(page).fill(service.name);
  await serviceRow(page, service.name)
    .getByRole('button', { name: `Edit ${service.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit service' });
  await dialog.getByLabel('Description').fill('My own words.');
  await updateServiceByApi(page, service, { duration: 75 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This was changed while you were editing')).toBeVisible();
  await expect(dialog.getByLabel('Description')).toHaveValue('My own words.');
  await dialog.getByRole('button', { name: 'Load the current version' }).click();
  await expect(dialog.getByLabel('Duration')).toHaveValue('75');
  await hideServicesByApi(page, [service._id]);
});

test('services that fail to load show an error and can be loaded again', async ({
  page,
  expectedMessages,
}) => {
  expectedMessages.push(/503/);
  await signInAsAdmin(page);
  // Live updates from other tests would reload the list.
  await page.route('**/api/admin/events', () => {});
  await page.route('**/api/admin/services', (route) => route.fulfill({ status: 503 }));
  await openPage(page, '/admin/services');
  await expect(page.getByText('The services could not be loaded.')).toBeVisible();
  await page.unroute('**/api/admin/services');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(serviceSearch(page)).toBeVisible();
});
