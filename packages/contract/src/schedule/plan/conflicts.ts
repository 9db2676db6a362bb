import { formatTimeOfDay } from '../../kit/time-of-day.ts';
import {
  type DayPlan,
  hasDeclined,
  isExcluded,
  isWithinHours,
  minutesBetweenVisits,
  type PlanBeautician,
  type PlannedVisit,
  servesArea,
  type VisitRequest,
  visitEndMinute,
} from './day-plan.ts';
import { type TravelRules, travelMinutes } from './travel-time.ts';

/**
 * A reason not to assign a beautician to a visit. Staff can override all but BUSY. `visit` is the
 * other visit involved.
 */
export type Conflict =
  | { kind: 'BUSY'; until: number; visit: string }
  | { kind: 'CLOSED' }
  | { kind: 'NOT_SERVED' }
  | { kind: 'OFF' }
  | { kind: 'HOURS' }
  | { kind: 'SKILL'; lacking: readonly string[] }
  | { kind: 'AREA' }
  | { kind: 'EXCLUDED' }
  | { kind: 'CANNOT_GO' }
  | { kind: 'REQUESTED_OTHER'; requested: string }
  | { kind: 'TRAVEL'; minutes: number; gap: number; visit: string };

/** Most severe first. */
export const conflictKinds = [
  'BUSY',
  'CLOSED',
  'NOT_SERVED',
  'EXCLUDED',
  'CANNOT_GO',
  'REQUESTED_OTHER',
  'OFF',
  'HOURS',
  'SKILL',
  'AREA',
  'TRAVEL',
] as const satisfies readonly Conflict['kind'][];
export type ConflictKind = Conflict['kind'];

/** E.g. "Usha Bhosale: does not do Facial". */
export const conflictText = (
  conflict: Conflict,
  nameOfSkill: (id: string) => string,
  nameOfBeautician: (id: string) => string = () => 'another beautician',
): string => {
  switch (conflict.kind) {
    case 'BUSY':
      return `busy until ${formatTimeOfDay(conflict.until)}`;
    case 'CLOSED':
      return 'the salon is closed on this day';
    case 'NOT_SERVED':
      return 'the salon does not serve this area on this day';
    case 'EXCLUDED':
      return 'should not be assigned to this customer';
    case 'CANNOT_GO':
      return 'declined this visit';
    case 'REQUESTED_OTHER':
      return `the customer asked for ${nameOfBeautician(conflict.requested)}`;
    case 'OFF':
      return 'off that day';
    case 'HOURS':
      return 'outside working hours';
    case 'SKILL':
      return `does not do ${conflict.lacking.map(nameOfSkill).join(', ')}`;
    case 'AREA':
      return 'does not serve this area';
    case 'TRAVEL':
      return `${conflict.minutes} minutes away, only ${conflict.gap} minutes between visits`;
  }
};

/** The overlapping visit that ends last. */
const findOverlap = (
  visit: VisitRequest,
  others: readonly PlannedVisit[],
): Conflict | undefined => {
  const [last] = others
    .filter((other) => minutesBetweenVisits(visit, other) < 0)
    .sort((one, other) => visitEndMinute(other) - visitEndMinute(one));
  return last && { kind: 'BUSY', until: visitEndMinute(last), visit: last.id };
};

const lackingSkills = ({ skills }: PlanBeautician, visit: VisitRequest): string[] =>
  skills.length === 0 ? [] : visit.skills.filter((skill) => !skills.includes(skill));

/** The trip with the largest lack of time, if any. */
const findTightestTrip = (
  visit: VisitRequest,
  others: readonly PlannedVisit[],
  travel: TravelRules,
): Conflict | undefined => {
  const trips = others
    .map((other) => ({
      visit: other.id,
      gap: minutesBetweenVisits(visit, other),
      minutes: travelMinutes(visit.location, other.location, travel),
    }))
    .filter(({ gap, minutes }) => gap >= 0 && gap < minutes)
    .sort((one, other) => other.minutes - other.gap - (one.minutes - one.gap));
  return trips[0] && { kind: 'TRAVEL', ...trips[0] };
};

/** Most severe first. */
const findConflicts = (
  beautician: PlanBeautician,
  visit: VisitRequest,
  others: readonly PlannedVisit[],
  travel: TravelRules,
): Conflict[] => {
  const lacking = lackingSkills(beautician, visit);
  const isOff = beautician.hours.length === 0;
  const trip = findTightestTrip(visit, others, travel);
  const found: (Conflict | false | undefined)[] = [
    findOverlap(visit, others),
    isExcluded(beautician, visit) && { kind: 'EXCLUDED' },
    hasDeclined(beautician, visit) && { kind: 'CANNOT_GO' },
    visit.requestedBeauticianId !== null &&
      visit.requestedBeauticianId !== beautician.id && {
        kind: 'REQUESTED_OTHER',
        requested: visit.requestedBeauticianId,
      },
    isOff && { kind: 'OFF' },
    !isOff && !isWithinHours(beautician, visit) && { kind: 'HOURS' },
    lacking.length > 0 && { kind: 'SKILL', lacking },
    !servesArea(beautician, visit.location) && { kind: 'AREA' },
    trip,
  ];
  return found.filter((conflict) => conflict !== false && conflict !== undefined);
};

/** Empty: no conflict. */
export const findBeauticianConflicts = (
  beautician: PlanBeautician,
  visit: VisitRequest,
  day: DayPlan,
): Conflict[] =>
  findConflicts(
    beautician,
    visit,
    day.visits.filter((other) => other.beauticianId === beautician.id && other.id !== visit.id),
    day.travel,
  );

/** Conflicts that do not depend on a beautician. */
export const salonRuleConflicts = (
  { location: { pincode } }: VisitRequest,
  { isClosed, servedPincodes }: Pick<DayPlan, 'isClosed' | 'servedPincodes'>,
): Conflict[] => {
  const isServed = servedPincodes === null || pincode === '' || servedPincodes.has(pincode);
  return [
    ...(isClosed ? [{ kind: 'CLOSED' } as const] : []),
    ...(isServed ? [] : [{ kind: 'NOT_SERVED' } as const]),
  ];
};

/** Accepted conflicts that still exist; others no longer matter. */
export const stillAcceptedConflicts = (visit: PlannedVisit, day: DayPlan): string[] => {
  const beautician = day.beauticians.find(({ id }) => id === visit.beauticianId);
  const found = [
    ...salonRuleConflicts(visit, day),
    ...(beautician ? findBeauticianConflicts(beautician, visit, day) : []),
  ];
  const kinds = new Set<string>(found.map(({ kind }) => kind));
  return visit.accepted.filter((kind) => kinds.has(kind));
};

/** A beautician can never be in two places. */
const isAccepted = ({ accepted }: PlannedVisit, kind: ConflictKind): boolean =>
  kind !== 'BUSY' && accepted.includes(kind);

export const breaksSalonRules = (visit: PlannedVisit, day: DayPlan): boolean =>
  salonRuleConflicts(visit, day).some(({ kind }) => !isAccepted(visit, kind));

/**
 * Conflicts of an assigned visit that staff have not accepted. TRAVEL counts as accepted if it is
 * accepted on either of the two visits.
 */
export const unacceptedConflicts = (
  beautician: PlanBeautician,
  visit: PlannedVisit,
  others: readonly PlannedVisit[],
  travel: TravelRules,
): Conflict[] =>
  findConflicts(beautician, visit, others, travel)
    .flatMap((conflict) => {
      if (conflict.kind !== 'TRAVEL') return [conflict];
      const unaccepted = others.filter((other) => !isAccepted(other, 'TRAVEL'));
      return findTightestTrip(visit, unaccepted, travel) ?? [];
    })
    .filter(({ kind }) => !isAccepted(visit, kind));
