import { formatIndiaDate, formatIndiaTime } from '@haldi/contract/kit/dates';
import type { SortOrder } from '@haldi/contract/kit/list-parameters';
import * as calls from '@haldi/contract/reviews/endpoints';
import {
  publicReviewLimit,
  type ReviewFilter,
  withNewReview,
} from '@haldi/contract/reviews/review-filters';
import type { Review, ReviewSummary } from '@haldi/contract/reviews/schema';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../accounts/auth-store.tsx';
import { callEndpoint } from '../lib/call.ts';
import { refusedOrFailedText } from '../lib/error-text.ts';
import { toast } from '../ui/toast.ts';
import { reviewsCopy } from './copy.ts';

export type ReviewListOptions = { filter: ReviewFilter; sort: SortOrder };
export type ReviewDraft = { rating: number; comment: string };

export const defaultReviewListOptions: ReviewListOptions = { filter: 'all', sort: 'newest' };
export const defaultReviewQuery = { ...defaultReviewListOptions, limit: String(publicReviewLimit) };

const listKey = ['reviews', 'list'];

/** Failures are only logged, as the specification asks. */
export const useReviews = (options: ReviewListOptions, first: Review[]) => {
  const isFirst =
    options.filter === defaultReviewListOptions.filter &&
    options.sort === defaultReviewListOptions.sort;
  const query = useQuery({
    queryKey: [...listKey, options],
    queryFn: ({ signal }) =>
      callEndpoint(
        calls.listReviews,
        { query: { ...options, limit: String(publicReviewLimit) } },
        { signal, asVisitor: true },
      ),
    placeholderData: (before) => before,
    ...(isFirst && { initialData: first }),
  });
  useEffect(() => {
    if (query.error) console.error(reviewsCopy.fetchFailed, query.error);
  }, [query.error]);
  return query;
};

export const useReviewSummary = (first: ReviewSummary) =>
  useQuery({
    queryKey: ['reviews', 'summary'],
    queryFn: ({ signal }) => callEndpoint(calls.readReviewSummary, {}, { signal }),
    initialData: first,
  }).data;

type OwnReview = {
  /** Null: none; undefined: loading. */
  review: Review | null | undefined;
  hasFailed: boolean;
  retry: () => void;
};

const useOwnQuery = () => {
  const { user } = useAuth();
  return useQuery({
    queryKey: ['reviews', 'own', user?._id],
    queryFn: async ({ signal }) => {
      // The server lists the user's own review first.
      const [first] = await callEndpoint(calls.listReviews, { query: { limit: '1' } }, { signal });
      return first?.isMine ? first : null;
    },
    enabled: user !== null,
  });
};

/** Usernames are not unique, so the own review is found by its id. */
export const useOwnReviewId = (): string | undefined => useOwnQuery().data?._id;

export const useOwnReview = (): OwnReview => {
  const { user, isSignedIn, isLoading } = useAuth();
  const query = useOwnQuery();
  useEffect(() => {
    if (!query.error) return;
    toast.error(
      refusedOrFailedText(query.error, reviewsCopy.fetchRefused, reviewsCopy.fetchFailed),
    );
  }, [query.error]);
  const visitorReview = isSignedIn && isLoading ? undefined : null;
  return {
    review: user ? query.data : visitorReview,
    hasFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
};

const changeLists = (
  client: QueryClient,
  change: (list: Review[], options: ReviewListOptions) => Review[],
) => {
  for (const [key, list] of client.getQueriesData<Review[]>({ queryKey: listKey })) {
    if (list) client.setQueryData(key, change(list, key.at(-1) as ReviewListOptions));
  }
};

export const isReviewBeingPosted = ({ _id }: Review): boolean => _id === 'being-posted';

const draftedReview = (draft: ReviewDraft, username: string): Review => {
  const now = new Date();
  return {
    _id: 'being-posted',
    id: now.getTime(),
    username,
    comment: draft.comment.trim(),
    rating: draft.rating,
    date: formatIndiaDate(now),
    time: formatIndiaTime(now),
    createdAt: now.toISOString(),
    isVerified: false,
    answer: null,
  };
};

/** Optimistic: the review is removed again if the request fails. */
export const usePostReview = () => {
  const client = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: (draft: ReviewDraft) => {
      const pendingReview = draftedReview(draft, user?.username ?? '');
      const { username, id, comment, rating, date, time } = pendingReview;
      const anonymous = { id, comment, rating, date, time };
      return callEndpoint(calls.postReview, {
        body: user ? { ...anonymous, username } : anonymous,
      });
    },
    onMutate: async (draft) => {
      await client.cancelQueries({ queryKey: listKey });
      const before = client.getQueriesData<Review[]>({ queryKey: listKey });
      const pendingReview = draftedReview(draft, user?.username ?? '');
      changeLists(client, (list, options) => withNewReview(list, pendingReview, options));
      return { before };
    },
    onError: (_error, _draft, context) => {
      for (const [key, list] of context?.before ?? []) client.setQueryData(key, list);
    },
  });
};

export const useChangeReview = ({ _id, username, date, time }: Review) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ rating, comment }: ReviewDraft) =>
      callEndpoint(calls.updateReview, {
        params: { _id },
        body: { _id, comment: comment.trim(), rating, username, date, time },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
};

export const useDeleteReview = ({ _id }: Review) =>
  useMutation({ mutationFn: () => callEndpoint(calls.deleteReview, { params: { _id } }) });
