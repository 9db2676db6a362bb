import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { screens } from './screen-sizes.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Blog Posts' });
const dialog = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => page.getByPlaceholder('Search by title...');

test.describe('reading', () => {
  test('the first page is there before any script runs', async ({ request }) => {
    const html = await (await request.get('/blog')).text();
    const posts = await (await request.get('/api/blog?limit=5')).json();
    expect(posts).toHaveLength(5);
    for (const { _id } of posts) expect(html).toContain(`/blog/${_id}`);
    expect(html).toContain('Blog Posts');
  });

  test('five a page, forth and back', async ({ page }) => {
    await openPage(page, '/blog');
    const [prev, next] = [
      page.getByRole('button', { name: 'Prev' }),
      page.getByRole('button', { name: 'Next' }),
    ];
    await expect(list(page).getByRole('article')).toHaveCount(5);
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect(prev).toBeDisabled();
    const [first = ''] = await list(page).getByRole('heading').allTextContents();
    await next.click();
    await expect(page.getByText('Page 2', { exact: true })).toBeVisible();
    await expect(list(page).getByRole('heading').first()).not.toHaveText(first);
    await expect(list(page).getByRole('article')).toHaveCount(5);
    await prev.click();
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await next.click();
    await search(page).fill('MONSOON');
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect(list(page).getByRole('heading')).toHaveText(['Monsoon hair: a truce, not a cure']);
    await expect(prev).toBeDisabled();
    await expect(next).toBeDisabled();
    await search(page).fill('zzzz');
    await expect(page.getByText('No matching posts found.')).toBeVisible();
  });

  test('previews are 200 characters where there is room, else 100', async ({ page, request }) => {
    await openPage(page, '/blog');
    await search(page).fill('Monsoon');
    await expect(list(page).getByRole('article')).toHaveCount(1);
    const [post] = await (await request.get('/api/blog?search=Monsoon')).json();
    const shown = list(page).locator('article p span:visible').filter({ hasText: 'Every June' });
    for (const [size, length] of [
      ['phone', 100],
      ['desktop', 200],
    ] as const) {
      await page.setViewportSize(screens[size].viewport);
      const begin = post.content.replace(/\s+/g, ' ').slice(0, length).trimEnd();
      await expect(shown).toHaveText(`${begin}…`);
    }
  });

  test('a post opens over the list and closes again', async ({ page, request }) => {
    await openPage(page, '/blog');
    const [post] = await (await request.get('/api/blog?search=Monsoon')).json();
    await search(page).fill('Monsoon');
    await list(page).getByRole('link', { name: post.title }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`/blog/${post._id}`);
    await expect(dialog(page).getByRole('heading', { name: post.title })).toBeVisible();
    await expect(dialog(page)).toContainText(`By ${post.username}`);
    await expect(dialog(page)).toContainText(/\d{2} [A-Z][a-z]{2} \d{4}/);
    await expect(dialog(page)).toContainText('The rest is weather.');
    await expect(dialog(page).locator('img')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/blog');
    await expect(search(page)).toHaveValue('Monsoon');
    await list(page).getByRole('link', { name: post.title }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await list(page).getByRole('link', { name: post.title }).click();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });

  test('its own URL opens the same dialog, with its text', { tag: '@ci' }, async ({
    page,
    request,
  }) => {
    expect((await request.get('/blog/nope')).status()).toBe(404);
    const address = '/blog/demo-post-nail-care';
    const html = await (await request.get(address)).text();
    expect(html).toContain('I make sixty rotis a day');
    expect(html).toContain('og:title');
    await openPage(page, address);
    await expect(dialog(page)).toContainText('Short nails, long life');
    await expect(page).toHaveTitle(/Short nails, long life/);
    await expectNoSidewaysScroll(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(list(page).getByRole('article')).toHaveCount(5);
  });

  test('the newest posts are on the home page', { tag: '@ci' }, async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('From the blog');
    await openPage(page, '/');
    const link = page.getByRole('region', { name: 'From the blog' }).getByRole('article').first();
    await link.getByRole('link').click();
    await expect(dialog(page)).toBeVisible();
  });
});
