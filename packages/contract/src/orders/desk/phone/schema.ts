import * as z from 'zod/mini';
import { MobileNumber } from '../../../accounts/mobile-number-schema.ts';
import { Email, Username } from '../../../accounts/schema.ts';
import { Identifier } from '../../../kit/text-schemas.ts';
import { OrderRequest } from '../../order-request.ts';

export const NewCaller = z.strictObject({
  name: Username,
  mobileNumber: MobileNumber,
  email: z.optional(Email),
  /** Create a new customer although an account with this unverified number exists. */
  separate: z.optional(z.boolean()),
});
export type NewCaller = z.infer<typeof NewCaller>;

export const PhoneBookingCustomer = z.union(
  [
    z.strictObject({
      userId: Identifier.check(z.minLength(1)),
      /** Staff confirm that the account is the caller’s although its number is not verified. */
      acceptUnverified: z.optional(z.boolean()),
    }),
    NewCaller,
  ],
  'Choose a customer, or enter a name and mobile number',
);
export type PhoneBookingCustomer = z.infer<typeof PhoneBookingCustomer>;

export const PhoneBooking = z.extend(
  z.pick(OrderRequest, {
    orderId: true,
    services: true,
    appointmentDate: true,
    appointmentSlot: true,
    address: true,
    recipient: true,
    note: true,
    askedFor: true,
    visitingCharge: true,
    userPhone: true,
    coupon: true,
  }),
  {
    customer: PhoneBookingCustomer,
    /** The visit goes ahead without an advance. */
    waivesAdvance: z.optional(z.boolean()),
  },
);
export type PhoneBooking = z.infer<typeof PhoneBooking>;

/** `details` of ALREADY_TAKEN and NUMBER_NOT_VERIFIED: the customer with this number. */
export const MobileNumberOwner = z.strictObject({
  customer: z.strictObject({ userId: z.string(), name: z.string() }),
});
export type MobileNumberOwner = z.infer<typeof MobileNumberOwner>;
