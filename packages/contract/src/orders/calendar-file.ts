import { visitStart } from '../schedule/slots.ts';
import type { Order } from './schema.ts';
import { visitMinutes } from './total.ts';
import { addressLines } from './whatsapp-text.ts';

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

const stamp = (instant: Date): string =>
  instant.toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** A line holds at most 75 octets; the rest goes on in lines that begin with a space. */
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

/** The visit as an iCalendar file (RFC 5545), for the phone's own calendar. */
export const calendarFile = (order: Order, businessName: string): string => {
  const start = visitStart(order.appointmentDate, order.appointmentSlot);
  const end = new Date(start.getTime() + visitMinutes(order.services) * 60_000);
  const forWhom = order.visited ? [`For ${order.visited.name}`] : [];
  const names = order.services.map(({ name, quantity }) => `${name} x ${quantity}`);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haldi//Booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${order._id}@haldi`,
    `SEQUENCE:${order.version}`,
    `DTSTAMP:${stamp(new Date(order.createdAt))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(`${businessName}: home service`)}`,
    `DESCRIPTION:${escaped([`Order #${order.orderId}`, ...forWhom, ...names].join('\n'))}`,
    `LOCATION:${escaped(addressLines(order.address).join(', '))}`,
    `STATUS:${order.status === 'cancelled' ? 'CANCELLED' : order.status === 'pending' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
