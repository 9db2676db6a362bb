import {
  hasDeclined,
  hasSkills,
  isExcluded,
  isWithinHours,
  type PlanBeautician,
  servesArea,
  type VisitRequest,
  visitEndMinute,
  worksThatDay,
} from './day-plan.ts';

/** In the order in which the conditions are checked. */
export const unavailableReasons = [
  'NOBODY_AT_WORK',
  /** No beautician at work serves the area. */
  'NOT_SERVED',
  /** No beautician at work has the skills. */
  'NO_SKILL',
  /** Some have the skills and some serve the area, but none both. */
  'NO_SKILL_IN_AREA',
  /** No working hours are as long as the visit. */
  'TOO_LONG',
  /** Only an earlier start would fit the working hours. */
  'TOO_LATE',
  'OUTSIDE_HOURS',
  /** The requested beautician is unavailable, others are not. */
  'REQUESTED_OFF',
  'REQUESTED_AREA',
  'REQUESTED_SKILL',
  'REQUESTED_HOURS',
  'FULL',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

const hoursReason = (
  beauticians: readonly PlanBeautician[],
  visit: VisitRequest,
): UnavailableReason | undefined => {
  if (beauticians.some((beautician) => isWithinHours(beautician, visit))) return undefined;
  const longEnough = beauticians
    .flatMap(({ hours }) => hours)
    .filter(({ from, to }) => to - from >= visit.minutes);
  if (longEnough.length === 0) return 'TOO_LONG';
  return longEnough.every(({ to }) => visitEndMinute(visit) > to) ? 'TOO_LATE' : 'OUTSIDE_HOURS';
};

/** On an empty day, without a requested beautician. */
const generalReason = (
  beauticians: readonly PlanBeautician[],
  visit: VisitRequest,
): UnavailableReason | undefined => {
  const atWork = beauticians.filter(worksThatDay);
  if (atWork.length === 0) return 'NOBODY_AT_WORK';
  const serving = atWork.filter((beautician) => servesArea(beautician, visit.location));
  if (serving.length === 0) return 'NOT_SERVED';
  const skilled = atWork.filter((beautician) => hasSkills(beautician, visit.skills));
  if (skilled.length === 0) return 'NO_SKILL';
  const qualified = serving.filter((beautician) => skilled.includes(beautician));
  if (qualified.length === 0) return 'NO_SKILL_IN_AREA';
  const assignable = qualified.filter(
    (beautician) => !isExcluded(beautician, visit) && !hasDeclined(beautician, visit),
  );
  // The reason must not reveal that beauticians are excluded for this customer.
  return assignable.length === 0 ? 'FULL' : hoursReason(assignable, visit);
};

const requestedReason = (
  requested: PlanBeautician | undefined,
  visit: VisitRequest,
): UnavailableReason | undefined => {
  if (!requested || !worksThatDay(requested)) return 'REQUESTED_OFF';
  if (!servesArea(requested, visit.location)) return 'REQUESTED_AREA';
  if (!hasSkills(requested, visit.skills)) return 'REQUESTED_SKILL';
  return isWithinHours(requested, visit) ? undefined : 'REQUESTED_HOURS';
};

/** Reasons on a day without other visits: the first condition that no beautician meets. */
export const reasonOnEmptyDay = (
  beauticians: readonly PlanBeautician[],
  visit: VisitRequest,
): UnavailableReason | undefined => {
  const reason = generalReason(beauticians, visit);
  if (reason || visit.requestedBeauticianId === null) return reason;
  return requestedReason(
    beauticians.find(({ id }) => id === visit.requestedBeauticianId),
    visit,
  );
};
