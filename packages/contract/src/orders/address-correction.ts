import * as z from 'zod/mini';
import { visitingChargeAt } from '../areas/area-rules.ts';
import type { ServedArea } from '../areas/schema.ts';
import { Version } from '../kit/integer.ts';
import { Rupees } from '../kit/rupees.ts';
import { AttemptId } from './attempt-id.ts';
import { OrderAddressInput } from './order-address.ts';
import { RecipientInput } from './recipient.ts';

/** Where a visit goes from now on, and to whom. */
export const addressCorrectionFields = {
  address: OrderAddressInput,
  /** Null: the customer. */
  visited: z.nullable(RecipientInput),
  /** What the person was shown; another one by now: PRICE_CHANGED. */
  visitingCharge: Rupees,
};

/** What a customer sends who corrects the address of a visit. */
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

/** What coming costs after a correction: as agreed where the pincode stays, else as there today. */
export const visitingChargeAfterCorrection = (
  before: Charged,
  pincode: string,
  { areas, visitingCharge }: Charges,
): number =>
  pincode === before.pincode
    ? before.visitingCharge
    : visitingChargeAt(pincode, areas, visitingCharge);
