import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import * as calls from '@haldi/contract/moderation/desk/endpoints';
import type { ModerationItem, ModerationView } from '@haldi/contract/moderation/desk/schema';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../admin/admin-event-stream-store.ts';
import { callEndpoint } from '../../lib/call.ts';

const key = ['admin', 'items'];

export const useModerationItems = (view: ModerationView, search: string) => {
  const text = search.trim();
  const query = useInfiniteQuery({
    queryKey: [...key, view, text],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        calls.listModerationItems,
        {
          query: {
            view,
            ...(text && { search: text }),
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

const contentParams = ({ kind, _id }: ModerationItem) => ({ kind, id: _id });
const lastReport = ({ reports }: ModerationItem): number => reports[0]?._id ?? 0;

type DecisionEndpoint = Endpoint & { answer: typeof calls.hideContent.answer };

const useDecision = <E extends DecisionEndpoint, Input>(
  called: E,
  toCallInput: (input: Input) => CallInput<E>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<void> => {
      await callEndpoint(called, toCallInput(input));
    },
    // Also after an error: someone else may have changed the item.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
};

export const useHideContent = (item: ModerationItem) =>
  useDecision(calls.hideContent, (reason: string) => ({
    params: contentParams(item),
    body: { reason },
  }));

export const useRestoreContent = (item: ModerationItem) =>
  useDecision(calls.restoreContent, (_: undefined) => ({
    params: contentParams(item),
    body: { changedAt: item.changedAt },
  }));

export const useApproveContent = (item: ModerationItem) =>
  useDecision(calls.approveContent, (_: undefined) => ({
    params: contentParams(item),
    body: { changedAt: item.changedAt, lastReport: lastReport(item) },
  }));

export const useAnswerReview = (item: ModerationItem) =>
  useDecision(calls.answerReview, (answer: string) => ({
    params: { id: item._id },
    body: { answer },
  }));

export const useDeleteReviewAnswer = (item: ModerationItem) =>
  useDecision(calls.deleteReviewAnswer, (_: undefined) => ({ params: { id: item._id } }));
