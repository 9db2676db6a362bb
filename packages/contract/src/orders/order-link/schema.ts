import * as z from 'zod/mini';
import { addDays, instantOfIndiaTime } from '../../kit/dates.ts';
import { TrackedOrder } from '../schema.ts';

/** At least 128 bits, base64url. */
export const OrderLink = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'This order link is not valid'));

export const orderLinkValidDays = 7;

/** The end of the last valid day. */
export const orderLinkExpiresAt = (appointmentDate: string): Date =>
  instantOfIndiaTime(addDays(appointmentDate, orderLinkValidDays + 1), 0);

/** Order links get shared, so this has no phone number, street or account. */
export const OrderSeenByLink = z.extend(
  z.omit(TrackedOrder, {
    _id: true,
    repeatOf: true,
    userId: true,
    username: true,
    userPhone: true,
    address: true,
    recipient: true,
    note: true,
    link: true,
  }),
  {
    place: z.string(),
  },
);
export type OrderSeenByLink = z.infer<typeof OrderSeenByLink>;

/** The secret is in the fragment, so that it reaches no server log. */
export const orderLinkUrl = (origin: string, link: string, page = '/visit'): string =>
  `${origin}${page}#${link}`;
