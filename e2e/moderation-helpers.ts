import type { ModerationItem, ModerationList } from '@haldi/contract/moderation/desk/schema';
import { type Page, request as requests } from '@playwright/test';
import { readAsOwner } from './calls-as-owner.ts';
import { expect, openPage } from './fixtures.ts';
import { writePost, writeReview } from './reviews-and-posts.ts';
import { ownerSession, signInAsAdmin } from './staff-sessions.ts';
import { type Person, type SignedIn, signUpByApi } from './test-accounts.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export const uniqueText = (what = 'Words'): string =>
  `${what} ${Math.random().toString(36).slice(2)}`;

export type Author = Person & SignedIn & { reviewId: string; postId: string };

export const createAuthorWithEntries = async (
  baseURL: string | undefined,
  written: { comment: string; title: string; content?: string },
): Promise<Author> => {
  const request = await requests.newContext({ ...(baseURL && { baseURL }) });
  const person = await signUpByApi(request);
  const { comment, title, content = 'Oil it the night before.' } = written;
  const review = await writeReview(request, { rating: 4, comment });
  const post = await writePost(request, { title, content });
  await request.dispose();
  return { ...person, reviewId: review._id, postId: post._id };
};

export const hideEntryByApi = async (
  page: Page,
  kind: 'review' | 'post',
  id: string,
  reason = 'Rude language',
): Promise<void> => {
  const { request, headers } = await ownerSession(page);
  const answer = await request.put(`/api/admin/moderation/${kind}/${id}/hidden`, {
    headers,
    data: { reason },
  });
  expect(answer.status()).toBe(200);
};

export const reportEntryByApi = async (
  page: Page,
  kind: 'review' | 'post',
  id: string,
  report: object,
): Promise<void> => {
  const answer = await page.request.post(`/api/content/${kind}/${id}/reports`, {
    headers: sameOrigin,
    data: report,
  });
  expect(answer.status()).toBe(204);
};

export const readModeratedEntry = async (
  page: Page,
  id: string,
): Promise<ModerationItem | undefined> => {
  const { items } = await readAsOwner<ModerationList>(page, '/api/admin/moderation?limit=200');
  return items.find(({ _id }) => _id === id);
};

export const mainRegion = (page: Page) => page.getByRole('main');
export const visibleDialog = (page: Page) => page.getByRole('dialog');
export const entryCard = (page: Page, content: string) =>
  mainRegion(page)
    .getByRole('list', { name: 'Reviews and posts' })
    .locator(':scope > li')
    .filter({ hasText: content });

export const openModeration = async (page: Page, query = ''): Promise<void> => {
  await signInAsAdmin(page);
  await openPage(page, `/admin/moderation${query}`);
  await expect(mainRegion(page).getByRole('heading', { name: 'Reviews & Posts' })).toBeVisible();
};
