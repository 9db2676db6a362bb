import type { PersonThere } from '../accounts/addresses/person.ts';
import { PersonThereInput } from '../accounts/addresses/person-input.ts';
import type { SomebodyElse } from './somebody-else.ts';

/** Whom an order names: null where that is nobody else, undefined while what is typed cannot be used. */
export const visitedOf = ({ isElse, name, phone }: SomebodyElse): PersonThere | null | undefined =>
  isElse ? PersonThereInput.safeParse({ name, phone }).data : null;
