import * as z from 'zod/mini';
import { Address } from './addresses/address.ts';

/** What a browser keeps of an address that is being given, right or wrong so far. */
export const VisitAddressDraft = z.object({
  ...Address.shape,
  /** What it shall be saved as; empty: it is not saved. */
  label: z._default(z.string(), ''),
  /** False: the address of the account is taken instead, and this one stays on offer. */
  isChosen: z._default(z.boolean(), true),
});
export type VisitAddressDraft = z.infer<typeof VisitAddressDraft>;

/** What was saved; anything that is not ours reads as nothing given. */
export const parseVisitAddressDraft = (saved: string | null): VisitAddressDraft | null => {
  if (saved === null) return null;
  try {
    return VisitAddressDraft.safeParse(JSON.parse(saved)).data ?? null;
  } catch {
    return null;
  }
};

/** A town stands there by itself, and a pincode may have been asked for before. */
export const hasStartedAddress = ({ street, apartmentNumber }: VisitAddressDraft): boolean =>
  street.trim() !== '' || apartmentNumber.trim() !== '';
