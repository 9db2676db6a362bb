import type { Order } from '@haldi/contract/orders/schema';
import { confirmationText, whatsappLink } from '@haldi/contract/orders/whatsapp-text';
import { phoneLink } from '../../lib/phone.ts';

/** Nothing when the customer's number is gone with the account. */
export const callLink = ({ userPhone }: Order): string | undefined =>
  userPhone === '' ? undefined : phoneLink(userPhone);

export const confirmationLink = (order: Order, businessName: string): string | undefined =>
  order.userPhone === ''
    ? undefined
    : whatsappLink(order.userPhone, confirmationText(order, businessName));
