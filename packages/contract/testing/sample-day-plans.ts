import type {
  DayPlan,
  PlanBeautician,
  PlannedVisit,
  VisitRequest,
} from '../src/schedule/plan/day-plan.ts';
import { defaultTravelRules, type VisitLocation } from '../src/schedule/plan/travel-time.ts';

/** Minutes since midnight of an hour such as 10.5. */
export const hoursToMinutes = (hours: number): number => Math.round(hours * 60);

/** A beautician with all skills and areas who works from 9 to 20. */
export const sampleBeautician = (
  id: string,
  over: Partial<PlanBeautician> = {},
): PlanBeautician => ({
  id,
  skills: [],
  hours: [{ from: hoursToMinutes(9), to: hoursToMinutes(20) }],
  areas: [],
  excludedCustomers: [],
  declinedVisits: [],
  ...over,
});

export const sampleLocation = (pincode: string, address = pincode): VisitLocation => ({
  ...{ address, pincode, area: null },
  ...{ latitude: null, longitude: null },
});

/** An hour of facial at the same door as all others, unless told otherwise. */
export const sampleRequestedVisit = (
  hours: number,
  over: Partial<VisitRequest> = {},
): VisitRequest => ({
  id: 'new',
  start: hoursToMinutes(hours),
  minutes: 60,
  location: sampleLocation('411038'),
  skills: ['Facial'],
  customer: 'meera',
  requestedBeauticianId: null,
  previousBeauticianIds: [],
  ...over,
});

export const samplePlannedVisit = (
  id: string,
  by: string | null,
  hours: number,
  over: Partial<PlannedVisit> = {},
): PlannedVisit => ({
  ...sampleRequestedVisit(hours, { id, customer: id }),
  beauticianId: by,
  isAssigned: false,
  accepted: [],
  ...over,
});

export const sampleDayPlan = (
  beauticians: readonly PlanBeautician[],
  visits: readonly PlannedVisit[] = [],
  over: Partial<DayPlan> = {},
): DayPlan => ({
  ...{
    beauticians,
    visits,
    maxConcurrentVisits: null,
    travel: defaultTravelRules,
    changeableFrom: 0,
  },
  ...{ isClosed: false, servedPincodes: null },
  ...over,
});
