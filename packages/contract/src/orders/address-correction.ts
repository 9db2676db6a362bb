import * as z from 'zod/mini';
import { visitingChargeForPincode } from '../areas/area-rules.ts';
import type { ServedArea } from '../areas/schema.ts';
import { Version } from '../kit/integer-schemas.ts';
import { Rupees } from '../kit/rupees-schema.ts';
import { AttemptId } from './attempt-id.ts';
import { OrderAddressInput } from './order-address.ts';
import { RecipientInput } from './recipient.ts';

export const addressCorrectionFields = {
  address: OrderAddressInput,
  /** Null: the customer. */
  recipient: z.nullable(RecipientInput),
  /** The charge that was shown. If it has changed: PRICE_CHANGED. */
  visitingCharge: Rupees,
};

export const AddressCorrection = z.strictObject({
  ...addressCorrectionFields,
  version: Version,
  attempt: AttemptId,
});
export type AddressCorrection = z.infer<typeof AddressCorrection>;

type Charged = { pincode: string; visitingCharge: number };
type Charges = {
  areas: readonly Pick<ServedArea, 'pincodes' | 'visitingCharge'>[];
  visitingCharge: number;
};

/** The agreed charge if the pincode stays, otherwise today’s charge there. */
export const visitingChargeAfterCorrection = (
  before: Charged,
  pincode: string,
  { areas, visitingCharge }: Charges,
): number =>
  pincode === before.pincode
    ? before.visitingCharge
    : visitingChargeForPincode(pincode, areas, visitingCharge);
