import * as z from 'zod/mini';
import type { PersonThere } from '../accounts/addresses/person.ts';

/** Longer than either may be: what is typed is kept also while it is wrong. */
const Typed = z.string().check(z.maxLength(300));

/** Whether a visit is for somebody else, and what is typed of her, right or wrong so far. */
export const SomebodyElse = z.object({ isElse: z.boolean(), name: Typed, phone: Typed });
export type SomebodyElse = z.infer<typeof SomebodyElse>;

/** The visit is for whoever books it. */
export const nobodyElse: SomebodyElse = { isElse: false, name: '', phone: '' };

export const somebodyElse = (person: PersonThere | null): SomebodyElse =>
  person ? { isElse: true, name: person.name, phone: person.phone } : nobodyElse;
