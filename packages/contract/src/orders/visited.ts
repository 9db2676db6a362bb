import { PersonThere } from '../accounts/addresses/person.ts';
import { PersonThereInput } from '../accounts/addresses/person-input.ts';
import { usernameKey } from '../accounts/username.ts';

/** The person to whom the beautician comes, where that is not the customer. */
export const Visited = PersonThere;
export type Visited = PersonThere;

export const VisitedInput = PersonThereInput;

/** Whether two visits are to the same person; none named: the customer herself. */
export const isSamePerson = (one: string | null, other: string | null): boolean =>
  usernameKey(one ?? '') === usernameKey(other ?? '');
