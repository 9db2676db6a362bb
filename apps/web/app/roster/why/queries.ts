import type { CallInput } from '@haldi/contract/kit/endpoint';
import { whySlot } from '@haldi/contract/schedule/desk/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';

export type WhyQuestion = CallInput<typeof whySlot>['query'];

/** Nothing is asked while the question is not whole; the answer before stays in sight meanwhile. */
export const useWhy = (question: WhyQuestion | undefined) =>
  useQuery({
    queryKey: ['admin', 'why', question],
    queryFn: ({ signal }) =>
      call(whySlot, { query: question ?? { date: '', slot: '' } }, { signal }),
    enabled: question !== undefined,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
