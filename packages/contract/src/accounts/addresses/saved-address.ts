import * as z from 'zod/mini';
import { Address } from './address.ts';
import { VisitRecipient } from './visit-recipient.ts';

export const SavedAddress = z.extend(Address, {
  _id: z.string(),
  label: z.string(),
  /** Null: the account's owner lives there. */
  recipient: z.nullable(VisitRecipient),
});
export type SavedAddress = z.infer<typeof SavedAddress>;
