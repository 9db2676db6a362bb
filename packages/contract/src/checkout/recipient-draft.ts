import * as z from 'zod/mini';
import type { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';

/** Longer than either may be: what is typed is kept also while it is wrong. */
const Typed = z.string().check(z.maxLength(300));

/** Whether a visit is for somebody else, and what is typed of her, right or wrong so far. */
export const RecipientDraft = z.object({ isElse: z.boolean(), name: Typed, phone: Typed });
export type RecipientDraft = z.infer<typeof RecipientDraft>;

/** The visit is for whoever books it. */
export const noRecipient: RecipientDraft = { isElse: false, name: '', phone: '' };

export const toRecipientDraft = (person: VisitRecipient | null): RecipientDraft =>
  person ? { isElse: true, name: person.name, phone: person.phone } : noRecipient;
