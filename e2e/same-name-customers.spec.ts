import type { Review } from '@haldi/contract/reviews/schema';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { writePost, writeReview } from './reviews-and-posts.ts';
import { newPerson, openAccount, signedInPage } from './test-accounts.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Blog Posts' });
const search = (page: Page) => page.getByPlaceholder('Search by title...');
const uniqueText = () => `Words ${Math.random().toString(36).slice(2)}`;

/** Usernames may repeat: ownership goes by the account. */
test('two customers of the same name each see only their own post as theirs', async ({
  page,
  playwright,
}) => {
  const word = uniqueText();
  const { username } = await signedInPage(page);
  await writePost(page.request, { title: `${word} hers`, content: 'One.' });
  const other = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await openAccount(other, { ...newPerson(), username });
  await writePost(other, { title: `${word} other`, content: 'Two.' });
  await other.dispose();
  await openPage(page, '/blog');
  const panel = page.getByRole('region', { name: 'Your Blog' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(`${word} hers`);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await search(page).fill(word);
  await expect(list(page).getByRole('article')).toHaveCount(2);
  const listed = (title: string) =>
    list(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `${word} ${title}` }) });
  await expect(listed('hers').getByText('Your Blog', { exact: true })).toBeVisible();
  await expect(listed('other')).toContainText(username);
  await expect(listed('other').getByText('Your Blog', { exact: true })).toHaveCount(0);
});

test('two customers of the same name each see only their own review as theirs', async ({
  page,
  playwright,
}) => {
  const { username } = await signedInPage(page);
  const [hers, others] = [uniqueText(), uniqueText()];
  const other = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await openAccount(other, { ...newPerson(), username });
  const written = [
    await writeReview(page.request, { rating: 5, comment: hers }),
    await writeReview(other, { rating: 5, comment: others }),
  ];
  await other.dispose();
  // Other tests write reviews too: these are the two as visitors see them.
  const shown: Review[] = written.map(({ isMine: _, ...review }) => review);
  await page.route('**/api/form/review?filter=top*', (route) => route.fulfill({ json: shown }));
  await openPage(page, '/review');
  const panel = page.getByRole('region', { name: 'Your Review' });
  await expect(panel).toContainText(hers);
  await expect(panel).not.toContainText(others);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Filter' }).selectOption({ label: 'Top Rated' });
  const listed = (text: string) =>
    page
      .getByRole('region', { name: 'All reviews' })
      .getByRole('listitem')
      .filter({ hasText: text });
  await expect(listed(hers).getByText('Your Review', { exact: true })).toBeVisible();
  await expect(listed(others)).toContainText(username);
  await expect(listed(others).getByText('Your Review', { exact: true })).toHaveCount(0);
});
