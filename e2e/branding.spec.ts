import { paletteFor } from '@haldi/contract/branding/palette';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { saveSettingsAsOwner } from './calls-as-owner.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { narrowPhone, screens } from './screen-sizes.ts';
import { signInAsAdmin } from './staff-sessions.ts';
import { clickAndExpectToast } from './toasts.ts';

const main = (page: Page) => page.getByRole('main');
const colourOf = (page: Page, token: string): Promise<string> =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`),
    token,
  );

const wordmark = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160"><circle cx="80" cy="80" r="70" fill="#1d3557"/><path d="M190 50h420v60H190z" fill="#1d3557"/></svg>',
    ),
  )
    .png()
    .toBuffer();

test('saved branding is on every page immediately', async ({ page, expectedMessages }) => {
  // An invalid colour and a missing page.
  expectedMessages.push(/422/, /404/);
  await signInAsAdmin(page);
  await saveSettingsAsOwner(page, {
    businessName: 'Nila & Daughters Beauty Parlour and Bridal Studio',
  });
  await openPage(page, '/admin/settings/branding');
  await main(page).getByLabel('Ocean').check();
  await main(page).getByLabel('Custom colour').check();
  await main(page).getByLabel('Your colour').fill('#12');
  await main(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(main(page).getByText('Enter a colour such as #1f6f8b')).toBeVisible();
  await main(page).getByLabel('Your colour').fill('#0F766E');
  await main(page)
    .getByLabel('Choose a logo')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await wordmark() });
  await expectAccessible(page);
  await clickAndExpectToast(
    page,
    'Branding saved',
    main(page).getByRole('button', { name: 'Save changes' }),
  );
  const wanted = paletteFor('#0f766e');
  expect(await colourOf(page, 'plum-700')).toBe(wanted['plum-700']);
  await expectAccessible(page);

  await openPage(page, '/');
  expect(await colourOf(page, 'haldi-300')).toBe(wanted['haldi-300']);
  await expect(page).toHaveTitle(/^Nila & Daughters/);
  const logo = page.getByRole('banner').locator('img:visible').first();
  await expect(logo).toHaveAttribute('src', /^\/pictures\/logo\.webp\?v=/);
  const { width = 0, height = 1 } = (await logo.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(4, 0);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    wanted['haldi-200'],
  );

  // The side menu has no room for a wide logo.
  await page.setViewportSize(screens.desktop.viewport);
  await openPage(page, '/admin/settings/branding');
  const side = page.getByRole('complementary').first();
  const title = await side.getByText('Salon Management').boundingBox();
  const bell = await side.getByRole('button', { name: /Notifications/ }).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(bell?.x ?? 0);

  await main(page).getByRole('button', { name: 'Remove logo' }).click();
  await clickAndExpectToast(
    page,
    'Branding saved',
    main(page).getByRole('button', { name: 'Save changes' }),
  );
  await page.setViewportSize(narrowPhone);
  await openPage(page, '/');
  await expectNoSidewaysScroll(page);
  for (const path of ['/', '/about', '/admin', '/no-such-page']) {
    await page.goto(path);
    expect(await page.title(), path).not.toContain('Haldi');
    expect(await colourOf(page, 'ivory'), path).toBe(wanted.ivory);
  }
});
