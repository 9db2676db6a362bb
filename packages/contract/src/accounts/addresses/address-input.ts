import * as z from 'zod/mini';
import { singleLineText, textLimits } from '../../kit/text-schemas.ts';
import { pincodePattern } from '../pincode.ts';

export const Pincode = z
  .string()
  .check(z.trim(), z.regex(pincodePattern, 'Enter six digits; the first cannot be 0'));

const optionalLine = (max: number) =>
  z.optional(
    z.pipe(
      z.nullish(singleLineText({ min: 0, max })),
      z.transform((text) => text ?? ''),
    ),
  );
const coordinate = (limit: number) =>
  z.optional(z.nullable(z.number().check(z.minimum(-limit), z.maximum(limit))));

export const AddressInput = z.strictObject({
  street: singleLineText({ max: textLimits.street }),
  apartmentNumber: optionalLine(textLimits.apartment),
  landmark: optionalLine(textLimits.landmark),
  town: singleLineText({ max: textLimits.town }),
  state: optionalLine(textLimits.town),
  pincode: Pincode,
  latitude: coordinate(90),
  longitude: coordinate(180),
});
export type AddressInput = z.infer<typeof AddressInput>;
