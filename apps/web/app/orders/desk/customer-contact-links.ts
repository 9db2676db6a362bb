import { hasCoordinates } from '@haldi/contract/accounts/addresses/address';
import {
  activeOrderLinkUrl,
  statusMessageText,
} from '@haldi/contract/orders/desk/status-message-text';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { mapLink } from '../../lib/map-link.ts';
import { phoneLink } from '../../lib/phone.ts';

/** Undefined if the number was deleted with the account. */
export const callLink = ({ userPhone }: Order): string | undefined =>
  userPhone === '' ? undefined : phoneLink(userPhone);

export const whatsappChatLink = ({ userPhone }: Order, text: string): string | undefined =>
  userPhone === '' ? undefined : whatsappLink(userPhone, text);

type Chat = { href: string; text: string };

export const whatsappStatusMessageLink = (order: Order, businessName: string): Chat | undefined => {
  const text = statusMessageText(order, { businessName, origin: location.origin, now: new Date() });
  const href = whatsappChatLink(order, text);
  return href === undefined ? undefined : { href, text };
};

export const addressMapLink = (ordered: Order['address']): string => {
  const address = fromOrderAddress(ordered);
  if (hasCoordinates(address)) return mapLink(`${address.latitude},${address.longitude}`);
  const { street, town, state, pincode } = address;
  return mapLink(`${[street, town, state].filter(Boolean).join(', ')} ${pincode}`);
};

export const currentOrderLinkUrl = (order: Order): string | undefined =>
  activeOrderLinkUrl(order, { origin: location.origin, now: new Date() });
