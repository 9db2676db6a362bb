import { addDays } from '@haldi/contract/kit/dates';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { toPlanBeautician } from '@haldi/contract/roster/working-hours-and-capacity';
import {
  type Appointment,
  defaultSlots,
  visitStart,
} from '@haldi/contract/schedule/booking-time-rules';
import type {
  PlannedVisit,
  VisitRequest as PlannerVisitRequest,
} from '@haldi/contract/schedule/plan/day-plan';
import { Planner } from '@haldi/contract/schedule/plan/planner';
import { defaultTravelRules } from '@haldi/contract/schedule/plan/travel-time';
import { demoRoster, toDemoRosterEntry } from './roster.ts';
import type { Random } from './seeded-random.ts';

/** The beautician is identified by name. */
export type ScheduledVisit = Appointment & { beautician: string };

export type VisitRequest = Omit<
  PlannerVisitRequest,
  'id' | 'start' | 'requestedBeauticianId' | 'previousBeauticianIds'
>;

const lookAheadDays = 60;

/** Schedules visits with the planner, so that every assigned beautician can really make them. */
export const createVisitScheduler = (today: string, random: Random) => {
  const roster = demoRoster.map((beautician) => ({
    ...toDemoRosterEntry(beautician, today),
    _id: beautician.name,
    active: true,
  }));
  const visitsOf = new Map<string, PlannedVisit[]>();
  let visitCount = 0;

  const listFreeTimes = (day: string, request: VisitRequest, after: Date) => {
    const planner = new Planner({
      beauticians: roster.map((beautician) => toPlanBeautician(beautician, day)),
      visits: visitsOf.get(day) ?? [],
      maxConcurrentVisits: null,
      travel: defaultTravelRules,
      isClosed: false,
      servedPincodes: null,
      changeableFrom: 0,
    });
    return defaultSlots
      .map(parseTimeOfDay)
      .filter((start) => visitStart({ day, startMinute: start }) > after)
      .flatMap((start) => {
        const visit = {
          ...request,
          id: String(visitCount),
          start,
          requestedBeauticianId: null,
          previousBeauticianIds: [],
        };
        const beauticianId = planner.findPlacement(visit)?.beauticianId;
        return beauticianId === undefined ? [] : [{ visit, beauticianId }];
      });
  };

  const book = (day: string, request: VisitRequest, after: Date): ScheduledVisit => {
    for (let ahead = 0; ahead < lookAheadDays; ahead += 1) {
      const candidateDay = addDays(day, ahead);
      const free = listFreeTimes(candidateDay, request, after);
      if (free.length === 0) continue;
      const { visit, beauticianId } = random.pick(free);
      // Assigned visits are never reassigned by the planner.
      const planned = { ...visit, beauticianId, isAssigned: true, accepted: [] };
      visitsOf.set(candidateDay, [...(visitsOf.get(candidateDay) ?? []), planned]);
      visitCount += 1;
      return { day: candidateDay, startMinute: visit.start, beautician: beauticianId };
    }
    throw new Error('the demo salon is booked out');
  };
  return { book };
};
export type VisitScheduler = ReturnType<typeof createVisitScheduler>;
