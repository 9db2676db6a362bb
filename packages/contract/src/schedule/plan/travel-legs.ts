import { type DayPlan, minutesBetweenVisits } from './day-plan.ts';
import { travelMinutes } from './travel-time.ts';

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
export const listTravelLegs = ({
  beauticians,
  visits,
  travel,
}: Pick<DayPlan, 'beauticians' | 'visits' | 'travel'>): TravelLeg[] =>
  beauticians.flatMap(({ id }) => {
    const visitsOfBeautician = visits
      .filter(({ beauticianId }) => beauticianId === id)
      .toSorted((one, other) => one.start - other.start);
    return visitsOfBeautician.slice(1).flatMap((visit, index) => {
      const previous = visitsOfBeautician[index];
      if (!previous) return [];
      const minutes = travelMinutes(previous.location, visit.location, travel);
      const gap = minutesBetweenVisits(previous, visit);
      return [{ from: previous.id, to: visit.id, minutes, gap, isTight: gap < minutes }];
    });
  });
