import * as z from 'zod/mini';
import { Pincode } from '../accounts/addresses/address-input.ts';
import { MobileNumber } from '../accounts/mobile-number-schema.ts';
import { Rupees } from '../kit/rupees-schema.ts';

export const ServedArea = z.strictObject({
  _id: z.string(),
  name: z.string(),
  pincodes: z.array(z.string()),
  visitingCharge: Rupees,
  /** 0: no minimum. */
  minimumOrder: Rupees,
  /** 0 is Sunday. */
  weekdays: z.array(z.int()),
});
export type ServedArea = z.infer<typeof ServedArea>;

export const waitingListRetentionDays = 180;

export const NewWaitingListEntry = z.strictObject({ pincode: Pincode, mobileNumber: MobileNumber });
export type NewWaitingListEntry = z.infer<typeof NewWaitingListEntry>;
