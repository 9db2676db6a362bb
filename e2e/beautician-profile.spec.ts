import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { banerArea, kothrudArea, replaceAllAreas } from './areas-by-api.ts';
import {
  addBeauticianByApi,
  assignBeauticianByApi,
  type Beautician,
} from './beauticians-by-api.ts';
import { dayForTest, findService, placeOrderByApi, tapOrClick } from './booking-helpers.ts';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { narrowPhone } from './screen-sizes.ts';
import { ownerSession, signInAsAdmin } from './staff-sessions.ts';
import { newPerson, signInAsNewCustomer } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
const main = (page: Page): Locator => page.getByRole('main');
const cardOf = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('list', { name: 'Beauticians', exact: true })
    .locator(':scope > li')
    .filter({ hasText: name });
const choosePicture = (dialog: Locator, name: string, mimeType: string, buffer: Buffer) =>
  dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
const edit = async (page: Page, name: string): Promise<Locator> => {
  await cardOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  return page.getByRole('dialog', { name: `Edit ${name}` });
};
const isDrawn = (face: Locator): Promise<boolean> =>
  face.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('picture and about text: added, changed and removed; invalid input keeps the form', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/beauticians');
  const name = `Sulochana ${newPerson().username.slice(-8)}`;
  await main(page).getByRole('button', { name: 'Add beautician' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add beautician' });
  await dialog.getByLabel('Name').fill(name);
  const aboutField = dialog.getByLabel('About');
  await aboutField.fill('Ten years of threading.');
  await choosePicture(dialog, 'face.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(dialog.getByText('Choose a JPEG, PNG or WebP picture.')).toBeVisible();
  await expect(aboutField).toHaveValue('Ten years of threading.');
  await choosePicture(dialog, 'face.jpg', 'image/jpeg', await picture('#7b1e5a'));
  await expect(dialog.getByText('Choose a JPEG, PNG or WebP picture.')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Service areas' })).toHaveCount(0);
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Beautician added',
    dialog.getByRole('button', { name: 'Add beautician' }),
  );
  const face = cardOf(page, name).locator('img');
  await expect(face).toHaveAttribute('src', /^\/api\/images\//);
  await expect.poll(() => isDrawn(face)).toBe(true);
  const first = await face.getAttribute('src');

  const change = await edit(page, name);
  await expect(change.getByLabel('About')).toHaveValue('Ten years of threading.');
  await choosePicture(change, 'other.jpg', 'image/jpeg', await picture('#1e7b5a'));
  await change.getByLabel('About').fill('x'.repeat(200));
  await expect(change.getByLabel('About')).toHaveValue('x'.repeat(160));
  await change.getByLabel('About').fill('Brides ask for her.');
  await clickAndExpectToast(page, 'Beautician saved', change.getByRole('button', { name: 'Save' }));
  await expect(face).not.toHaveAttribute('src', first ?? '');
  await expectNoSidewaysScroll(page);

  const again = await edit(page, name);
  await tapOrClick(again.getByRole('button', { name: 'Remove' }));
  await clickAndExpectToast(page, 'Beautician saved', again.getByRole('button', { name: 'Save' }));
  await expect(face).toHaveCount(0);
  await expect(cardOf(page, name).getByText('S', { exact: false }).first()).toBeVisible();
  const roster = await readAsOwner<(Beautician & { about: string; picture: string | null })[]>(
    page,
    '/api/admin/beauticians',
  );
  expect(roster.find((one) => one.name === name)).toMatchObject({
    about: 'Brides ask for her.',
    picture: null,
  });
});

test('the tracking page shows the assigned beautician, in the same size with or without a picture', async ({
  page,
  baseURL,
}, info) => {
  const { userData } = await signInAsNewCustomer(page);
  const beautician = await addBeauticianByApi(page, 'Malti');
  const { request, headers } = await ownerSession(page);
  const about = 'Never in a hurry.';
  const service = await findService(page.request, 'threading-eyebrow');
  const answer = await placeOrderByApi(
    page.request,
    { userId: userData._id, username: userData.username },
    { day: dayForTest(info, 4), slot: '11:00 AM', service },
  );
  const order = (await answer.json()) as { _id: string; orderId: number };
  await openPage(page, `/track-order/${userData._id}/${order.orderId}`);
  const profile = page.getByRole('region', { name: 'Your beautician' });
  await expect(page.getByRole('region', { name: 'Tracking History' })).toBeVisible();
  await expect(profile).toHaveCount(0);

  const current = (
    await readAsOwner<Record<string, unknown>[]>(page, '/api/admin/beauticians')
  ).find(({ _id }) => _id === beautician._id);
  const { _id, timeOff: _, picture: __, ...details } = current ?? {};
  const saved = await request.put(`/api/admin/beauticians/${beautician._id}`, {
    headers,
    data: { ...details, about, phone: '9822000123' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await assignBeauticianByApi(page, order, beautician);
  await expect(profile).toContainText(beautician.name);
  await expect(profile).toContainText(about);
  await expect(profile.getByRole('list', { name: 'Services offered' })).toContainText(
    'All services',
  );
  await expect(page.locator('body')).not.toContainText('9822000123');
  await expect(profile.locator('img')).toHaveCount(0);
  const height = (await profile.boundingBox())?.height;

  const image = { name: 'f.jpg', mimeType: 'image/jpeg', buffer: await picture('#7b1e5a') };
  const sent = await request.put(`${baseURL}/api/admin/beauticians/${beautician._id}/picture`, {
    headers,
    multipart: { image },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await openPage(page, `/track-order/${userData._id}/${order.orderId}`);
  await expect.poll(() => isDrawn(profile.locator('img'))).toBe(true);
  expect((await profile.boundingBox())?.height).toBe(height);
  await expectAccessible(page);
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);
});

test('with service areas, the form asks which ones the beautician serves', async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, '/admin/beauticians');
  await replaceAllAreas(page, [kothrudArea, banerArea]);
  const beautician = await addBeauticianByApi(page, 'Padma');
  await openPage(page, '/admin/beauticians');
  const dialog = await edit(page, beautician.name);
  const areas = dialog.getByRole('group', { name: 'Service areas' });
  await expect(areas).toContainText('None selected: all areas.');
  await areas.getByRole('checkbox', { name: 'Baner' }).check();
  await expect(areas).toContainText('Assigned only to visits in these areas.');
  await expectAccessible(page);
  await clickAndExpectToast(page, 'Beautician saved', dialog.getByRole('button', { name: 'Save' }));
  await expect(cardOf(page, beautician.name)).toContainText('Baner');
  await expect(cardOf(page, beautician.name)).not.toContainText('Kothrud');
  await page.setViewportSize(narrowPhone);
  await expectNoSidewaysScroll(page);

  await main(page).getByRole('button', { name: 'Why is a time not available?' }).click();
  const explanation = page.getByRole('dialog', { name: 'Why is a time not available?' });
  await explanation.getByLabel('Pincode').fill('411038');
  await expect(
    explanation
      .getByRole('listitem')
      .filter({ has: page.getByText(beautician.name, { exact: true }) }),
  ).toContainText('does not serve Kothrud');
  // The tests of this file share one product.
  await replaceAllAreas(page, []);
});
