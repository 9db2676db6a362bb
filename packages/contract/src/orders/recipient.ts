import { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';
import { VisitRecipientInput } from '../accounts/addresses/visit-recipient-input.ts';
import { usernameKey } from '../accounts/username-key.ts';

/** The person to whom the beautician comes, where that is not the customer. */
export const Recipient = VisitRecipient;
export type Recipient = VisitRecipient;

export const RecipientInput = VisitRecipientInput;

/** Whether two visits are to the same person; none named: the customer herself. */
export const isSameRecipient = (one: string | null, other: string | null): boolean =>
  usernameKey(one ?? '') === usernameKey(other ?? '');
