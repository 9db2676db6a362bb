import * as z from 'zod/mini';
import { Address } from './addresses/address.ts';

/** An address as typed so far, valid or not. */
export const VisitAddressDraft = z.object({
  ...Address.shape,
  /** Empty: the address is not saved. */
  label: z._default(z.string(), ''),
  /** False: the account's address is used, and this one stays available. */
  isChosen: z._default(z.boolean(), true),
});
export type VisitAddressDraft = z.infer<typeof VisitAddressDraft>;

export const parseVisitAddressDraft = (saved: string | null): VisitAddressDraft | null => {
  if (saved === null) return null;
  try {
    return VisitAddressDraft.safeParse(JSON.parse(saved)).data ?? null;
  } catch {
    return null;
  }
};

/** Town and pincode may be prefilled, so they do not count. */
export const hasStartedAddress = ({ street, apartmentNumber }: VisitAddressDraft): boolean =>
  street.trim() !== '' || apartmentNumber.trim() !== '';
