import { messageAddressLines } from '../accounts/addresses/address-lines.ts';
import { visitStart } from '../schedule/booking-time-rules.ts';
import { withDayAndStartMinute } from './move-and-cancel-terms.ts';
import { fromOrderAddress } from './order-address.ts';
import type { Order } from './schema.ts';
import { totalVisitMinutes } from './service-line-totals.ts';
import { isCancelled, isPending } from './status.ts';

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

const formatUtc = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const utf8Length = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Lines longer than 75 octets continue on lines that start with a space. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

type CalendarOrder = Pick<
  Order,
  | 'orderId'
  | 'services'
  | 'appointmentDate'
  | 'appointmentSlot'
  | 'status'
  | 'createdAt'
  | 'version'
>;
/** Order links only disclose town and pincode. */
type CalendarLocation = Pick<Order, '_id' | 'address' | 'recipient'> | { place: string };

const uidOf = (order: CalendarOrder & CalendarLocation): string =>
  '_id' in order ? order._id : `visit-${order.orderId}`;
const locationOf = (order: CalendarLocation): string =>
  'place' in order ? order.place : messageAddressLines(fromOrderAddress(order.address)).join(', ');

/** RFC 5545. */
export const createCalendarFile = (
  order: CalendarOrder & CalendarLocation,
  businessName: string,
): string => {
  const start = visitStart(withDayAndStartMinute(order));
  const end = new Date(start.getTime() + totalVisitMinutes(order.services) * 60_000);
  const recipientLines =
    'recipient' in order && order.recipient ? [`For ${order.recipient.name}`] : [];
  const serviceLines = order.services.map(({ name, quantity }) => `${name} x ${quantity}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(businessName)}//Booking//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uidOf(order)}@haldi`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${formatUtc(new Date(order.createdAt))}`,
    `DTSTART:${formatUtc(start)}`,
    `DTEND:${formatUtc(end)}`,
    `SUMMARY:${escapeText(`${businessName}: home service`)}`,
    `DESCRIPTION:${escapeText([`Order #${order.orderId}`, ...recipientLines, ...serviceLines].join('\n'))}`,
    `LOCATION:${escapeText(locationOf(order))}`,
    `STATUS:${isCancelled(order.status) ? 'CANCELLED' : isPending(order.status) ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
