import type { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';
import { VisitRecipientInput } from '../accounts/addresses/visit-recipient-input.ts';
import type { RecipientDraft } from './recipient-draft.ts';

/** Null: the visit is for the customer. Undefined: the details are not valid. */
export const recipientFromDraft = ({
  isElse,
  name,
  phone,
}: RecipientDraft): VisitRecipient | null | undefined =>
  isElse ? VisitRecipientInput.safeParse({ name, phone }).data : null;
