import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Visit } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { salonBookingRefusal } from '@haldi/contract/schedule/availability';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import {
  detailedConflictText,
  type ExplanationNames,
  type ExplanationVisit,
  reassignmentsText,
} from '@haldi/contract/schedule/plan/availability-explanation-text';
import type { PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import {
  type AvailabilityExplanation,
  type BeauticianAvailability,
  explainAvailability,
  isBookable,
} from '@haldi/contract/schedule/plan/explain-availability';
import type {
  BeauticianExplanation,
  SlotExplanation,
} from '@haldi/contract/schedule/slot-explanation/schema';
import type { VisitQuery } from '@haldi/contract/schedule/visit-query-parameters';
import { readPlannedDay } from '../orders/plan/service.ts';
import { createBeauticianExclusionFilter } from '../orders/preferences/service.ts';
import { listBookedVisitsOn } from '../orders/visits/service.ts';
import { readRosterForDays } from '../roster/service.ts';
import type { PlanningRules } from '../settings/service.ts';
import { readSkillNamesById } from '../skills/service.ts';
import { type BookingContext, buildUnscheduledVisit } from './service.ts';

type Question = VisitQuery & { date: string; slot: string; customer?: string | undefined };

type SalonReason = NonNullable<ReturnType<typeof salonBookingRefusal>>;

const closedTexts: Record<SalonReason, string> = {
  PAST: 'This time is in the past.',
  TOO_FAR: 'This day is after the end of the booking window.',
  CLOSED: 'The salon is closed on this day.',
  TOO_SOON: 'This time is earlier than the minimum notice allows.',
  NOT_SERVED: 'The salon does not serve this pincode on this day.',
};

const salonRuleTexts = (
  { date, slot, pincode = '' }: Question,
  { isLimitReached }: AvailabilityExplanation,
  rules: PlanningRules,
  now: Date,
): string[] => {
  const startMinute = parseTimeOfDay(slot);
  const closed = salonBookingRefusal(pincode, { day: date, startMinute }, now, rules);
  return [
    ...(rules.starts.includes(startMinute) ? [] : [`${slot} is not a booking time.`]),
    ...(closed ? [closedTexts[closed]] : []),
    ...(isLimitReached
      ? [`The maximum visits at the same time (${rules.maxConcurrentVisits}) are already booked.`]
      : []),
  ];
};

const rankOf = ({ isFree, availableIf }: BeauticianExplanation): number =>
  isFree ? 0 : availableIf ? 1 : 2;

type Known = {
  skills: ReadonlyMap<string, string>;
  people: readonly Beautician[];
  visits: readonly Visit[];
  planned: readonly PlannedVisit[];
};

const createNames = (
  { pincode = '' }: Question,
  { areas }: PlanningRules,
  { skills, people, visits, planned }: Known,
): ExplanationNames => {
  const visitOf = (id: string): Visit | undefined => visits.find(({ _id }) => _id === id);
  const pincodeOf = (visitId: string): string =>
    planned.find(({ id }) => id === visitId)?.location.pincode ?? '';
  return {
    skill: (id) => skills.get(id) ?? 'a skill',
    place: (id) =>
      findAreaByPincode(pincodeOf(id), areas)?.name ?? visitOf(id)?.place ?? 'another visit',
    area: findAreaByPincode(pincode, areas)?.name ?? pincode,
    person: (id) => people.find(({ _id }) => _id === id)?.name ?? 'another beautician',
    order: (id) => String(visitOf(id)?.orderId ?? ''),
  };
};

const toBeauticianExplanation = (
  { _id, name, picture }: Beautician,
  { beautician, conflicts, reassignments }: BeauticianAvailability,
  request: Omit<ExplanationVisit, 'hours'>,
  names: ExplanationNames,
): BeauticianExplanation => ({
  _id,
  name,
  picture,
  isFree: reassignments?.length === 0,
  why: conflicts.map((one) =>
    detailedConflictText(one, { ...request, hours: beautician.hours }, names),
  ),
  availableIf:
    reassignments && reassignments.length > 0 ? reassignmentsText(reassignments, names) : null,
});

export const readSlotExplanation = async (
  { db, clock, rules }: BookingContext,
  question: Question,
): Promise<SlotExplanation> => {
  const { date, slot, customer = null } = question;
  const now = clock();
  const planningRules = await rules();
  const read = await readPlannedDay(db, date, planningRules, now);
  const plan = (await createBeauticianExclusionFilter(db, customer))(read.plan);
  const visit = {
    ...(await buildUnscheduledVisit(db, { ...question, customer }, planningRules)),
    start: parseTimeOfDay(slot),
  };
  const explanation = explainAvailability(visit, plan);
  const people = (await readRosterForDays(db, [date])).filter(({ active }) => active);
  const [skills, visits] = [await readSkillNamesById(db), await listBookedVisitsOn(db, [date])];
  const known = { skills, people, visits, planned: plan.visits };
  const names = createNames(question, planningRules, known);
  const brokenRules = salonRuleTexts(question, explanation, planningRules, now);
  const isPast = visitStart({ day: date, startMinute: visit.start }) <= now;
  return {
    isFree: brokenRules.length === 0 && isBookable(explanation),
    isPast,
    rules: brokenRules,
    people: (isPast ? [] : people)
      .flatMap((person) => {
        const availability = explanation.people.find(
          ({ beautician }) => beautician.id === person._id,
        );
        return availability
          ? toBeauticianExplanation(person, availability, { visit, others: plan.visits }, names)
          : [];
      })
      .sort((one, other) => rankOf(one) - rankOf(other)),
  };
};
