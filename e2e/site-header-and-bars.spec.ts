import type { Page } from '@playwright/test';
import { describeOnBothScreens, expect, isPhone, openPage, test } from './fixtures.ts';
import { screens } from './screen-sizes.ts';

const storeBeforeLoad = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);

const gold = {
  id: 'facial-gold',
  _id: 'facial-gold',
  name: 'Gold Facial',
  price: 1299,
  quantity: 2,
  image: '/pictures/services/facial-gold.svg',
  duration: 75,
};

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

/** Whether another element covers the centre of the focused one. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return !focused.contains(topmost) && !topmost?.contains(focused);
  });

test.describe('the shell', () => {
  for (const path of ['/', '/book']) {
    test(`no bar of ${path} covers the focused element`, { tag: '@ci' }, async ({ page }) => {
      await openPage(page, path);
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        expect(await isFocusCovered(page), `after ${step + 1} steps`).toBe(false);
      }
    });
  }

  describeOnBothScreens(() => {
    test('wide screens have the header, phones the two bars, both a WhatsApp button with a question about services', async ({
      page,
    }) => {
      await openPage(page, '/');
      const main = page.getByRole('navigation', { name: 'Main' });
      const quick = page.getByRole('navigation', { name: 'Quick links' });
      if (isPhone(page)) {
        await expect(main).toBeHidden();
        await expect(quick.getByRole('link')).toHaveText([
          'Home',
          'Service',
          'Contact',
          'Blog',
          'ChatBot',
        ]);
        await expect(quick.getByRole('link', { name: 'ChatBot' })).toHaveAttribute('href', '/faq');
      } else {
        await expect(quick).toBeHidden();
        await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute(
          'aria-current',
          'page',
        );
        await page.evaluate(() => window.scrollTo(0, 2000));
        await expect(main).toBeInViewport();
      }
      await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
        'href',
        '/profile',
      );
      const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
      const address = new URL((await chat.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe('https://wa.me/919000000000');
      expect(address.searchParams.get('text')).toContain('services');
      await expect(chat).toHaveAttribute('target', '_blank');
    });
  });

  test.describe('in the wide header', () => {
    test.use(screens.desktop);
    test('a visitor sees Log In and Sign Up, a member Log Out, before any script runs', async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(/ERR_FAILED/);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto('/');
      const account = page.getByRole('navigation', { name: 'Account' });
      await expect(account.getByRole('link')).toHaveText(['Log In', 'Sign Up']);
      await storeBeforeLoad(page, 'token', 'anything');
      await page.goto('/');
      await expect(account.getByRole('link')).toHaveText(['Log Out']);
      await expect(account.getByRole('link')).toHaveAttribute('href', '/contact/logout');
    });
  });

  describeOnBothScreens(() => {
    test('the chat button moves away while the page scrolls, and hides on phones while typing', {
      tag: '@ci',
    }, async ({ page, isMobile }) => {
      await openPage(page, '/faq');
      const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
      await expect(chat).toHaveAttribute('data-place', 'free');
      const place = await chat.evaluate((button) => {
        window.dispatchEvent(new Event('scroll'));
        return button.dataset.place;
      });
      expect(place).toBe('moving');
      await expect(chat).toHaveAttribute('data-place', 'free');
      await expect(chat).toBeVisible();
      await page.getByPlaceholder('Type your question').focus();
      await expect(chat).toBeVisible({ visible: !isMobile });
    });
  });

  test('the first Tab focuses the link to the content', { tag: '@ci' }, async ({ page }) => {
    await openPage(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a page that breaks shows the fallback screen', async ({ page, expectedMessages }) => {
    expectedMessages.push(/500/, /Error/i);
    await openPage(page, '/service');
    await page.route(/threading\.data/, (route) => route.fulfill({ status: 500, body: '' }));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Threading/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible();
  });

  test('layout does not shift while a page loads', { tag: '@ci' }, async ({ page }) => {
    await storeBeforeLoad(page, 'cartItems', JSON.stringify([gold]));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/service/waxing']) {
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready);
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shifted).toBeLessThan(0.02);
    }
  });
});

test.describe('the cart in the shell', () => {
  test('Add becomes a stepper, and the cart shows the count', async ({ page }) => {
    await openPage(page, '/service/threading');
    await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect(card.getByRole('button', { name: `Increase ${name}` })).toBeFocused();
    await card.getByRole('button', { name: `Increase ${name}` }).click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await page.reload();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items');
    await card.getByRole('button', { name: `Decrease ${name}` }).click();
    await card.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(card.getByRole('button', { name: `Add ${name}`, exact: true })).toBeFocused();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
    await expect.poll(() => page.evaluate(() => localStorage.cartItems)).toBe('[]');
  });

  test('the count is shown before any script runs', async ({ page, expectedMessages }) => {
    expectedMessages.push(/ERR_FAILED/);
    await storeBeforeLoad(page, 'cartItems', JSON.stringify([gold]));
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/');
    const count = cartButton(page).locator('span');
    await expect(count).toBeVisible();
    expect(await count.evaluate((span) => getComputedStyle(span, '::before').content)).toBe('"2"');
  });

  test('two tabs show the same cart', { tag: '@ci' }, async ({ page, context }) => {
    await openPage(page, '/service/threading');
    const other = await context.newPage();
    await openPage(other, '/service/threading');
    await other.getByRole('button', { name: /^Add / }).first().click();
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item');
    await page.getByRole('button', { name: /^Increase / }).click();
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items');
  });

  describeOnBothScreens(() => {
    test('the cart summary is a card on the right on wide screens, a bar on phones', async ({
      page,
    }) => {
      await storeBeforeLoad(page, 'cartItems', JSON.stringify([gold]));
      await openPage(page, '/service/facial-cleanup');
      const card = page.getByRole('complementary', { name: 'Your cart' });
      if (isPhone(page)) {
        await expect(card).toBeHidden();
        await expect(page.getByRole('button', { name: /2 services, ₹2,598/ })).toBeVisible();
        return;
      }
      await expect(card).toContainText('Gold Facial');
      await expect(card).toContainText('₹1,299 x 2');
      await expect(card).toContainText('Visiting charge₹100');
      await expect(card).toContainText('Total₹2,698');
      await expect(card.getByRole('button', { name: 'Order Now' })).toBeEnabled();
      await card.getByRole('button', { name: 'Remove Gold Facial' }).click();
      await expect(card.getByRole('button', { name: 'Cart is Empty' })).toBeDisabled();
    });
  });
});
