import type { CallInput } from '@haldi/contract/kit/endpoint';
import { bookByPhone } from '@haldi/contract/orders/desk/phone/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { rememberOrderPlacedInBrowser } from '../../admin/orders-placed-in-browser-store.ts';
import { callEndpoint } from '../../lib/call.ts';
import { refreshAvailability } from '../availability-cache.ts';

export type PhoneBookingBody = CallInput<typeof bookByPhone>['body'];

/** Long enough for a slow phone, short enough to notice a dead connection. */
const timeoutMs = 20_000;

export const sendPhoneBooking = (body: PhoneBookingBody) => {
  // The desk is not alerted to its own orders.
  rememberOrderPlacedInBrowser(body.orderId);
  return callEndpoint(bookByPhone, { body }, { signal: AbortSignal.timeout(timeoutMs) });
};

/** A time was taken and the customer may be new. */
export const useRefreshAfterPhoneBooking = () => {
  const client = useQueryClient();
  return async (): Promise<void> => {
    await refreshAvailability(client);
    await client.invalidateQueries({ queryKey: ['admin'] });
  };
};
