import { addDays, weekdayOf } from '../kit/dates.ts';

type Worker = {
  active: boolean;
  workingDays: readonly number[];
  daysOff: readonly { day: string }[];
};

/** Why she does not work that day; nothing when she does. */
export const awayOn = (
  { active, workingDays, daysOff }: Worker,
  day: string,
): 'INACTIVE' | 'OFF' | undefined => {
  if (!active) return 'INACTIVE';
  const works = workingDays.includes(weekdayOf(day)) && !daysOff.some((off) => off.day === day);
  return works ? undefined : 'OFF';
};

export type Stretch = { from: string; to: string; note: string };

/** Days in their order, those that follow each other with the same note as one stretch. */
export const stretchesOf = (days: readonly { day: string; note: string }[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const { day, note } of days) {
    const last = stretches.at(-1);
    if (last && last.note === note && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day, note });
  }
  return stretches;
};
