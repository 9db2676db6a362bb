import { type TravelRules, travelMinutes, type VisitLocation } from './travel.ts';

/** Minutes since midnight, the last one not included. */
export type Span = { from: number; to: number };

/** Somebody of the roster as she is on one day. */
export type Worker = {
  id: string;
  /** What she can do; none: everything. */
  skills: readonly string[];
  /** When she works that day, days off and hours off taken out; none: not at all. */
  hours: readonly Span[];
  /** Where she goes; none: everywhere. */
  areas: readonly string[];
  /** Customers to whom she does not go again. */
  apartFrom: readonly string[];
  /** Visits of which she has said that she cannot make them. */
  cannotGoTo: readonly string[];
};

/** What is to be done, when and where. */
export type VisitRequest = {
  id: string;
  start: number;
  minutes: number;
  place: VisitLocation;
  skills: readonly string[];
  /** Null: nobody whom we know. */
  customer: string | null;
  /** The one whom the customer wants; null: whoever can come. */
  askedFor: string | null;
  /** Those who have been with the customer before. */
  hadBefore: readonly string[];
};

/** A visit of the day, with who is to make it. */
export type PlannedVisit = VisitRequest & {
  /** Null: nobody of the roster, such as a freelancer or nobody yet. */
  worker: string | null;
  /** The salon has named her: the plan leaves it so. */
  isAssigned: boolean;
  /** What speaks against it and was let stand, by staff or because it is older than the plan. */
  accepted: readonly string[];
};

export type DayPlan = {
  /** In the order of the roster. */
  workers: readonly Worker[];
  /** The open visits of the day. */
  visits: readonly PlannedVisit[];
  /** Null: as many as there are people. */
  mostAtATime: number | null;
  travel: TravelRules;
  /** The salon has closed the day. */
  isClosed: boolean;
  /** The pincodes that the salon serves on this day; null: every address. */
  servedPincodes: ReadonlySet<string> | null;
  /** The first minute that still lies ahead: what began before it changes hands no more. */
  changeableFrom: number;
};

/** Who makes a visit from now on; null: nobody. */
export type WorkerChange = { visit: string; worker: string | null };

/** The day after some visits changed hands. */
export const withChanges = (day: DayPlan, changes: readonly WorkerChange[]): DayPlan => ({
  ...day,
  visits: day.visits.map((visit) => {
    const change = changes.find((one) => one.visit === visit.id);
    return change ? { ...visit, worker: change.worker } : visit;
  }),
});

export const withoutVisit = (day: DayPlan, { id }: Pick<VisitRequest, 'id'>): DayPlan => ({
  ...day,
  visits: day.visits.filter((visit) => visit.id !== id),
});

export const endOf = ({ start, minutes }: Pick<VisitRequest, 'start' | 'minutes'>): number =>
  start + minutes;

export const isAtWork = ({ hours }: Worker): boolean => hours.length > 0;

export const hasSkills = ({ skills }: Worker, wanted: readonly string[]): boolean =>
  skills.length === 0 || wanted.every((skill) => skills.includes(skill));

/** A pincode of no area is served only by those who go everywhere; one that is not known yet by all. */
export const servesArea = ({ areas }: Worker, { area, pincode }: VisitLocation): boolean =>
  areas.length === 0 || pincode === '' || (area !== null && areas.includes(area));

export const isExcluded = ({ apartFrom }: Worker, { customer }: VisitRequest): boolean =>
  customer !== null && apartFrom.includes(customer);

/** Whether she has given this visit back. */
export const hasDeclined = ({ cannotGoTo }: Worker, { id }: VisitRequest): boolean =>
  cannotGoTo.includes(id);

/** Whether she would come to this customer for this at all, on a day on which she works. */
export const canServeVisit = (worker: Worker, visit: VisitRequest): boolean =>
  isAtWork(worker) &&
  hasSkills(worker, visit.skills) &&
  servesArea(worker, visit.place) &&
  (visit.askedFor === null || visit.askedFor === worker.id) &&
  !isExcluded(worker, visit) &&
  !hasDeclined(worker, visit);

/** Whether a visit lies within her hours, whatever else she does that day. */
export const isWithinHours = ({ hours }: Worker, visit: VisitRequest): boolean =>
  hours.some(({ from, to }) => from <= visit.start && endOf(visit) <= to);

/** The minutes between the end of one visit and the beginning of the other; below 0: at once. */
export const gapBetween = (one: VisitRequest, other: VisitRequest): number =>
  one.start <= other.start ? other.start - endOf(one) : one.start - endOf(other);

/** Whether one person can make both: neither at once nor with too little time on the way. */
export const canMakeBoth = (
  one: VisitRequest,
  other: VisitRequest,
  travel: TravelRules,
): boolean => {
  const gap = gapBetween(one, other);
  return gap >= 0 && gap >= travelMinutes(one.place, other.place, travel);
};

/** The plan may give it to somebody else, as long as it has not begun; never at another time. */
export const isReassignable = (
  { worker, isAssigned, askedFor, start }: PlannedVisit,
  { changeableFrom }: Pick<DayPlan, 'changeableFrom'>,
): boolean => worker !== null && !isAssigned && askedFor === null && start >= changeableFrom;

/**
 * The plan may look for somebody who makes it: nobody is named, and whoever was asked for does not
 * have it already, in which case it waits for her.
 */
export const isPlannable = ({ isAssigned, askedFor, worker }: PlannedVisit): boolean =>
  !isAssigned && (askedFor === null || worker !== askedFor);

/** The day as it is for a customer to whom these do not go. */
export const withExcludedBeauticians = (
  day: DayPlan,
  customer: string,
  workers: readonly string[],
): DayPlan => ({
  ...day,
  workers: day.workers.map((worker) =>
    workers.includes(worker.id)
      ? { ...worker, apartFrom: [...worker.apartFrom, customer] }
      : worker,
  ),
});

/** How many visits of the day go on at once, at the busiest moment of this one. */
export const countSimultaneousVisits = (
  wanted: VisitRequest,
  visits: readonly PlannedVisit[],
): number => {
  const beside = visits.filter(
    (visit) => visit.id !== wanted.id && visit.start < endOf(wanted) && wanted.start < endOf(visit),
  );
  const moments = [wanted.start, ...beside.map(({ start }) => Math.max(start, wanted.start))];
  const at = (moment: number): number =>
    beside.filter((visit) => visit.start <= moment && moment < endOf(visit)).length;
  return Math.max(...moments.map(at));
};
