import { formatAddressWithoutTown } from '@haldi/contract/accounts/addresses/one-line-address';
import { findAreaByPincode } from '@haldi/contract/areas/area-rules';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { uniqueSorted } from '@haldi/contract/kit/unique-sorted';
import type {
  PlacementOption,
  PlacementOptions,
  PlacementTime,
} from '@haldi/contract/orders/desk/board/schema';
import { isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import type { Beautician } from '@haldi/contract/roster/schema';
import { salonBookingRefusal } from '@haldi/contract/schedule/availability';
import {
  detailedConflictText,
  type ExplanationNames,
  reassignmentsText,
} from '@haldi/contract/schedule/plan/availability-explanation-text';
import {
  type PlanBeautician,
  type PlannedVisit,
  withoutVisit,
} from '@haldi/contract/schedule/plan/day-plan';
import { planAssignment } from '@haldi/contract/schedule/plan/plan-assignment';
import { Planner } from '@haldi/contract/schedule/plan/planner';
import type { AppContext } from '../../../platform/app-context.ts';
import { readRosterForDays } from '../../../roster/service.ts';
import { type PlanningRules, readPlanningRules } from '../../../settings/service.ts';
import { readSkillNamesById } from '../../../skills/service.ts';
import type { VisitOnDay } from '../../commands/decide-assignment.ts';
import { findOrderRow } from '../../commands/order-rows-and-menu-services-store.ts';
import * as errors from '../../errors.ts';
import { listBookedVisitsOn, type VisitRow } from '../../visits/store.ts';
import { readVisitOnDay } from '../beautician-candidates.ts';
import { bookingRefusalTexts, unavailableTexts } from './unavailable-texts.ts';

type PlacementQuery = {
  visitDay: VisitOnDay;
  day: string;
  currentStart: number | undefined;
  now: Date;
  rules: PlanningRules;
  names: ExplanationNames;
};

const visitAt = ({ visitDay }: PlacementQuery, start: number): PlannedVisit => ({
  ...visitDay.visit,
  start,
});

const plannedBeauticianAt = (
  query: PlacementQuery,
  start: number,
): Pick<PlacementTime, 'plannedName' | 'reason'> => {
  const { visitDay, currentStart, names } = query;
  const rest = withoutVisit(visitDay.plan, visitDay.visit);
  // A booked visit does not count against the maximum visits at the same time.
  const planner = new Planner(
    start === currentStart ? { ...rest, maxConcurrentVisits: null } : rest,
  );
  const visit = visitAt(query, start);
  const placement = planner.findPlacement(visit);
  return placement
    ? { plannedName: names.person(placement.beauticianId), reason: null }
    : { plannedName: null, reason: unavailableTexts[planner.unavailableReason(visit) ?? 'FULL'] };
};

const placementTimeAt = (query: PlacementQuery, start: number): PlacementTime => {
  const { visitDay, day, currentStart, now, rules } = query;
  const isCurrent = start === currentStart;
  const reason = isCurrent
    ? undefined
    : salonBookingRefusal(visitDay.visit.location.pincode, { day, startMinute: start }, now, rules);
  return {
    slot: formatTimeOfDay(start),
    isPast: reason === 'PAST',
    against: reason === undefined || reason === 'PAST' ? null : bookingRefusalTexts[reason],
    ...plannedBeauticianAt(query, start),
    isCurrent: isCurrent && visitDay.order.beautician === null,
  };
};

const placementOptionAt = (
  query: PlacementQuery,
  beautician: PlanBeautician,
  start: number,
): PlacementOption => {
  const { visitDay, currentStart, names } = query;
  const { order, plan, needsChange } = visitDay;
  const visit = visitAt(query, start);
  const { conflicts, reassignments } = planAssignment(beautician, visit, plan);
  // The visit has already started, so only overlaps matter.
  const hasBegun = visit.start < plan.changeableFrom;
  const explained = { visit, others: plan.visits, hours: beautician.hours };
  return {
    slot: formatTimeOfDay(start),
    isCurrent:
      start === currentStart && String(order.beauticianId) === beautician.id && !needsChange,
    conflicts: conflicts
      .filter(({ kind }) => kind === 'BUSY' || !hasBegun)
      .map((one) => ({ kind: one.kind, text: detailedConflictText(one, explained, names) })),
    note: reassignments.length > 0 ? reassignmentsText(reassignments, names) : null,
  };
};

type DayNames = {
  skills: ReadonlyMap<string, string>;
  people: readonly Beautician[];
  visits: readonly VisitRow[];
};

const namesFor = (
  { visit, plan }: VisitOnDay,
  { areas }: PlanningRules,
  { skills, people, visits }: DayNames,
): ExplanationNames => {
  const rowOf = (id: string): VisitRow | undefined => visits.find((row) => row.id === id);
  const doorLineOf = (id: string): string | undefined => {
    const row = rowOf(id);
    return row && formatAddressWithoutTown(row.address);
  };
  const pincodeOf = (visitId: string): string =>
    plan.visits.find(({ id }) => id === visitId)?.location.pincode ?? '';
  const { pincode } = visit.location;
  return {
    skill: (id) => skills.get(id) ?? 'a skill',
    place: (id) =>
      findAreaByPincode(pincodeOf(id), areas)?.name ?? doorLineOf(id) ?? 'another visit',
    area: findAreaByPincode(pincode, areas)?.name ?? pincode,
    person: (id) => people.find(({ _id }) => _id === id)?.name ?? 'another beautician',
    order: (id) => String(rowOf(id)?.orderNumber ?? ''),
  };
};

/** Read only: nothing is locked. */
export const readPlacementOptions = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  day: string,
  id: string,
): Promise<PlacementOptions> => {
  const now = clock();
  const order = await findOrderRow(db, id);
  if (!order) throw errors.notFoundError();
  if (!isOpenStatus(order.status as OrderStatus)) throw errors.notChangeableError('CLOSED');
  const visitDay = await readVisitOnDay(db, order, now, day);
  const [rules, people, visits, skills] = await Promise.all([
    readPlanningRules(db),
    readRosterForDays(db, [day]),
    listBookedVisitsOn(db, [day]),
    readSkillNamesById(db),
  ]);
  const isSameDay = order.appointmentDate === day;
  const query: PlacementQuery = {
    visitDay,
    day,
    currentStart: isSameDay ? order.startMinute : undefined,
    now,
    rules,
    names: namesFor(visitDay, rules, { skills, people, visits }),
  };
  const bookedStarts = visits.map(({ startMinute }) => startMinute);
  const starts = uniqueSorted([...rules.starts, ...bookedStarts]);
  const times = starts.map((start) => placementTimeAt(query, start));
  const upcomingStarts = starts.filter((_, place) => !times[place]?.isPast);
  const beauticians = new Map(
    visitDay.plan.beauticians.map((beautician) => [beautician.id, beautician]),
  );
  return {
    day,
    order: id,
    times,
    people: people
      .filter(({ active }) => active)
      .flatMap(({ _id }) => {
        const beautician = beauticians.get(_id);
        return beautician
          ? {
              _id,
              places: upcomingStarts.map((start) => placementOptionAt(query, beautician, start)),
            }
          : [];
      }),
  };
};
