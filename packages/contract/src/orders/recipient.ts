import { VisitRecipient } from '../accounts/addresses/visit-recipient.ts';
import { VisitRecipientInput } from '../accounts/addresses/visit-recipient-input.ts';
import { usernameKey } from '../accounts/username-key.ts';

export const Recipient = VisitRecipient;
export type Recipient = VisitRecipient;

export const RecipientInput = VisitRecipientInput;

/** Null or empty: the customer. */
export const isSameRecipient = (one: string | null, other: string | null): boolean =>
  usernameKey(one ?? '') === usernameKey(other ?? '');
