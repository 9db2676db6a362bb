import { addDays } from '@haldi/contract/kit/dates';
import { type Slot, slots, slotsOfVisit, visitStart } from '@haldi/contract/schedule/slots';
import type { Random } from './random.ts';
import { type DemoBeautician, demoRoster, isAtWork } from './roster.ts';

export type Visit = { day: string; firstSlot: number; slotCount: number; beautician: string };

const lookAheadDays = 60;

/** Who is where and when: gives out visits so that nobody is in two places, and never a seat too many. */
export const createDiary = (today: string, random: Random) => {
  const taken = new Set<string>();
  const keysOf = ({ name }: DemoBeautician, day: string, visit: readonly Slot[]) =>
    visit.map((slot) => `${name} ${day} ${slot}`);

  const freeOn = (day: string, minutes: number, after: Date) =>
    slots.flatMap((slot, firstSlot) => {
      if (visitStart(day, slot) <= after) return [];
      const visit = slotsOfVisit(slot, minutes);
      return demoRoster
        .filter((beautician) => isAtWork(beautician, day, today))
        .map((beautician) => ({ beautician, keys: keysOf(beautician, day, visit) }))
        .filter(({ keys }) => keys.every((key) => !taken.has(key)))
        .map(({ beautician, keys }) => ({ beautician, keys, firstSlot, slotCount: visit.length }));
    });

  /** The first day from `day` on that has room; the visit begins after `after`. */
  const book = (day: string, minutes: number, after: Date): Visit => {
    for (let ahead = 0; ahead < lookAheadDays; ahead += 1) {
      const asked = addDays(day, ahead);
      const free = freeOn(asked, minutes, after);
      if (free.length === 0) continue;
      const { beautician, keys, firstSlot, slotCount } = random.pick(free);
      for (const key of keys) taken.add(key);
      return { day: asked, firstSlot, slotCount, beautician: beautician.name };
    }
    throw new Error('the demo salon is booked out');
  };
  return { book };
};
export type Diary = ReturnType<typeof createDiary>;
