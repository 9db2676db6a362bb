import { formatTimeOfDay } from '../../kit/time-of-day.ts';
import { type Conflict, conflictText } from './conflicts.ts';
import { type Span, type VisitRequest, visitEndMinute } from './day-plan.ts';
import type { Reassignment } from './planner.ts';

export type ExplanationNames = {
  skill: (id: string) => string;
  place: (visitId: string) => string;
  area: string;
  person: (id: string) => string;
  order: (visitId: string) => string;
};

export type ExplanationVisit = {
  visit: Pick<VisitRequest, 'start'>;
  others: readonly Pick<VisitRequest, 'id' | 'start' | 'minutes'>[];
  hours: readonly Span[];
};

const spanText = ({ from, to }: Span): string =>
  `${formatTimeOfDay(from)} to ${formatTimeOfDay(to)}`;

/** E.g. `at Aundh until 02:00 PM`, or `from` for a later visit. */
const otherVisitText = (
  visitId: string,
  { visit, others }: ExplanationVisit,
  names: ExplanationNames,
): string => {
  const at = `at ${names.place(visitId)}`;
  const other = others.find(({ id }) => id === visitId);
  if (!other) return at;
  return other.start <= visit.start
    ? `${at} until ${formatTimeOfDay(visitEndMinute(other))}`
    : `${at} from ${formatTimeOfDay(other.start)}`;
};

/** E.g. `at Aundh until 02:00 PM, 40 minutes away`. */
export const detailedConflictText = (
  conflict: Conflict,
  request: ExplanationVisit,
  names: ExplanationNames,
): string => {
  switch (conflict.kind) {
    case 'BUSY':
      return otherVisitText(conflict.visit, request, names);
    case 'TRAVEL':
      return `${otherVisitText(conflict.visit, request, names)}, ${conflict.minutes} minutes away`;
    case 'HOURS':
      return `works ${request.hours.map(spanText).join(' and ')}`;
    case 'AREA':
      return `does not serve ${names.area}`;
    default:
      return conflictText(conflict, names.skill, names.person);
  }
};

/** E.g. `free if Meena takes order #123456`. */
export const reassignmentsText = (
  reassignments: readonly Reassignment[],
  names: ExplanationNames,
): string =>
  `free if ${reassignments
    .map(
      ({ visit, beauticianId }) =>
        `${names.person(beauticianId)} takes order #${names.order(visit)}`,
    )
    .join(' and ')}`;
