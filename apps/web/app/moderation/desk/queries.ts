import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import * as calls from '@haldi/contract/moderation/desk/endpoints';
import type { ModerationItem, ModerationView } from '@haldi/contract/moderation/desk/schema';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../admin/events-store.ts';
import { call } from '../../lib/call.ts';

const key = ['admin', 'voices'];

export const useModerationItems = (view: ModerationView, search: string) => {
  const wanted = search.trim();
  const query = useInfiniteQuery({
    queryKey: [...key, view, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listModerationItems,
        {
          query: {
            view,
            ...(wanted && { search: wanted }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const queries = useQueryClient();
  useRefreshOnEvents(() => void queries.invalidateQueries({ queryKey: key }));
  return query;
};

const one = ({ kind, _id }: ModerationItem) => ({ kind, id: _id });
const lastReport = ({ reports }: ModerationItem): number => reports[0]?._id ?? 0;

type Deciding = Endpoint & { answer: typeof calls.hideContent.answer };

const useDecision = <E extends Deciding, Given>(
  called: E,
  input: (given: Given) => CallInput<E>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given): Promise<void> => {
      await call(called, input(given));
    },
    // Also after an error: someone else may have changed the item.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
};

export const useHideContent = (voice: ModerationItem) =>
  useDecision(calls.hideContent, (reason: string) => ({ params: one(voice), body: { reason } }));

export const useRestoreContent = (voice: ModerationItem) =>
  useDecision(calls.restoreContent, (_: undefined) => ({
    params: one(voice),
    body: { changedAt: voice.changedAt },
  }));

export const useApproveContent = (voice: ModerationItem) =>
  useDecision(calls.approveContent, (_: undefined) => ({
    params: one(voice),
    body: { changedAt: voice.changedAt, lastReport: lastReport(voice) },
  }));

export const useAnswerReview = (voice: ModerationItem) =>
  useDecision(calls.answerReview, (answer: string) => ({
    params: { id: voice._id },
    body: { answer },
  }));

export const useDeleteReviewAnswer = (voice: ModerationItem) =>
  useDecision(calls.deleteReviewAnswer, (_: undefined) => ({ params: { id: voice._id } }));
