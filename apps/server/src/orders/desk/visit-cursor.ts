import { minuteOf } from '@haldi/contract/kit/time-of-day';
import type { Order } from '@haldi/contract/orders/schema';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Where an order stands among visits, as a cursor names a place: by the time of the visit in India. */
export const placeOfVisit = ({
  _id,
  appointmentDate,
  appointmentSlot,
}: Order): { createdAt: string; _id: string } => {
  const minute = minuteOf(appointmentSlot);
  const time = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
  return { createdAt: `${appointmentDate}T${time}:00Z`, _id };
};

export const visitPlace = (time: string): { day: string; minute: number } => ({
  day: time.slice(0, 10),
  minute: Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16)),
});
