import * as z from 'zod/mini';
import type { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';

/** Longer than the limits of both fields, because invalid input is stored too. */
const DraftText = z.string().check(z.maxLength(300));

/** The typed details are not validated yet. */
export const RecipientDraft = z.object({ isElse: z.boolean(), name: DraftText, phone: DraftText });
export type RecipientDraft = z.infer<typeof RecipientDraft>;

export const emptyRecipientDraft: RecipientDraft = { isElse: false, name: '', phone: '' };

export const toRecipientDraft = (person: VisitRecipient | null): RecipientDraft =>
  person ? { isElse: true, name: person.name, phone: person.phone } : emptyRecipientDraft;
