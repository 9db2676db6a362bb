import { expect, expectAccessible, openPage, test } from './fixtures.ts';
import { screens } from './screen-sizes.ts';

test.describe('mehndi designs', () => {
  test('style and occasion filter the gallery and are kept in the URL', async ({ page }) => {
    await openPage(page, '/designs');
    const plates = page.getByRole('list', { name: 'Mehndi designs' }).getByRole('img');
    await expect(plates).toHaveCount(35);
    await page.getByRole('button', { name: 'Rajasthani', exact: true }).click();
    await expect(page).toHaveURL('/designs?style=Rajasthani');
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ of 35 designs$/);
    const ofStyle = await plates.count();
    expect(ofStyle).toBeLessThan(35);
    await page.getByRole('button', { name: 'Bridal', exact: true }).click();
    await expect(page).toHaveURL('/designs?style=Rajasthani&occasion=Bridal');
    for (const name of await plates.evaluateAll((all) =>
      all.map((one) => one.getAttribute('alt')),
    )) {
      expect(name).toContain('Rajasthani');
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Rajasthani', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('main').getByRole('status')).toContainText(/^\d+ of 35 designs$/);
    await page.getByRole('button', { name: 'Moroccan', exact: true }).click();
    await expect(page.getByText('No designs found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all designs' }).click();
    await expect(page).toHaveURL('/designs');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('All 35 designs');
  });

  test('the lightbox works by keyboard, returns focus, and closes with Back', {
    tag: '@ci',
  }, async ({ page }) => {
    await openPage(page, '/designs');
    const plate = page.getByRole('link', { name: /Dulhan Darbar/ });
    await plate.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByRole('heading');
    await expect(dialog).toHaveAccessibleName('Dulhan Darbar');
    await expect(page).toHaveURL(/[?&]design=dulhan-darbar$/);
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(name).not.toHaveText('Dulhan Darbar');
    const second = await name.textContent();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText('35 of 35')).toBeVisible();
    expect(await name.textContent()).not.toBe(second);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/designs');

    await plate.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(plate).toBeFocused();
    await plate.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/designs');
  });

  test.describe('by touch', { tag: '@ci' }, () => {
    test.use(screens.phone);
    test('a swipe shows the next and the previous design', async ({ page }) => {
      await openPage(page, '/designs?design=dulhan-darbar');
      const dialog = page.getByRole('dialog');
      const picture = dialog.getByRole('img');
      const swipe = async (by: number) => {
        const box = await picture.boundingBox();
        if (!box) throw new Error('the picture is not there');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const client = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: at === undefined ? [] : [{ x: at, y }],
          });
        await touch('touchStart', x);
        for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x + by * part);
        await touch('touchEnd');
      };
      await swipe(-120);
      await expect(dialog.getByText('2 of 35')).toBeVisible();
      await swipe(120);
      await expect(dialog.getByText('1 of 35')).toBeVisible();
      await swipe(20);
      await expect(dialog.getByText('1 of 35')).toBeVisible();
    });
  });

  test('a shared link opens its design, which can be shared and booked', {
    tag: '@ci',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await openPage(page, '/designs?design=payal-mandala');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Payal Mandala');
    await page.getByRole('button', { name: 'Share this design' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/designs\?design=payal-mandala$/,
    );
    await dialog.getByRole('link', { name: 'Book mehndi' }).click();
    await expect(page).toHaveURL('/service/weddingpackage#bridal-mehndi-feet');
    await expect(page.getByRole('button', { name: /^Add Bridal Mehndi, Feet/ })).toBeInViewport();
  });
});
