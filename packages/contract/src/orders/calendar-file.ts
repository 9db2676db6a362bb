import { messageAddressLines } from '../accounts/addresses/address-lines.ts';
import { visitStart } from '../schedule/slots.ts';
import { fromOrderAddress } from './order-address.ts';
import type { Order } from './schema.ts';
import { isCancelled, isPending } from './status.ts';
import { withAppointment } from './terms.ts';
import { visitMinutes } from './total.ts';

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

const stamp = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** Lines longer than 75 octets continue on lines that start with a space. */
const fold = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
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

const idOf = (order: CalendarOrder & CalendarLocation): string =>
  '_id' in order ? order._id : `visit-${order.orderId}`;
const locationOf = (order: CalendarLocation): string =>
  'place' in order ? order.place : messageAddressLines(fromOrderAddress(order.address)).join(', ');

/** RFC 5545. */
export const calendarFile = (
  order: CalendarOrder & CalendarLocation,
  businessName: string,
): string => {
  const start = visitStart(withAppointment(order));
  const end = new Date(start.getTime() + visitMinutes(order.services) * 60_000);
  const forWhom = 'recipient' in order && order.recipient ? [`For ${order.recipient.name}`] : [];
  const names = order.services.map(({ name, quantity }) => `${name} x ${quantity}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(businessName)}//Booking//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${idOf(order)}@haldi`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${stamp(new Date(order.createdAt))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(`${businessName}: home service`)}`,
    `DESCRIPTION:${escaped([`Order #${order.orderId}`, ...forWhom, ...names].join('\n'))}`,
    `LOCATION:${escaped(locationOf(order))}`,
    `STATUS:${isCancelled(order.status) ? 'CANCELLED' : isPending(order.status) ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
