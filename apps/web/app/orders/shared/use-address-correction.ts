import { type Address, fillMissingAddressFields } from '@haldi/contract/accounts/addresses/address';
import { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import { VisitRecipientInput } from '@haldi/contract/accounts/addresses/visit-recipient-input';
import { isPincode } from '@haldi/contract/accounts/pincode';
import {
  findAreaByPincode,
  isPincodeServed,
  minimumOrderShortfall,
} from '@haldi/contract/areas/area-rules';
import { weekdayOf } from '@haldi/contract/kit/dates';
import {
  type AddressCorrection,
  visitingChargeAfterCorrection,
} from '@haldi/contract/orders/address-correction';
import { fromOrderAddress, toOrderAddressInput } from '@haldi/contract/orders/order-address';
import { CartMismatch } from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readAddressFromForm } from '../../accounts/shared/address-fields.tsx';
import { CallError } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { useSettings } from '../../settings/queries.ts';
import { addressCorrectionCopy as copy } from './address-correction-copy.ts';

const Fields = z.extend(AddressInput, {
  recipientName: z.optional(VisitRecipientInput.shape.name),
  recipientPhone: z.optional(VisitRecipientInput.shape.phone),
});

export type CorrectableOrder = Pick<
  Order,
  'userId' | 'address' | 'recipient' | 'visitingCharge' | 'total' | 'appointmentDate'
>;
export type AddressCorrectionInput = Pick<AddressCorrection, 'recipient' | 'visitingCharge'> & {
  address: ReturnType<typeof toOrderAddressInput>;
};

export const visitingChargeFromError = (error: unknown): number | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'PRICE_CHANGED') return undefined;
  return CartMismatch.safeParse(error.reason.details).data?.visitingCharge;
};

/** Staff have no location field: the known location is kept as long as the address does not change. */
const keepKnownCoordinates = (typed: Address, known: Address): Address => {
  const isSame = (['street', 'town', 'pincode'] as const).every(
    (part) => typed[part] === known[part],
  );
  return isSame ? { ...typed, latitude: known.latitude, longitude: known.longitude } : typed;
};

export const useAddressCorrection = (
  order: CorrectableOrder,
  isStaff: boolean,
  send: (correction: AddressCorrectionInput) => Promise<unknown>,
) => {
  const settings = useSettings();
  const [typedPincode, setTypedPincode] = useState(order.address.pincode);
  const [reportedCharge, setReportedCharge] = useState<{
    pincode: string;
    visitingCharge: number;
  }>();
  const [isTouched, setIsTouched] = useState(false);
  const [hasRecipient, setHasRecipient] = useState(order.recipient !== null);
  const pincode = isPincode(typedPincode.trim()) ? typedPincode.trim() : order.address.pincode;
  const before = { pincode: order.address.pincode, visitingCharge: order.visitingCharge };
  const visitingCharge =
    reportedCharge?.pincode === pincode
      ? reportedCharge.visitingCharge
      : visitingChargeAfterCorrection(before, pincode, settings);
  const known = fromOrderAddress(order.address);
  const form = useForm({
    schema: Fields,
    read: readAddressFromForm,
    send: async (fields) => {
      const { recipientName: name, recipientPhone: phone, ...address } = fields;
      const recipient = name && phone ? { name, phone } : null;
      const typedAddress = fillMissingAddressFields(address);
      const placed = isStaff ? keepKnownCoordinates(typedAddress, known) : typedAddress;
      await send({ address: toOrderAddressInput(placed), recipient, visitingCharge });
    },
  });
  const missing = minimumOrderShortfall(
    pincode,
    order.total - order.visitingCharge,
    settings.areas,
  );
  const area = findAreaByPincode(pincode, settings.areas);
  const isServedThatDay = !area || area.weekdays.includes(weekdayOf(order.appointmentDate));
  const warnings = [
    ...(isPincodeServed(pincode, settings.areas) ? [] : [copy.notServed(pincode)]),
    ...(isServedThatDay ? [] : [copy.notThatDay(pincode)]),
    ...(missing > 0 ? [copy.tooSmall(missing)] : []),
  ];
  return {
    form,
    known,
    hasRecipient,
    setHasRecipient,
    isTouched,
    handleInput: ({ name, value }: { name: string; value: string }): void => {
      setIsTouched(true);
      if (name === 'pincode') setTypedPincode(value);
    },
    setVisitingCharge: (charge: number): void =>
      setReportedCharge({ pincode, visitingCharge: charge }),
    visitingCharge,
    total: order.total - order.visitingCharge + visitingCharge,
    /** Empty while the pincode is unchanged. */
    warnings: pincode === order.address.pincode ? [] : warnings,
  };
};
