import type { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';
import { VisitRecipientInput } from '../accounts/addresses/visit-recipient-input.ts';
import type { RecipientDraft } from './recipient-draft.ts';

/** Whom an order names: null where that is nobody else, undefined while what is typed cannot be used. */
export const recipientFromDraft = ({
  isElse,
  name,
  phone,
}: RecipientDraft): VisitRecipient | null | undefined =>
  isElse ? VisitRecipientInput.safeParse({ name, phone }).data : null;
