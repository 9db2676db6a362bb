import * as z from 'zod/mini';
import { Pincode } from '../accounts/addresses/address-input.ts';
import { Identifier } from '../kit/text-schemas.ts';

import { addressHashPattern } from './address-hash.ts';

type WantedLine = { serviceId: string; quantity: number };

const maxLines = 50;
const linePattern = /^([^,:]{1,80})(?::([1-9]\d?))?$/;

const readLine = (text: string): WantedLine | undefined => {
  const [, serviceId, quantity = '1'] = linePattern.exec(text) ?? [];
  if (serviceId === undefined || !Identifier.safeParse(serviceId).success) return undefined;
  return { serviceId, quantity: Number(quantity) };
};

/** Carts in browser storage may have been edited. */
export const isValidCartLine = ({ serviceId, quantity }: WantedLine): boolean =>
  readLine(`${serviceId}:${quantity}`)?.serviceId === serviceId;

/** E.g. `facial-gold:2,threading-eyebrows`. */
export const formatCartParameter = (lines: readonly WantedLine[]): string =>
  lines
    .map(({ serviceId, quantity }) => (quantity === 1 ? serviceId : `${serviceId}:${quantity}`))
    .join(',');

export const CartParameter = z.pipe(
  z.string().check(
    z.maxLength(5_000),
    z.refine((text) => {
      const lines = text.split(',');
      return lines.length <= maxLines && lines.every((line) => readLine(line));
    }, 'Enter a list of services'),
  ),
  z.transform((text) => text.split(',').flatMap((line) => readLine(line) ?? [])),
);

const degreesText = (limit: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^-?\d{1,3}(\.\d{1,16})?$/, 'Enter degrees as a number'),
      z.refine(
        (text) => Math.abs(Number(text)) <= limit,
        `Enter degrees from -${limit} to ${limit}`,
      ),
    ),
    z.transform(Number),
  );

/** Missing parameters are not known yet. */
export const visitQueryParameters = {
  services: z.optional(CartParameter),
  pincode: z.optional(Pincode),
  /** From `hashAddress`. There is no travel time between two visits with the same hash. */
  door: z.optional(z.string().check(z.regex(addressHashPattern, 'Enter the hash of an address'))),
  latitude: z.optional(degreesText(90)),
  longitude: z.optional(degreesText(180)),
};
export type VisitQuery = {
  services?: WantedLine[] | undefined;
  pincode?: string | undefined;
  door?: string | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};
