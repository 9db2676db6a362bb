import { defaultDuration } from '@haldi/contract/orders/total';
import { availabilityOf, type SlotAvailability } from '@haldi/contract/schedule/availability';
import type { BookingRules } from '@haldi/contract/schedule/slots';
import type { Db } from '../platform/database/database.ts';
import type { Live } from '../platform/realtime/live.ts';
import { readBookingRules } from '../settings/service.ts';
import { readDaysSeats } from './store.ts';

type BookingSettings = Awaited<ReturnType<typeof readBookingRules>>;

/**
 * When visits can be booked, cached from one question to the next: whoever opens the calendar asks for
 * many days. Whoever changes the settings tells everyone with `content-changed`. Seats are never cached,
 * and an order reads the settings itself.
 */
export const cacheBookingRules = ({ db, live }: { db: Db; live: Live }) => {
  let cached: Promise<BookingSettings> | undefined;
  const drop = (): void => {
    cached = undefined;
  };
  live.subscribe('content-changed', drop);
  live.onLost(drop);
  return (): Promise<BookingSettings> => {
    cached ??= readBookingRules(db).catch((error: unknown) => {
      drop();
      throw error;
    });
    return cached;
  };
};

const noSeats = (day: string): never => {
  throw new Error(`the seats of ${day} were not read`);
};

type Booking = { db: Db; clock: () => Date; rules: () => Promise<BookingRules> };

/** Which slots of a day a visit can begin in. */
export const readAvailability = async (
  { db, clock, rules }: Booking,
  day: string,
  minutes = defaultDuration,
): Promise<SlotAvailability[]> => {
  const seats = await readDaysSeats(db, [day]);
  return availabilityOf({ day, minutes }, seats.get(day) ?? noSeats(day), clock(), await rules());
};

/** How many visits can go on at the same time on each of these days. */
export const seatsOfDays = async (db: Db, days: readonly string[]): Promise<number[]> => {
  const seats = await readDaysSeats(db, days);
  return days.map((day) => (seats.get(day) ?? noSeats(day)).capacity);
};

export const seatsOfDay = async (db: Db, day: string): Promise<number> =>
  (await seatsOfDays(db, [day]))[0] ?? noSeats(day);
