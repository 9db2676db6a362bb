import type { Order } from '@haldi/contract/orders/schema';
import * as z from 'zod/mini';
import { Refusal } from '../platform/refusal.ts';
import type { ListPlace } from './list-store.ts';

const Place = z.strictObject({ createdAt: z.iso.datetime(), id: z.uuid() });

/** Where a page ended, as text that only this server reads. */
export const toCursor = ({ createdAt, _id }: Order): string => {
  const place: ListPlace = { createdAt, id: _id };
  return Buffer.from(JSON.stringify(place)).toString('base64url');
};

export const listPlaceOf = (cursor: string | undefined): ListPlace | undefined => {
  if (cursor === undefined) return undefined;
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    const reason = 'This place in the list does not exist.';
    throw new Refusal('INVALID_INPUT', reason, { fields: { cursor: reason } });
  }
};
