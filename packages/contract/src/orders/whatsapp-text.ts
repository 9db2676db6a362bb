import { messageAddressLines } from '../accounts/addresses/address-lines.ts';
import { formatDay } from '../kit/dates.ts';
import { formatRupees } from '../kit/money.ts';
import { formatPaise } from '../kit/paise.ts';
import type { DiscountTerms } from './discounts/schema.ts';
import { fromOrderAddress } from './order-address.ts';
import { orderAmounts, outstandingAmount, priceReductions } from './order-amounts.ts';
import { otherBeauticianComesText } from './other-beautician-comes-text.ts';
import type { Order, OrderedService } from './schema.ts';
import { lineTotal } from './service-line-totals.ts';

export { whatsappLink } from './whatsapp-link.ts';

export type WhatsappOrder = Pick<
  Order,
  | 'orderId'
  | 'visitingCharge'
  | 'total'
  | 'appointmentDate'
  | 'appointmentSlot'
  | 'beautician'
  | 'askedFor'
  | 'note'
  | 'recipient'
  | 'design'
  | 'address'
> & {
  services: readonly (Pick<OrderedService, 'name' | 'price' | 'quantity'> & {
    serviceId?: string;
  })[];
  discounts: readonly DiscountTerms[];
};

const discountLines = (order: WhatsappOrder): string[] => {
  const reductions = priceReductions(order);
  if (reductions.length === 0) return [];
  return [
    ...reductions.map(({ label, amount }) => `${label}: ${formatPaise(amount)}`),
    `Amount due: ${formatPaise(outstandingAmount(orderAmounts(order)))}`,
  ];
};

const requestedBeauticianLine = ({ askedFor }: WhatsappOrder): string[] =>
  askedFor === null ? [] : [`Requested beautician: ${askedFor}`];

const recipientLine = ({ recipient }: WhatsappOrder): string[] =>
  recipient === null ? [] : [`For: ${recipient.name}, ${recipient.phone}`];

const requestLines = ({ note, design }: WhatsappOrder): string[] => [
  ...(design === null ? [] : [`Mehndi design: ${design.name}`]),
  ...(note === '' ? [] : [`Note: ${note}`]),
];

const assignedBeauticianLine = (order: WhatsappOrder): string[] => {
  const instead = otherBeauticianComesText(order);
  if (instead !== undefined) return [instead];
  return order.beautician === order.askedFor ? [`Beautician: ${order.beautician}`] : [];
};

export const orderWhatsappText = (order: WhatsappOrder): string =>
  [
    `Order ID: #${order.orderId}`,
    '',
    ...order.services.map(
      (line) =>
        `${line.name}, ${formatRupees(line.price)} x ${line.quantity} = ${formatRupees(lineTotal(line))}`,
    ),
    '',
    `Visiting charge: ${formatRupees(order.visitingCharge)}`,
    `Total: ${formatRupees(order.total)}`,
    ...discountLines(order),
    '',
    `Appointment: ${formatDay(order.appointmentDate)}, ${order.appointmentSlot}`,
    ...requestedBeauticianLine(order),
    ...requestLines(order),
    '',
    ...recipientLine(order),
    'Address:',
    ...messageAddressLines(fromOrderAddress(order.address)),
  ].join('\n');

export const confirmationWhatsappText = (order: WhatsappOrder, businessName: string): string =>
  [
    `Your appointment with ${businessName} is confirmed.`,
    '',
    `Order ID: #${order.orderId}`,
    `Appointment: ${formatDay(order.appointmentDate)}, ${order.appointmentSlot}`,
    ...assignedBeauticianLine(order),
    '',
    'Services:',
    ...order.services.map(
      (line) => `${line.name} x ${line.quantity}: ${formatRupees(lineTotal(line))}`,
    ),
    `Visiting charge: ${formatRupees(order.visitingCharge)}`,
    `Total: ${formatRupees(order.total)}`,
    '',
    ...recipientLine(order),
    'Address:',
    ...messageAddressLines(fromOrderAddress(order.address)),
    '',
    `Thank you for choosing ${businessName}!`,
  ].join('\n');
