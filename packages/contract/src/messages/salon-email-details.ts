import type { Order } from '../orders/schema.ts';
import { orderWhatsappText } from '../orders/whatsapp-text.ts';
import { isForSalon, type MessageKind } from './message-kinds.ts';

const customerLine = ({ username, userPhone }: Order): string =>
  `Customer: ${[username, userPhone].filter(Boolean).join(', ')}`;

/**
 * What an email to the salon says below the text of the message, so that it can be read on the go.
 * Push notifications show on locked phones and leave it out.
 */
export const salonEmailDetails = (
  kind: MessageKind,
  order: Order | undefined,
  /** Of the page in the back office. */
  url: string,
): string => {
  if (!isForSalon(kind)) return '';
  const details =
    kind === 'new-order' && order ? [orderWhatsappText(order), customerLine(order)] : [];
  return [...details, `Open in the back office:\n${url}`].join('\n\n');
};
