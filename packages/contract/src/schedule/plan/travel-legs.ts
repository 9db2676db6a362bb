import { type DayPlan, gapBetween } from './day-plan.ts';
import { travelMinutes } from './travel.ts';

/** How somebody gets from one visit of hers to the next. */
export type TravelLeg = {
  from: string;
  to: string;
  /** Minutes on the way. */
  minutes: number;
  /** Minutes between the two; below 0: they overlap. */
  gap: number;
  /** There is less time than the way takes. */
  isTight: boolean;
};

/** The ways of everybody on one day, person after person, each in the order of her visits. */
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
