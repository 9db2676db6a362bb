import { addDays, instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import type { Random } from '../../src/demo/seeded-random.ts';

export type MonthEvent = { at: Date; order: number } & (
  | { do: 'place'; day: string; slot: string }
  | { do: 'move'; by: 'customer' | 'salon'; day: string; slot: string }
  | { do: 'confirm' | 'unconfirm' | 'on-the-way' | 'complete' | 'opt-out' }
  | { do: 'cancel'; by: 'customer' | 'salon' }
);

const minute = 60_000;
const slots = defaultSlots as readonly string[];

export const randomMonthEvents = (
  random: Random,
  { orders, days, from }: { orders: number; days: number; from: string },
): MonthEvent[] => {
  const anyTime = (day: string): Date => instantOfIndiaTime(day, random.int(0, 1439));
  const between = (start: Date, end: Date): Date =>
    new Date(
      start.getTime() +
        minute * random.int(1, Math.max(1, (end.getTime() - start.getTime()) / minute - 1)),
    );
  const when = (placed: string) => ({
    day: addDays(placed, random.int(1, 6)),
    slot: random.pick(slots),
  });
  return Array.from({ length: orders }, (_, order): MonthEvent[] => {
    const placed = addDays(from, random.int(0, days - 1));
    const placedAt = anyTime(placed);
    const first = when(placed);
    const dayOfVisit = instantOfIndiaTime(first.day, 8 * 60);
    const events: MonthEvent[] = [{ at: placedAt, order, do: 'place', ...first }];
    if (random.chance(0.9))
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'confirm' });
    if (random.chance(0.1))
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'unconfirm' });
    if (random.chance(0.1))
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'confirm' });
    for (const share of [0.3, 0.15]) {
      if (!random.chance(share)) continue;
      const by = random.chance(0.5) ? 'customer' : 'salon';
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'move', by, ...when(placed) });
    }
    if (random.chance(0.2)) {
      const by = random.chance(0.5) ? 'customer' : 'salon';
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'cancel', by });
      if (random.chance(0.3))
        events.push({ at: between(placedAt, dayOfVisit), order, do: 'confirm' });
    }
    if (random.chance(0.06))
      events.push({ at: between(placedAt, dayOfVisit), order, do: 'opt-out' });
    const visitAt = instantOfIndiaTime(first.day, 10 * 60);
    if (random.chance(0.5)) {
      events.push({ at: new Date(visitAt.getTime() - 20 * minute), order, do: 'on-the-way' });
    }
    events.push({
      at: instantOfIndiaTime(addDays(placed, 7), random.int(9 * 60, 22 * 60)),
      order,
      do: 'complete',
    });
    return events;
  })
    .flat()
    .sort((one, other) => one.at.getTime() - other.at.getTime());
};
