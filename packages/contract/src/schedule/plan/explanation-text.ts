import { timeOfDay } from '../../kit/time-of-day.ts';
import { type Conflict, conflictText } from './conflicts.ts';
import { endOf, type Span, type VisitRequest } from './day-plan.ts';
import type { Reassignment } from './planner.ts';

/** What is called how, for whoever reads why somebody cannot come. */
export type ExplanationNames = {
  skill: (id: string) => string;
  /** Where another visit of the day is. */
  place: (visitId: string) => string;
  /** Where the visit is that is asked about. */
  area: string;
  person: (id: string) => string;
  order: (visitId: string) => string;
};

/** A visit, those of the day, and when she works on it. */
export type ExplanationVisit = {
  visit: Pick<VisitRequest, 'start'>;
  others: readonly Pick<VisitRequest, 'id' | 'start' | 'minutes'>[];
  hours: readonly Span[];
};

const spanText = ({ from, to }: Span): string => `${timeOfDay(from)} to ${timeOfDay(to)}`;

/** `at Aundh until 02:00 PM`; a visit that begins later says when. */
const elsewhere = (
  visitId: string,
  { visit, others }: ExplanationVisit,
  names: ExplanationNames,
): string => {
  const at = `at ${names.place(visitId)}`;
  const other = others.find(({ id }) => id === visitId);
  if (!other) return at;
  return other.start <= visit.start
    ? `${at} until ${timeOfDay(endOf(other))}`
    : `${at} from ${timeOfDay(other.start)}`;
};

/** What speaks against her with names and times, as in `at Aundh until 02:00 PM, 40 minutes away`. */
export const detailedConflictText = (
  objection: Conflict,
  asked: ExplanationVisit,
  names: ExplanationNames,
): string => {
  switch (objection.kind) {
    case 'BUSY':
      return elsewhere(objection.visit, asked, names);
    case 'TRAVEL':
      return `${elsewhere(objection.visit, asked, names)}, ${objection.minutes} minutes away`;
    case 'HOURS':
      return `works ${asked.hours.map(spanText).join(' and ')}`;
    case 'AREA':
      return `does not serve ${names.area}`;
    default:
      return conflictText(objection, names.skill, names.person);
  }
};

/** `free if Meena takes order #123456`. */
export const reassignmentsText = (
  moves: readonly Reassignment[],
  names: ExplanationNames,
): string =>
  `free if ${moves
    .map(({ visit, worker }) => `${names.person(worker)} takes order #${names.order(visit)}`)
    .join(' and ')}`;
