import * as z from 'zod/mini';
import { Address } from './addresses/address.ts';

/** What a browser keeps of an address that is being given, right or wrong so far. */
export const GivenAddress = z.object({
  ...Address.shape,
  /** What it shall be saved as; empty: it is not saved. */
  label: z._default(z.string(), ''),
  /** False: the address of the account is taken instead, and this one stays on offer. */
  isChosen: z._default(z.boolean(), true),
});
export type GivenAddress = z.infer<typeof GivenAddress>;

/** What was saved; anything that is not ours reads as nothing given. */
export const readGivenAddress = (saved: string | null): GivenAddress | null => {
  if (saved === null) return null;
  try {
    return GivenAddress.safeParse(JSON.parse(saved)).data ?? null;
  } catch {
    return null;
  }
};

/** A town stands there by itself, and a pincode may have been asked for before. */
export const isBegun = ({ street, apartmentNumber }: GivenAddress): boolean =>
  street.trim() !== '' || apartmentNumber.trim() !== '';
