import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  isPhone,
  onBothScreens,
  openPage,
  test,
} from './fixtures.ts';
import { newPerson, openAccount } from './people.ts';
import { writePost, writeReview } from './reviews-and-posts.ts';

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
    const seen = new Set(await list(page).getByRole('heading').allTextContents());
    let pages = 1;
    while (await next.isEnabled()) {
      const [before = ''] = await list(page).getByRole('heading').allTextContents();
      await next.click();
      pages += 1;
      await expect(page.getByText(`Page ${pages}`, { exact: true })).toBeVisible();
      await expect(list(page).getByRole('heading').first()).not.toHaveText(before);
      for (const title of await list(page).getByRole('heading').allTextContents()) seen.add(title);
    }
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(seen.size).toBeGreaterThanOrEqual(12);
    await expect(next).toBeDisabled();
    await prev.click();
    await expect(page.getByText(`Page ${pages - 1}`, { exact: true })).toBeVisible();
    await search(page).fill('MONSOON');
    await expect(page.getByText('Page 1', { exact: true })).toBeVisible();
    await expect(list(page).getByRole('heading')).toHaveText(['Monsoon hair: a truce, not a cure']);
    await expect(prev).toBeDisabled();
    await expect(next).toBeDisabled();
    await search(page).fill('zzzz');
    await expect(page.getByText('No matching posts found.')).toBeVisible();
  });

  onBothScreens(() => {
    test('previews are 200 characters where there is room, else 100', async ({ page, request }) => {
      await openPage(page, '/blog');
      await search(page).fill('Monsoon');
      await expect(list(page).getByRole('article')).toHaveCount(1);
      const [post] = await (await request.get('/api/blog?search=Monsoon')).json();
      const length = isPhone(page) ? 100 : 200;
      const begin = post.content.replace(/\s+/g, ' ').slice(0, length).trimEnd();
      const shown = list(page).locator('article p span:visible');
      await expect(shown.filter({ hasText: 'Every June' })).toHaveText(`${begin}…`);
    });
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

  test('its own address opens the same detail, words included', async ({ page, request }) => {
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

  test('an unknown post is the 404 page', async ({ page, expectedMessages }) => {
    expectedMessages.push(/404/);
    const response = await page.goto('/blog/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the newest posts are on the home page', async ({ page, request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('From the blog');
    await openPage(page, '/');
    const link = page.getByRole('region', { name: 'From the blog' }).getByRole('article').first();
    await link.getByRole('link').click();
    await expect(dialog(page)).toBeVisible();
  });

  test('never scrolls sideways', async ({ page }) => {
    await openPage(page, '/blog');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
});

test('markup in every field runs nothing on any page', async ({ page }) => {
  const payload = '</script><script>window.ran=1</script>"><img src=x onerror="window.ran=1">';
  const username = `<img src=x onerror=ran=1>${Math.random().toString(36).slice(2, 9)}`;
  const person = await openAccount(page.request, { ...newPerson(), username });
  const { _id } = await writePost(page.request, {
    title: payload,
    content: `${payload}\n${payload}`,
  });
  await writeReview(page.request, { rating: 5, comment: payload });
  await page.goto('/api/health');
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('userId', id);
    },
    [person.token, person.userData._id] as const,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/', '/review', '/blog', `/blog/${_id}`, '/profile']) {
    await openPage(page, address);
    // Words without a place to break must not push the page aside either.
    await expectNoSidewaysScroll(page);
    await expect(
      page.getByText(address === '/profile' ? username : payload).first(),
    ).toBeAttached();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
});
