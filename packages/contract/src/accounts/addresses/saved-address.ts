import * as z from 'zod/mini';
import { PersonThere } from './person.ts';

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
