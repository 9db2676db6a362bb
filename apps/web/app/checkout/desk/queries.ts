import type { CallInput } from '@haldi/contract/kit/endpoint';
import { bookByPhone } from '@haldi/contract/orders/desk/phone/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { recordOwnOrder } from '../../admin/own-orders-store.ts';
import { call } from '../../lib/call.ts';
import { refreshAvailability } from '../availability-cache.ts';

export type PhoneBookingBody = CallInput<typeof bookByPhone>['body'];

/** Long enough for a slow phone, short enough that a dead connection does not look like work. */
const patienceMs = 20_000;

export const sendBooking = (body: PhoneBookingBody) => {
  // What this desk takes down itself is no news to it.
  recordOwnOrder(body.orderId);
  return call(bookByPhone, { body }, { signal: AbortSignal.timeout(patienceMs) });
};

/** Somebody's time was taken, and a customer may be new: what staff see is asked for anew. */
export const useRefreshDesk = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await refreshAvailability(client);
    await client.invalidateQueries({ queryKey: ['admin'] });
  };
};
