import type { AuditEntry } from '@haldi/contract/audit/schema';
import type { Blog } from '@haldi/contract/blog/schema';
import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationItem, ModerationList } from '@haldi/contract/moderation/desk/schema';
import type { Review, ReviewSummary } from '@haldi/contract/reviews/schema';
import { formRequest } from './test-form-request.ts';
import { openSalonWithPastOrders } from './test-past-orders.ts';
import type { TestUser } from './test-user.ts';

type Entry = { _id: string };

export const openTestModeration = async () => {
  const {
    product: haldi,
    admin: owner,
    business,
  } = await openSalonWithPastOrders('2026-11-16T06:00:00Z', 3);
  const put = (url: string, payload: object, who: TestUser = owner) =>
    haldi.as(who, { method: 'PUT', url, payload });
  const address = (kind: ContentKind, { _id }: Entry) => `/api/admin/moderation/${kind}/${_id}`;
  const get = async <T>(url: string, who: TestUser | null = null): Promise<T> =>
    (await haldi.as(who, { url })).json<T>();
  return {
    haldi,
    owner,
    business,
    put,
    address,
    review: async (who: TestUser, comment = 'Calm hands.', rating = 4): Promise<Review> => {
      const payload = { comment, rating };
      const answer = await haldi.as(who, { method: 'POST', url: '/api/form/review', payload });
      return answer.json<Review>();
    },
    post: async (who: TestUser, title = 'Monsoon hair', content = 'Oil it.'): Promise<Blog> =>
      (await haldi.as(who, await formRequest('POST', '/api/blog', { title, content }))).json(),
    change: async (post: Entry, who: TestUser) =>
      haldi.as(
        who,
        await formRequest('PUT', `/api/blog/${post._id}`, { title: 'Kinder', content: 'Words.' }),
      ),
    hide: (kind: ContentKind, entry: Entry, reason = 'Rude language', who = owner) =>
      put(`${address(kind, entry)}/hidden`, { reason }, who),
    restore: (kind: ContentKind, entry: Entry, changedAt: string, who = owner) =>
      put(`${address(kind, entry)}/shown`, { changedAt }, who),
    keep: (
      kind: ContentKind,
      voice: Pick<ModerationItem, '_id' | 'changedAt' | 'reports'>,
      who = owner,
    ) =>
      put(
        `${address(kind, voice)}/approved`,
        { changedAt: voice.changedAt, lastReport: voice.reports[0]?._id ?? 0 },
        who,
      ),
    answer: (entry: Entry, answer: string, who = owner) =>
      put(`/api/admin/reviews/${entry._id}/answer`, { answer }, who),
    report: (
      kind: ContentKind,
      entry: Entry,
      payload: object = { reason: 'rude' },
      who: TestUser | null = null,
      remoteAddress = '203.0.113.7',
    ) =>
      haldi.as(who, {
        method: 'POST',
        url: `/api/content/${kind}/${entry._id}/reports`,
        payload,
        remoteAddress,
      }),
    list: (query = '', who = owner) => get<ModerationList>(`/api/admin/moderation${query}`, who),
    reviews: (who: TestUser | null = null) => get<Review[]>('/api/form/review', who),
    posts: (who: TestUser | null = null) => get<Blog[]>('/api/blog', who),
    summary: () => get<ReviewSummary>('/api/form/review/summary'),
    acts: async (): Promise<AuditEntry[]> =>
      (await get<{ entries: AuditEntry[] }>('/api/admin/audit', owner)).entries,
  };
};

export type TestModeration = Awaited<ReturnType<typeof openTestModeration>>;
