import type { AssignmentRequest } from '@haldi/contract/orders/commands/command';
import type { ConflictDescription } from '@haldi/contract/orders/desk/beautician-candidates';
import { isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import type { Beautician } from '@haldi/contract/roster/schema';
import {
  type Conflict,
  type ConflictKind,
  conflictText,
  salonRuleConflicts,
} from '@haldi/contract/schedule/plan/conflicts';
import type { DayPlan, PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import { planAssignment } from '@haldi/contract/schedule/plan/plan-assignment';
import { Planner, type Reassignment } from '@haldi/contract/schedule/plan/planner';
import * as errors from '../errors.ts';
import type { OrderRow } from '../tables.ts';
import type { Context, VisitChanges } from './command-decision-types.ts';

export type Assignment = {
  beautician: string | null;
  beauticianId: number | null;
  visit?: VisitChanges & { accepted: string[] };
  reassignments?: readonly Reassignment[];
  substitute?: { requested: string; assigned: string } | undefined;
};

export type VisitOnDay = {
  order: OrderRow;
  visit: PlannedVisit;
  needsChange: boolean;
  plan: DayPlan;
  /** The visit has already started, so conflicts are recorded but not asked about. */
  isOver: boolean;
} & Pick<Context, 'roster' | 'skillNames'>;

type Request = AssignmentRequest & {
  status: OrderStatus;
  /** The visit is reopened, moved or longer than before. */
  takesTime: boolean;
  /** Staff chose the day, even if it is closed. */
  choosesDay?: boolean;
};

export const toAssignmentRequest = (
  { beautician, beauticianId }: OrderRow,
  request: AssignmentRequest,
): AssignmentRequest => ({
  beautician: request.beautician,
  acknowledged: request.acknowledged,
  freelancer: request.beautician === undefined && beauticianId === null && beautician !== null,
});

export const acceptedConflictsAudit = ({ visit }: Assignment) =>
  visit && visit.accepted.length > 0
    ? [{ field: 'acknowledged', before: null, after: visit.accepted }]
    : [];

const visitChanges = (
  beauticianId: string | null,
  accepted: string[] = [],
  needsChange = false,
) => ({
  beauticianId: beauticianId === null ? null : Number(beauticianId),
  accepted,
  needsChange,
});

const unassigned = { beautician: null, beauticianId: null };

const withoutVisit = ({ plan, visit }: VisitOnDay): DayPlan => ({
  ...plan,
  visits: plan.visits.filter(({ id }) => id !== visit.id),
});

const salonConflictKinds = ({ visit, plan }: VisitOnDay): ConflictKind[] =>
  salonRuleConflicts(visit, plan).map(({ kind }) => kind);

/**
 * Choosing a closed day or unserved area accepts it. A visit that only gets longer keeps what was
 * accepted before.
 */
const acceptedByChoice = (
  visitDay: VisitOnDay,
  { choosesDay, takesTime }: Request,
): ConflictKind[] =>
  takesTime
    ? salonConflictKinds(visitDay).filter(
        (kind) => choosesDay || visitDay.visit.accepted.includes(kind),
      )
    : [];

const assignByPlan = (visitDay: VisitOnDay, request: Request): Assignment => {
  const { visit } = visitDay;
  const { takesTime } = request;
  const unassignedVisit: PlannedVisit = { ...visit, isAssigned: false, accepted: [] };
  const day = withoutVisit(visitDay);
  const keepsBeautician =
    !takesTime &&
    new Planner({ ...day, visits: [...day.visits, unassignedVisit] }).isFeasible(unassignedVisit);
  if (keepsBeautician) return { ...unassigned, visit: visitChanges(visit.beauticianId) };
  // A booked visit does not count against the maximum visits at the same time.
  const planner = new Planner(takesTime ? day : { ...day, maxConcurrentVisits: null });
  const placement = planner.findPlacement(unassignedVisit);
  if (placement) {
    const { beauticianId, reassignments } = placement;
    const accepted = acceptedByChoice(visitDay, request);
    const needsChange = accepted.length < salonConflictKinds(visitDay).length && !visitDay.isOver;
    return {
      ...unassigned,
      visit: visitChanges(beauticianId, accepted, needsChange),
      reassignments,
    };
  }
  if (takesTime && !visitDay.isOver)
    throw errors.noBeauticianForVisitError(planner.unavailableReason(unassignedVisit) ?? 'FULL');
  return { ...unassigned, visit: visitChanges(null, [], !visitDay.isOver) };
};

const nameOf = (roster: readonly Beautician[], id: string | null): string | null =>
  roster.find(({ _id }) => _id === id)?.name ?? null;

export const describeConflicts = (
  conflicts: readonly Conflict[],
  { skillNames, roster }: Pick<Context, 'roster' | 'skillNames'>,
): ConflictDescription[] =>
  conflicts.map((one) => ({
    kind: one.kind,
    text: conflictText(
      one,
      (id) => skillNames.get(id) ?? 'a skill',
      (id) => nameOf(roster, id) ?? 'another beautician',
    ),
  }));

const substituteFor = ({ visit, roster }: VisitOnDay, assigned: string) => {
  const requested = nameOf(roster, visit.requestedBeauticianId);
  return requested === null || requested === assigned ? undefined : { requested, assigned };
};

/** Overlaps are always refused; other conflicts must be accepted by staff. */
const assignTo = (
  visitDay: VisitOnDay,
  { _id, name }: Beautician,
  acknowledged: readonly string[],
): Assignment => {
  const { visit, plan: day } = visitDay;
  const beautician = day.beauticians.find(({ id }) => id === _id);
  if (!beautician) throw new Error(`${name} is not in the plan of the day`);
  const { conflicts: beauticianConflicts, reassignments } = planAssignment(beautician, visit, day);
  const conflicts = [...salonRuleConflicts(visit, day), ...beauticianConflicts];
  const busy = conflicts.find((one) => one.kind === 'BUSY');
  if (busy) throw errors.beauticianBusyError(name, busy.until);
  if (!visitDay.isOver && conflicts.some(({ kind }) => !acknowledged.includes(kind))) {
    throw errors.beauticianConflictsError({
      name,
      conflicts: describeConflicts(conflicts, visitDay),
    });
  }
  return {
    beautician: name,
    beauticianId: Number(_id),
    visit: visitChanges(
      _id,
      conflicts.map(({ kind }) => kind),
    ),
    reassignments,
    substitute: substituteFor(visitDay, name),
  };
};

const splitWords = (name: string): string[] => name.toLowerCase().split(/\s+/).filter(Boolean);

/** Each word typed must be the beginning of a word of the name. */
const findSimilarNames = (typed: string, names: readonly string[]): string[] => {
  const words = splitWords(typed);
  return names.filter((name) => {
    const nameWords = splitWords(name);
    return words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word)));
  });
};

/** If the name resembles a beautician’s, staff must confirm that they mean a freelancer. */
const assignFreelancer = (
  visitDay: VisitOnDay,
  name: string,
  { freelancer, status, acknowledged = [] }: Request,
): Assignment => {
  const active = visitDay.roster.filter((one) => one.active).map((one) => one.name);
  const similarNames = findSimilarNames(name, active);
  if (!freelancer && similarNames.length > 0)
    throw errors.beauticianAmbiguousError(name, similarNames);
  const accepted = isOpenStatus(status) ? salonConflictKinds(visitDay) : [];
  const assignment = { beautician: name, beauticianId: null, visit: visitChanges(null, accepted) };
  const { requestedBeauticianId } = visitDay.visit;
  if (!isOpenStatus(status)) return assignment;
  const conflicts: Conflict[] = [
    ...salonRuleConflicts(visitDay.visit, visitDay.plan),
    ...(requestedBeauticianId === null
      ? []
      : [{ kind: 'REQUESTED_OTHER', requested: requestedBeauticianId } as const]),
  ];
  const hasUnacceptedConflicts = conflicts.some(({ kind }) => !acknowledged.includes(kind));
  if (!visitDay.isOver && hasUnacceptedConflicts) {
    throw errors.beauticianConflictsError({
      name,
      conflicts: describeConflicts(conflicts, visitDay),
    });
  }
  return { ...assignment, substitute: substituteFor(visitDay, name) };
};

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/**
 * The name if one was sent; otherwise the assigned beautician by id, because the name may have
 * changed.
 */
const findNamedBeautician = (
  { roster, order: { beauticianId } }: VisitOnDay,
  { beautician: sent }: Request,
  wantedName: string,
): Beautician | undefined =>
  sent || beauticianId === null
    ? roster.find(({ name }) => isSameName(name, wantedName))
    : roster.find(({ _id }) => _id === String(beauticianId));

export const decideAssignment = (visitDay: VisitOnDay, request: Request): Assignment => {
  const { order, needsChange } = visitDay;
  const { takesTime } = request;
  const unchanged = { beautician: order.beautician, beauticianId: order.beauticianId };
  const willBeOpen = isOpenStatus(request.status);
  const name = request.beautician === undefined ? order.beautician : request.beautician;
  if (name === null) {
    if (!willBeOpen) return unassigned;
    const isSame = order.beautician === null && !takesTime;
    return isSame ? unchanged : assignByPlan(visitDay, request);
  }
  if (!request.beautician && !takesTime) return unchanged;
  const beautician = findNamedBeautician(visitDay, request, name);
  const beauticianId = beautician ? Number(beautician._id) : null;
  const isSame = name === order.beautician && order.beauticianId === beauticianId;
  if (isSame && !takesTime && !needsChange) return unchanged;
  const acknowledged = [...(request.acknowledged ?? []), ...acceptedByChoice(visitDay, request)];
  if (!beautician) return assignFreelancer(visitDay, name, { ...request, acknowledged });
  if (!willBeOpen) {
    return { beautician: beautician.name, beauticianId, visit: visitChanges(beautician._id) };
  }
  return assignTo(visitDay, beautician, acknowledged);
};
