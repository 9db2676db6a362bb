import { type TravelRules, travelMinutes, type VisitLocation } from './travel-time.ts';

/** Minutes since midnight; `to` is not included. */
export type Span = { from: number; to: number };

/** A beautician on one day. */
export type PlanBeautician = {
  id: string;
  /** Empty: all skills. */
  skills: readonly string[];
  /** Without days off and hours off; empty: does not work that day. */
  hours: readonly Span[];
  /** Empty: all areas. */
  areas: readonly string[];
  /** Ids of customers. */
  excludedCustomers: readonly string[];
  /** Ids of visits. */
  declinedVisits: readonly string[];
};

export type VisitRequest = {
  id: string;
  start: number;
  minutes: number;
  location: VisitLocation;
  skills: readonly string[];
  /** Null: anonymous. */
  customer: string | null;
  /** The requested beautician; null: any available beautician. */
  requestedBeauticianId: string | null;
  /** Beautician ids. */
  previousBeauticianIds: readonly string[];
};

export type PlannedVisit = VisitRequest & {
  /** Null: unassigned, or a freelancer. */
  beauticianId: string | null;
  /** Assigned by the salon, so the planner does not change it. */
  isAssigned: boolean;
  /** Conflicts that staff accepted, or that are older than the plan. */
  accepted: readonly string[];
};

export type DayPlan = {
  /** In roster order. */
  beauticians: readonly PlanBeautician[];
  visits: readonly PlannedVisit[];
  /** Null: limited by the number of beauticians only. */
  maxConcurrentVisits: number | null;
  travel: TravelRules;
  isClosed: boolean;
  /** Null: every address. */
  servedPincodes: ReadonlySet<string> | null;
  /** The first minute in the future. Visits that began earlier are not changed. */
  changeableFrom: number;
};

/** Null: unassigned. */
export type BeauticianChange = { visit: string; beauticianId: string | null };

export const withReassignedVisits = (
  day: DayPlan,
  changes: readonly BeauticianChange[],
): DayPlan => ({
  ...day,
  visits: day.visits.map((visit) => {
    const change = changes.find((one) => one.visit === visit.id);
    return change ? { ...visit, beauticianId: change.beauticianId } : visit;
  }),
});

export const withoutVisit = (day: DayPlan, { id }: Pick<VisitRequest, 'id'>): DayPlan => ({
  ...day,
  visits: day.visits.filter((visit) => visit.id !== id),
});

export const visitEndMinute = ({
  start,
  minutes,
}: Pick<VisitRequest, 'start' | 'minutes'>): number => start + minutes;

export const worksThatDay = ({ hours }: PlanBeautician): boolean => hours.length > 0;

export const hasSkills = ({ skills }: PlanBeautician, required: readonly string[]): boolean =>
  skills.length === 0 || required.every((skill) => skills.includes(skill));

/**
 * A pincode outside all areas is served only by beauticians without areas; an empty pincode by all.
 */
export const servesArea = ({ areas }: PlanBeautician, { area, pincode }: VisitLocation): boolean =>
  areas.length === 0 || pincode === '' || (area !== null && areas.includes(area));

export const isExcluded = (
  { excludedCustomers }: PlanBeautician,
  { customer }: VisitRequest,
): boolean => customer !== null && excludedCustomers.includes(customer);

export const hasDeclined = ({ declinedVisits }: PlanBeautician, { id }: VisitRequest): boolean =>
  declinedVisits.includes(id);

/** Ignores the time of day. */
export const canServeVisit = (beautician: PlanBeautician, visit: VisitRequest): boolean =>
  worksThatDay(beautician) &&
  hasSkills(beautician, visit.skills) &&
  servesArea(beautician, visit.location) &&
  (visit.requestedBeauticianId === null || visit.requestedBeauticianId === beautician.id) &&
  !isExcluded(beautician, visit) &&
  !hasDeclined(beautician, visit);

/** Ignores other visits. */
export const isWithinHours = ({ hours }: PlanBeautician, visit: VisitRequest): boolean =>
  hours.some(({ from, to }) => from <= visit.start && visitEndMinute(visit) <= to);

/** Minutes between two visits; negative if they overlap. */
export const minutesBetweenVisits = (one: VisitRequest, other: VisitRequest): number =>
  one.start <= other.start ? other.start - visitEndMinute(one) : one.start - visitEndMinute(other);

export const canMakeBothVisits = (
  one: VisitRequest,
  other: VisitRequest,
  travel: TravelRules,
): boolean => {
  const gap = minutesBetweenVisits(one, other);
  return gap >= 0 && gap >= travelMinutes(one.location, other.location, travel);
};

/** Whether the planner may give the visit to another beautician at the same time. */
export const isReassignable = (
  { beauticianId, isAssigned, requestedBeauticianId, start }: PlannedVisit,
  { changeableFrom }: Pick<DayPlan, 'changeableFrom'>,
): boolean =>
  beauticianId !== null && !isAssigned && requestedBeauticianId === null && start >= changeableFrom;

/**
 * Whether the planner may assign the visit. A visit that already has its requested beautician stays
 * with them.
 */
export const mayPlannerAssign = ({
  isAssigned,
  requestedBeauticianId,
  beauticianId,
}: PlannedVisit): boolean =>
  !isAssigned && (requestedBeauticianId === null || beauticianId !== requestedBeauticianId);

export const withExcludedBeauticians = (
  day: DayPlan,
  customer: string,
  beauticians: readonly string[],
): DayPlan => ({
  ...day,
  beauticians: day.beauticians.map((beautician) =>
    beauticians.includes(beautician.id)
      ? { ...beautician, excludedCustomers: [...beautician.excludedCustomers, customer] }
      : beautician,
  ),
});

/** The largest number of other visits at the same time. */
export const countSimultaneousVisits = (
  wanted: VisitRequest,
  visits: readonly PlannedVisit[],
): number => {
  const overlapping = visits.filter(
    (visit) =>
      visit.id !== wanted.id &&
      visit.start < visitEndMinute(wanted) &&
      wanted.start < visitEndMinute(visit),
  );
  const moments = [wanted.start, ...overlapping.map(({ start }) => Math.max(start, wanted.start))];
  const countAt = (moment: number): number =>
    overlapping.filter((visit) => visit.start <= moment && moment < visitEndMinute(visit)).length;
  return Math.max(...moments.map(countAt));
};
