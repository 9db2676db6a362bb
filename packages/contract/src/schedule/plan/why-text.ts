import { timeOfDay } from '../../kit/time-of-day.ts';
import { endOf, type Span, type WantedVisit } from './day-plan.ts';
import { type Objection, objectionText } from './objections.ts';
import type { Move } from './planner.ts';

/** What is called how, for whoever reads why somebody cannot come. */
export type WhyNames = {
  skill: (id: string) => string;
  /** Where another visit of the day is. */
  place: (visitId: string) => string;
  /** Where the visit is that is asked about. */
  area: string;
  person: (id: string) => string;
  order: (visitId: string) => string;
};

/** A visit, those of the day, and when she works on it. */
export type WhyAsked = {
  visit: Pick<WantedVisit, 'start'>;
  others: readonly Pick<WantedVisit, 'id' | 'start' | 'minutes'>[];
  hours: readonly Span[];
};

const spanText = ({ from, to }: Span): string => `${timeOfDay(from)} to ${timeOfDay(to)}`;

/** `at Aundh until 02:00 PM`; a visit that begins later says when. */
const elsewhere = (visitId: string, { visit, others }: WhyAsked, names: WhyNames): string => {
  const at = `at ${names.place(visitId)}`;
  const other = others.find(({ id }) => id === visitId);
  if (!other) return at;
  return other.start <= visit.start
    ? `${at} until ${timeOfDay(endOf(other))}`
    : `${at} from ${timeOfDay(other.start)}`;
};

/** What speaks against her with names and times, as in `at Aundh until 02:00 PM, 40 minutes away`. */
export const whyText = (objection: Objection, asked: WhyAsked, names: WhyNames): string => {
  switch (objection.kind) {
    case 'BUSY':
      return elsewhere(objection.visit, asked, names);
    case 'TRAVEL':
      return `${elsewhere(objection.visit, asked, names)}, ${objection.minutes} minutes away`;
    case 'HOURS':
      return `works ${asked.hours.map(spanText).join(' and ')}`;
    case 'AREA':
      return `does not go to ${names.area}`;
    default:
      return objectionText(objection, names.skill, names.person);
  }
};

/** `free if Meena takes order #123456`. */
export const movesText = (moves: readonly Move[], names: WhyNames): string =>
  `free if ${moves
    .map(({ visit, worker }) => `${names.person(worker)} takes order #${names.order(visit)}`)
    .join(' and ')}`;
