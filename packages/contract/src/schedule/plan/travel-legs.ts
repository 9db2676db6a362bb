import { type DayPlan, gapBetween } from './day-plan.ts';
import { travelMinutes } from './travel.ts';

export type TravelLeg = {
  from: string;
  to: string;
  /** Travel time. */
  minutes: number;
  /** Between the two visits; negative: they overlap. */
  gap: number;
  isTight: boolean;
};

/** Grouped by beautician, each in the order of the visits. */
export const travelLegsOf = ({
  workers,
  visits,
  travel,
}: Pick<DayPlan, 'workers' | 'visits' | 'travel'>): TravelLeg[] =>
  workers.flatMap(({ id }) => {
    const hers = visits
      .filter(({ worker }) => worker === id)
      .toSorted((one, other) => one.start - other.start);
    return hers.slice(1).flatMap((visit, place) => {
      const before = hers[place];
      if (!before) return [];
      const minutes = travelMinutes(before.place, visit.place, travel);
      const gap = gapBetween(before, visit);
      return [{ from: before.id, to: visit.id, minutes, gap, isTight: gap < minutes }];
    });
  });
