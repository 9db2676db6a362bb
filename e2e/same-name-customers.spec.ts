import type { Review } from '@haldi/contract/reviews/schema';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { writePost, writeReview } from './reviews-and-posts-by-api.ts';
import { newPerson, signInAsNewCustomer, signUpByApi } from './test-accounts.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Blog Posts' });
const search = (page: Page) => page.getByPlaceholder('Search by title...');
const uniqueText = () => `Words ${Math.random().toString(36).slice(2)}`;

test('two customers of the same name each see only their own post as theirs', async ({
  page,
  playwright,
}) => {
  const word = uniqueText();
  const { username } = await signInAsNewCustomer(page);
  await writePost(page.request, { title: `${word} own`, content: 'One.' });
  const other = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await signUpByApi(other, { ...newPerson(), username });
  await writePost(other, { title: `${word} other`, content: 'Two.' });
  await other.dispose();
  await openPage(page, '/blog');
  const panel = page.getByRole('region', { name: 'Your Blog' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(`${word} own`);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await search(page).fill(word);
  await expect(list(page).getByRole('article')).toHaveCount(2);
  const listed = (title: string) =>
    list(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `${word} ${title}` }) });
  await expect(listed('own').getByText('Your Blog', { exact: true })).toBeVisible();
  await expect(listed('other')).toContainText(username);
  await expect(listed('other').getByText('Your Blog', { exact: true })).toHaveCount(0);
});

test('two customers of the same name each see only their own review as theirs', async ({
  page,
  playwright,
}) => {
  const { username } = await signInAsNewCustomer(page);
  const [ownText, otherText] = [uniqueText(), uniqueText()];
  const other = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await signUpByApi(other, { ...newPerson(), username });
  const written = [
    await writeReview(page.request, { rating: 5, comment: ownText }),
    await writeReview(other, { rating: 5, comment: otherText }),
  ];
  await other.dispose();
  // Other tests write reviews too, so the public list is mocked.
  const shown: Review[] = written.map(({ isMine: _, ...review }) => review);
  await page.route('**/api/form/review?filter=top*', (route) => route.fulfill({ json: shown }));
  await openPage(page, '/review');
  const panel = page.getByRole('region', { name: 'Your Review' });
  await expect(panel).toContainText(ownText);
  await expect(panel).not.toContainText(otherText);
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Filter' }).selectOption({ label: 'Top Rated' });
  const listed = (text: string) =>
    page
      .getByRole('region', { name: 'All reviews' })
      .getByRole('listitem')
      .filter({ hasText: text });
  await expect(listed(ownText).getByText('Your Review', { exact: true })).toBeVisible();
  await expect(listed(otherText)).toContainText(username);
  await expect(listed(otherText).getByText('Your Review', { exact: true })).toHaveCount(0);
});
