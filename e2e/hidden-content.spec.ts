import { defaultCategories } from '@haldi/contract/catalogue/default-categories';
import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { pagePatterns } from '@haldi/contract/pages/pages';
import { isPrivatePage, sitemapPaths } from '@haldi/contract/pages/private-and-sitemap-pages';
import type { APIRequestContext } from '@playwright/test';
import { loadContractEndpoints } from '../apps/server/testing/contract-endpoints.ts';
import { expect, test } from './fixtures.ts';
import { createAuthorWithEntries, hideEntryByApi } from './moderation-helpers.ts';
import { ownerSession } from './staff-sessions.ts';
import { goToOrigin } from './test-accounts.ts';

/** Unique text for each field that an author or the salon can write. */
const canaries = {
  comment: 'Zinnkraut review canary',
  title: 'Quittenbrot title canary',
  content: 'Hollerstrauch content canary',
  answer: 'Birkenwasser answer canary',
};

type Findings = Record<string, string[]>;

const fill = (path: string, postId: string): string =>
  path
    .replace(':file', 'Facial')
    .replace(/:(\w+)/g, (_, name: string) => (name === 'id' ? postId : 'facial-cleanup'));

const publicReads = async (postId: string): Promise<string[]> => {
  const isRead = ({ method, auth, sends }: Endpoint): boolean =>
    method === 'GET' && auth === 'public' && sends !== 'text/event-stream';
  const paths = (await loadContractEndpoints())
    .filter(isRead)
    .map(({ path }) => fill(path, postId));
  expect(paths).toContain('/api/form/review');
  expect(paths).toContain(`/api/blog/${postId}`);
  return [
    ...new Set(paths),
    '/api/form/review?sort=oldest&limit=200',
    '/api/form/review?filter=top&limit=200',
    '/api/form/review?search=canary',
    '/api/blog?sort=oldest&limit=200',
    '/api/blog?search=canary',
  ];
};

const publicPages = (postId: string): string[] => {
  const patterns = pagePatterns.filter(
    (page) => !isPrivatePage(page) && !page.includes(':') && !page.endsWith('*'),
  );
  const menu = defaultCategories.map(({ slug }) => ({ slug, offersMehndi: true }));
  const pages = [
    ...new Set<string>([...sitemapPaths(menu), ...patterns, `/blog/${postId}`, '/nothing-here']),
  ];
  const data = pages.map((page) => (page === '/' ? '/_.data' : `${page}.data`));
  return [...pages, ...data, '/sitemap.xml', '/robots.txt'];
};

const search = async (
  request: APIRequestContext,
  addresses: readonly string[],
  texts: Record<string, string>,
): Promise<Findings> => {
  const found: Findings = {};
  for (const address of addresses) {
    const text = await (await request.get(address)).text();
    for (const [name, canary] of Object.entries(texts)) {
      if (text.includes(canary)) found[name] = [...(found[name] ?? []), address];
    }
  }
  return found;
};

test('threat 62: hidden content is in no public response, cached pages and structured data included', async ({
  page,
  request,
  baseURL,
}) => {
  await goToOrigin(page);
  const author = await createAuthorWithEntries(baseURL, canaries);
  const { reviewId, postId, username } = author;
  const owner = await ownerSession(page);
  const answered = await owner.request.put(`/api/admin/reviews/${reviewId}/answer`, {
    headers: owner.headers,
    data: { answer: canaries.answer },
  });
  expect(answered.status()).toBe(200);
  const addresses = [...(await publicReads(postId)), ...publicPages(postId)];
  // The username is shown with the content, the post's id is in its address.
  const texts = { ...canaries, username, reviewId };

  const before = await search(request, addresses, texts);
  // The second time, pages come from the cache.
  expect(await search(request, addresses, texts)).toEqual(before);
  for (const name of Object.keys(texts)) expect(before[name], name).toBeDefined();
  expect(before.comment).toEqual(expect.arrayContaining(['/', '/review', '/api/form/review']));
  expect(before.title).toEqual(
    expect.arrayContaining(['/', '/blog', `/blog/${postId}`, '/blog.data', '/api/blog']),
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain(postId);

  await hideEntryByApi(page, 'review', reviewId);
  const { username: _, ...hidden } = texts;
  const { comment, answer, reviewId: id, ...rest } = await search(request, addresses, hidden);
  expect({ comment, answer, id }).toEqual({});
  expect(rest.title).toEqual(before.title);

  await hideEntryByApi(page, 'post', postId);
  expect(await search(request, addresses, texts)).toEqual({});
  const listed = addresses.filter((address) => !address.includes(postId));
  expect(await search(request, listed, { postId })).toEqual({});
  const gone = await request.get(`/api/blog/${postId}`);
  expect(gone.status()).toBe(404);
  expect((await request.get(`/blog/${postId}`)).status()).toBe(404);

  // Shows both again, to prove that the search can find them.
  for (const [kind, entry] of [
    ['review', reviewId],
    ['post', postId],
  ] as const) {
    const { items } = (await (
      await owner.request.get('/api/admin/moderation?view=hidden', { headers: owner.headers })
    ).json()) as { items: { _id: string; changedAt: string }[] };
    const changedAt = items.find(({ _id }) => _id === entry)?.changedAt;
    const shown = await owner.request.put(`/api/admin/moderation/${kind}/${entry}/shown`, {
      headers: owner.headers,
      data: { changedAt },
    });
    expect(shown.status()).toBe(200);
  }
  expect(await search(request, addresses, texts)).toEqual(before);
});
