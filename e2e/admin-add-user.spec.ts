import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { newPerson } from './test-accounts.ts';
import { clickAndExpectToast } from './toasts.ts';
import { mainRegion, openUserDetails, openUsers, userCards, userSearch } from './users-screen.ts';

test('Add New User makes an account whose owner sets the password with the link', async ({
  page,
  context,
  otherPage,
  expectedMessages,
}) => {
  expectedMessages.push(/409/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAsAdmin(page);
  await openUsers(page);
  const person = newPerson();
  const form = page.getByRole('dialog', { name: 'Add New User' });
  const open = mainRegion(page).getByRole('button', { name: 'Add New User' });
  const add = form.getByRole('button', { name: 'Add user', exact: true });
  await open.click();

  await test.step('reports missing input, and loses nothing when an address is taken', async () => {
    await add.click();
    await expect(form.getByText('At least 2 characters')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Name').fill(person.username);
    await form.getByLabel('Email').fill('asha@example.com');
    await form.getByLabel('Mobile number').fill(person.mobileNumber);
    await add.click();
    await expect(
      form.getByText('There is already an account with this email address'),
    ).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue(person.username);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(form).toHaveCount(0);
    await open.click();
    await expect(form.getByLabel('Name')).toHaveValue('');
    await expect(form.getByText('At least 2 characters')).toBeHidden();
  });

  await form.getByLabel('Name').fill(person.username);
  await form.getByLabel('Mobile number').fill(person.mobileNumber);
  await expect(form.getByLabel('Email (optional)')).toHaveAccessibleDescription(
    'Used to send password links',
  );
  await add.click();
  const done = page.getByRole('dialog', { name: 'Activation link' });
  const link = await done.getByLabel('One-time link').inputValue();
  expect(link).toContain('/contact/password#token=');
  await clickAndExpectToast(page, 'Link copied', done.getByRole('button', { name: 'Copy link' }));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const chat = await done.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(chat).toContain(`https://wa.me/91${person.mobileNumber}?text=`);
  expect(decodeURIComponent(chat ?? '')).toContain(link);
  await expectAccessible(page);
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(done).toBeHidden();
  await expect(userCards(page).first()).toBeVisible();
  await userSearch(page).fill(person.mobileNumber);
  await expect(userCards(page)).toHaveCount(1);
  await expect(userCards(page)).toContainText('Not activated yet');
  await expect(userCards(page)).toContainText('No email address');

  const userPage = await otherPage();
  await openPage(userPage, link);
  await expect(userPage.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome, ${person.username}`,
  );
  await expect(mainRegion(userPage).getByText(/ has created an account for you\./)).toBeVisible();
  await expect(userPage).toHaveURL('/contact/password');
  await expectAccessible(userPage);
  await expectNoSidewaysScroll(userPage);
  const password = userPage.getByLabel(/^Password( \*)?$/);
  const consent = mainRegion(userPage).getByRole('checkbox');
  await password.fill(person.password);
  await userPage.keyboard.press('Enter');
  await expect(consent).toHaveAccessibleDescription(
    'Please agree before you activate your account',
  );
  await expect(consent).toBeFocused();
  await userPage.keyboard.press('Space');
  await expect(password).toHaveValue(person.password);
  await userPage.keyboard.press('Enter');
  await expect(userPage).toHaveURL('/profile');
  await expect(userPage.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${person.username}`);
  await userPage.close();

  await page.reload();
  const details = await openUserDetails(page, person.username);
  await expect(details.getByText('Not activated yet')).toBeHidden();
  await expect(details.getByRole('button', { name: 'Create password link' })).toBeVisible();
});
