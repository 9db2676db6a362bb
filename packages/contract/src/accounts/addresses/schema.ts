import * as z from 'zod/mini';
import { line, textLimits } from '../../kit/text.ts';
import { AddressUpdate } from '../schema.ts';
import { PersonThere, PersonThereInput } from './person-there.ts';

/** The most that one account can save. */
export const maxSavedAddresses = 20;

/** Where somebody has the salon come, beside the address of the account. */
export const SavedAddress = z.strictObject({
  _id: z.string(),
  /** Such as `Mother`. */
  label: z.string(),
  /** Who lives there; null: the owner of the account. */
  visited: z.nullable(PersonThere),
  street: z.string(),
  apartmentNumber: z.string(),
  town: z.string(),
  state: z.string(),
  pincode: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** What is typed to save an address; a label stands for one address, however it is spelled. */
export const SavedAddressInput = z.extend(AddressUpdate, {
  label: line({ max: textLimits.addressLabel }),
  /** Absent or null: the owner of the account lives there. */
  visited: z.optional(z.nullable(PersonThereInput)),
});
export type SavedAddressInput = z.infer<typeof SavedAddressInput>;
