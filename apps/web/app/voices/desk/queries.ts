import type { CallInput, Endpoint } from '@haldi/contract/kit/endpoint';
import * as calls from '@haldi/contract/voices/desk/endpoints';
import type { Voice, VoiceView } from '@haldi/contract/voices/desk/schema';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefreshOnEvents } from '../../admin/events-store.ts';
import { call } from '../../lib/call.ts';

const key = ['admin', 'voices'];

/** The ones that are looked at, page after page; other windows' decisions come in by themselves. */
export const useVoices = (view: VoiceView, search: string) => {
  const wanted = search.trim();
  const query = useInfiniteQuery({
    queryKey: [...key, view, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(
        calls.listVoices,
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

const one = ({ kind, _id }: Voice) => ({ kind, id: _id });
const lastReport = ({ reports }: Voice): number => reports[0]?._id ?? 0;

type Deciding = Endpoint & { answer: typeof calls.hideVoice.answer };

const useDecision = <E extends Deciding, Given>(
  called: E,
  input: (given: Given) => CallInput<E>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given): Promise<void> => {
      await call(called, input(given));
    },
    // Also what was refused: somebody else has changed it, and that is to be seen.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
};

export const useHide = (voice: Voice) =>
  useDecision(calls.hideVoice, (reason: string) => ({ params: one(voice), body: { reason } }));

export const useRestore = (voice: Voice) =>
  useDecision(calls.restoreVoice, (_: undefined) => ({
    params: one(voice),
    body: { changedAt: voice.changedAt },
  }));

export const useKeep = (voice: Voice) =>
  useDecision(calls.keepVoice, (_: undefined) => ({
    params: one(voice),
    body: { changedAt: voice.changedAt, lastReport: lastReport(voice) },
  }));

export const useAnswer = (voice: Voice) =>
  useDecision(calls.answerReview, (answer: string) => ({
    params: { id: voice._id },
    body: { answer },
  }));

export const useRemoveAnswer = (voice: Voice) =>
  useDecision(calls.removeAnswer, (_: undefined) => ({ params: { id: voice._id } }));
