import type { Review } from '@haldi/contract/reviews/schema';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './fixtures.ts';
import { signedInPage } from './people.ts';
import { writePost, writeReview } from './reviews-and-posts.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Blog Posts' });
const search = (page: Page) => page.getByPlaceholder('Search by title...');
const unique = () => `Words ${Math.random().toString(36).slice(2)}`;

/** Two customers may be called the same: what is whose goes by the account. */
test('of two of one name each sees her own post as hers, and no other', async ({
  page,
  otherPage,
}) => {
  const word = unique();
  const { username } = await signedInPage(page);
  await writePost(page.request, { title: `${word} hers`, content: 'One.' });
  const other = await otherPage();
  await signedInPage(other, { username });
  await writePost(other.request, { title: `${word} other`, content: 'Two.' });
  for (const [reader, own, foreign] of [
    [page, 'hers', 'other'],
    [other, 'other', 'hers'],
  ] as const) {
    await openPage(reader, '/blog');
    const panel = reader.getByRole('region', { name: 'Your Blog' });
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(`${word} ${own}`);
    await expect(reader.getByRole('button', { name: 'Edit' })).toHaveCount(1);
    await search(reader).fill(word);
    await expect(list(reader).getByRole('article')).toHaveCount(2);
    const listed = (title: string) =>
      list(reader)
        .getByRole('article')
        .filter({ has: reader.getByRole('heading', { name: `${word} ${title}` }) });
    await expect(listed(own).getByText('Your Blog', { exact: true })).toBeVisible();
    await expect(listed(foreign)).toContainText(username);
    await expect(listed(foreign).getByText('Your Blog', { exact: true })).toHaveCount(0);
  }
  await other.close();
});

test('of two of one name each sees her own review as hers, and no other', async ({
  page,
  otherPage,
}) => {
  const { username } = await signedInPage(page);
  const [hers, others] = [unique(), unique()];
  const other = await otherPage();
  await signedInPage(other, { username });
  const written = [
    await writeReview(page.request, { rating: 5, comment: hers }),
    await writeReview(other.request, { rating: 5, comment: others }),
  ];
  // Other tests write, too: this is what everybody is shown of them.
  const shown: Review[] = written.map(({ isMine: _, ...review }) => review);
  for (const [reader, own, foreign] of [
    [page, hers, others],
    [other, others, hers],
  ] as const) {
    await reader.route('**/api/form/review?filter=top*', (route) => route.fulfill({ json: shown }));
    await openPage(reader, '/review');
    const panel = reader.getByRole('region', { name: 'Your Review' });
    await expect(panel).toContainText(own);
    await expect(panel).not.toContainText(foreign);
    await expect(reader.getByRole('button', { name: 'Edit' })).toHaveCount(1);
    await reader.getByRole('combobox', { name: 'Filter' }).selectOption({ label: 'Top Rated' });
    const listed = (words: string) =>
      reader
        .getByRole('region', { name: 'All reviews' })
        .getByRole('listitem')
        .filter({ hasText: words });
    await expect(listed(own).getByText('Your Review', { exact: true })).toBeVisible();
    await expect(listed(foreign)).toContainText(username);
    await expect(listed(foreign).getByText('Your Review', { exact: true })).toHaveCount(0);
  }
  await other.close();
});
