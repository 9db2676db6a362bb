import type {
  BeauticianCandidate,
  BeauticianCandidates,
} from '@haldi/contract/orders/desk/beautician-candidates';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import type { Suggestion } from '../../ui/suggest-field.tsx';
import { deskCopy } from './copy.ts';

const copy = deskCopy.assign;

const suggestionNote = ({ conflicts, minutesAway }: BeauticianCandidate): string => {
  if (conflicts.length > 0) return conflicts.map(({ text }) => text).join(', ');
  return minutesAway === null ? copy.free : copy.freeAfter(minutesAway);
};

/** In the server's order. Only beauticians with an overlapping visit are disabled. */
export const beauticianSuggestions = (
  candidates: BeauticianCandidates | undefined,
  isAssigned: boolean,
): Suggestion[] => [
  ...(candidates?.people ?? []).map((person) => ({
    value: person.name,
    picture: person.picture,
    note: suggestionNote(person),
    disabled: person.conflicts.some(({ kind }) => kind === 'BUSY'),
  })),
  ...(isAssigned ? [{ value: visitsCopy.unassigned }] : []),
];
