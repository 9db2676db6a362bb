import * as z from 'zod/mini';
import { addDays, indiaInstant } from '../../kit/dates.ts';
import { TrackedOrder } from '../schema.ts';

/** 128 bits or more, as text for an address. */
export const OrderLink = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'This order link is not valid'));

/** How many days after the visit the link of an order still opens it. */
export const linkValidDays = 7;

/** The instant at which a link ends: the end of the last day. */
export const linkExpiresAt = (appointmentDate: string): Date =>
  indiaInstant(addDays(appointmentDate, linkValidDays + 1), 0);

/**
 * An order as whoever holds its link sees it. Links are passed on: nobody's number, street or
 * account stands in it.
 */
export const LinkedOrder = z.extend(
  z.omit(TrackedOrder, {
    _id: true,
    userId: true,
    username: true,
    userPhone: true,
    address: true,
    visited: true,
    note: true,
    link: true,
  }),
  {
    /** Town and pincode. */
    place: z.string(),
  },
);
export type LinkedOrder = z.infer<typeof LinkedOrder>;

/** The page that an order's link opens. The secret stands behind the #: it reaches no log. */
export const orderLinkUrl = (origin: string, link: string): string => `${origin}/visit#${link}`;
