import {
  activeOrderLinkUrl,
  statusMessageText,
} from '@haldi/contract/orders/desk/status-message-text';
import type { Order } from '@haldi/contract/orders/schema';
import { whatsappLink } from '@haldi/contract/orders/whatsapp-text';
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

export const currentOrderLinkUrl = (order: Order): string | undefined =>
  activeOrderLinkUrl(order, { origin: location.origin, now: new Date() });
