import * as calls from '@haldi/contract/brand/words/desk/endpoints';
import type { WordsUpdate } from '@haldi/contract/brand/words/desk/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { useSettings } from '../../../settings/queries.ts';
import { footWords } from '../foot-words.ts';
import { footKey } from '../queries.ts';

/** Read once: what others save meanwhile is told when this is saved, not under the typing hand. */
export const useStaffWords = () =>
  useQuery({
    queryKey: ['admin', 'words'],
    queryFn: () => call(calls.readWords, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const useSaveWords = () => {
  const queries = useQueryClient();
  const settings = useSettings();
  return useMutation({
    mutationFn: (body: WordsUpdate) => call(calls.saveWords, { body }),
    onSuccess: ({ words }) => {
      // Nobody looks at it here: it is kept for the pages.
      queries.setQueryDefaults(footKey, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(footKey, footWords(words, settings));
      void queries.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
};
