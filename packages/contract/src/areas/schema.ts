import * as z from 'zod/mini';
import { Pincode } from '../accounts/addresses/address-input.ts';
import { MobileNumber } from '../accounts/mobile-number-schema.ts';
import { Rupees } from '../kit/rupees.ts';

/** What everyone may know about an area. */
export const ServedArea = z.strictObject({
  _id: z.string(),
  name: z.string(),
  pincodes: z.array(z.string()),
  visitingCharge: Rupees,
  /** What the services of an order come to at least; 0: anything. */
  minimumOrder: Rupees,
  /** The days of the week on which we come; 0 is Sunday. */
  weekdays: z.array(z.int()),
});
export type ServedArea = z.infer<typeof ServedArea>;

/** How long a number that waits for us is kept. */
export const areaRequestRetentionDays = 180;

/** Somebody wants to be told when we come to where she lives. */
export const AreaRequest = z.strictObject({ pincode: Pincode, mobileNumber: MobileNumber });
export type AreaRequest = z.infer<typeof AreaRequest>;
