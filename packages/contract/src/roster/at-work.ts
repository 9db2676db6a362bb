import { addDays, weekdayOf } from '../kit/dates.ts';
import type { Span } from '../schedule/plan/day-plan.ts';

export type WorkingHours = Span & { weekday: number };
export type TimeOff = Span & { day: string };

type Worker = {
  active: boolean;
  hours: readonly WorkingHours[];
  timeOff: readonly TimeOff[];
};

/** What is left of some spans when another is taken out of each. */
const takeOut = (spans: readonly Span[], out: Span): Span[] =>
  spans.flatMap(({ from, to }) =>
    [
      { from, to: Math.min(to, out.from) },
      { from: Math.max(from, out.to), to },
    ].filter((left) => left.from < left.to),
  );

/** When she works on a day, in minutes since midnight; nothing: not at all. */
export const hoursOn = ({ active, hours, timeOff }: Worker, day: string): Span[] => {
  if (!active) return [];
  const weekday = weekdayOf(day);
  const working = hours
    .filter((span) => span.weekday === weekday)
    .map(({ from, to }) => ({ from, to }));
  return timeOff.filter((off) => off.day === day).reduce<Span[]>(takeOut, working);
};

export const isAtWork = (worker: Worker, day: string): boolean => hoursOn(worker, day).length > 0;

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
