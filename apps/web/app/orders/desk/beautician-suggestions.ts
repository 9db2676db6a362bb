import type { Candidate, Candidates } from '@haldi/contract/orders/desk/candidates';
import { visitsCopy } from '../../schedule/shared/copy.ts';
import type { Suggestion } from '../../ui/suggest-field.tsx';
import { deskCopy } from './copy.ts';

const copy = deskCopy.assign;

/** What whoever assigns the visit must know of her, in few words. */
const noteOf = ({ conflicts, minutesAway }: Candidate): string => {
  if (conflicts.length > 0) return conflicts.map(({ text }) => text).join(', ');
  return minutesAway === null ? copy.free : copy.freeAfter(minutesAway);
};

/** Everybody of the roster in the server's order; only who has another visit then cannot be chosen. */
export const beauticianSuggestions = (
  candidates: Candidates | undefined,
  isAssigned: boolean,
): Suggestion[] => [
  ...(candidates?.people ?? []).map((person) => ({
    value: person.name,
    picture: person.picture,
    note: noteOf(person),
    disabled: person.conflicts.some(({ kind }) => kind === 'BUSY'),
  })),
  ...(isAssigned ? [{ value: visitsCopy.unassigned }] : []),
];
