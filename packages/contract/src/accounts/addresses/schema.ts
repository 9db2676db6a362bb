import * as z from 'zod/mini';
import { singleLine, textLimits } from '../../kit/text.ts';
import { MobileNumber } from '../mobile-number-schema.ts';
import { AddressInput } from './address-input.ts';
import { VisitRecipientInput } from './visit-recipient-input.ts';

const AddressLabel = singleLine({ max: textLimits.addressLabel });

/** What is typed to save an address; a label stands for one address, however it is spelled. */
export const SavedAddressInput = z.extend(AddressInput, {
  label: AddressLabel,
  /** Absent or null: the owner of the account lives there. */
  recipient: z.optional(z.nullable(VisitRecipientInput)),
});
export type SavedAddressInput = z.infer<typeof SavedAddressInput>;

/** The same as a form holds it: who lives there in two fields, which are both there or both not. */
export const SavedAddressFields = z.extend(AddressInput, {
  label: AddressLabel,
  recipientName: z.optional(VisitRecipientInput.shape.name),
  recipientPhone: z.optional(VisitRecipientInput.shape.phone),
});

export const toSavedAddressInput = ({
  recipientName,
  recipientPhone,
  ...address
}: z.infer<typeof SavedAddressFields>): SavedAddressInput => ({
  ...address,
  recipient:
    recipientName && recipientPhone ? { name: recipientName, phone: recipientPhone } : null,
});

/** What is given for a visit: a number where there is none yet; with a label it is saved too. */
export const VisitContact = z.extend(AddressInput, {
  mobileNumber: z.optional(MobileNumber),
  label: z.optional(AddressLabel),
});
