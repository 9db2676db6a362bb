import * as z from 'zod/mini';
import { Address } from './address.ts';
import { VisitRecipient } from './visit-recipient.ts';

/** Where somebody has the salon come, beside the address of the account. */
export const SavedAddress = z.extend(Address, {
  _id: z.string(),
  /** Such as `Mother`. */
  label: z.string(),
  /** Who lives there; null: the owner of the account. */
  recipient: z.nullable(VisitRecipient),
});
export type SavedAddress = z.infer<typeof SavedAddress>;
