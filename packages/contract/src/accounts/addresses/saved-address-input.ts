import * as z from 'zod/mini';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { MobileNumber } from '../mobile-number-schema.ts';
import { AddressInput } from './address-input.ts';
import { VisitRecipientInput } from './visit-recipient-input.ts';

const AddressLabel = singleLineText({ max: textLimits.addressLabel });

/** Labels are unique within an account, ignoring case. */
export const SavedAddressInput = z.extend(AddressInput, {
  label: AddressLabel,
  /** Absent or null: the account's owner lives there. */
  recipient: z.optional(z.nullable(VisitRecipientInput)),
});
export type SavedAddressInput = z.infer<typeof SavedAddressInput>;

/** As form fields: the recipient's name and phone are both given or both absent. */
export const SavedAddressFormFields = z.extend(AddressInput, {
  label: AddressLabel,
  recipientName: z.optional(VisitRecipientInput.shape.name),
  recipientPhone: z.optional(VisitRecipientInput.shape.phone),
});

export const toSavedAddressInput = ({
  recipientName,
  recipientPhone,
  ...address
}: z.infer<typeof SavedAddressFormFields>): SavedAddressInput => ({
  ...address,
  recipient:
    recipientName && recipientPhone ? { name: recipientName, phone: recipientPhone } : null,
});

/** With a label, the address is saved too. */
export const VisitContactInput = z.extend(AddressInput, {
  mobileNumber: z.optional(MobileNumber),
  label: z.optional(AddressLabel),
});
