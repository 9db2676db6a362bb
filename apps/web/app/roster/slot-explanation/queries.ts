import type { CallInput } from '@haldi/contract/kit/endpoint';
import { explainSlotAvailability } from '@haldi/contract/schedule/slot-explanation/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/call.ts';

export type SlotExplanationQuery = CallInput<typeof explainSlotAvailability>['query'];

/** Disabled while the input is incomplete; shows the previous answer while loading. */
export const useSlotExplanation = (query: SlotExplanationQuery | undefined) =>
  useQuery({
    queryKey: ['admin', 'why', query],
    queryFn: ({ signal }) =>
      callEndpoint(explainSlotAvailability, { query: query ?? { date: '', slot: '' } }, { signal }),
    enabled: query !== undefined,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });
