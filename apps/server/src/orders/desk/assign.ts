import { insteadText } from '@haldi/contract/orders/asked-for';
import type { Candidates, SpokenObjection } from '@haldi/contract/orders/desk/candidates';
import type { OrderUpdate } from '@haldi/contract/orders/desk/update';
import { noBeautician } from '@haldi/contract/orders/schema';
import { isOpen, type OrderStatus, takesTime } from '@haldi/contract/orders/status';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { DayPlan, PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import {
  type Objection,
  type ObjectionKind,
  objectionText,
  salonObjections,
} from '@haldi/contract/schedule/plan/objections';
import { type Move, Planner } from '@haldi/contract/schedule/plan/planner';
import { minutesAway, sendingOf as sendingTo } from '@haldi/contract/schedule/plan/sending';
import type { Db } from '../../platform/database/database.ts';
import { readRoster } from '../../roster/service.ts';
import { namesOfSkills } from '../../skills/service.ts';
import * as errors from '../errors.ts';
import type { OrderRow } from '../tables.ts';
import { resemblingNames } from './resembling-names.ts';

/** Who comes to a visit, and what that changes in the plan. */
export type Hands = {
  /** As the customer reads it; `none`: nobody is assigned. */
  beautician: string;
  beauticianId: number | null;
  /** What changes of the visit; nothing: it stays as it is. */
  visit?: { beauticianId: number | null; accepted: string[]; isUnfit: boolean };
  moves?: readonly Move[];
  /** What the customer is told beside the message: who comes instead of whom she asked for. */
  told?: string | undefined;
};

/** What staff say about who comes. */
type Sending = { status: OrderStatus } & Pick<OrderUpdate, 'beautician' | 'freelancer' | 'despite'>;

/** What staff say with a change of the time or length: a freelancer who is assigned stays one. */
export const sendingOf = (
  { status, beautician, beauticianId }: OrderRow,
  said: Pick<Sending, 'beautician' | 'despite'>,
): Sending => ({
  ...said,
  status: status as OrderStatus,
  freelancer: !said.beautician && beauticianId === null && beautician !== noBeautician,
});

/** What was overridden, for the list of what was done. */
export const despiteOf = (visit: Hands['visit']) =>
  visit && visit.accepted.length > 0
    ? [{ field: 'despite', before: null, after: visit.accepted }]
    : [];

/** What staff decide about: an order with its visit, on a day that is locked. */
export type Deciding = { order: OrderRow; visit: PlannedVisit; isUnfit: boolean; plan: DayPlan };

const unchanged = ({ beautician, beauticianId }: OrderRow): Hands => ({ beautician, beauticianId });

/** Her alone: the rest of the day stays as it is. */
const withoutIt = ({ plan, visit }: Deciding): DayPlan => ({
  ...plan,
  visits: plan.visits.filter(({ id }) => id !== visit.id),
});

const nobodyAssigned = { beautician: noBeautician, beauticianId: null };

/** Nobody is named: the plan has somebody, who stays if she can. */
const plan = (deciding: Deciding, isTakingTime: boolean): Hands => {
  const { visit } = deciding;
  const free: PlannedVisit = { ...visit, isAssigned: false, accepted: [] };
  const day = withoutIt(deciding);
  const isKept =
    !isTakingTime && new Planner({ ...day, visits: [...day.visits, free] }).isFeasible(free);
  if (isKept) return { ...nobodyAssigned, visit: held(visit.worker, []) };
  // What is sold already is not held to the number of visits at a time.
  const planner = new Planner(isTakingTime ? day : { ...day, mostAtATime: null });
  const placement = planner.place(free);
  if (placement) {
    const accepted = isTakingTime ? acceptedByChoice(deciding) : [];
    const isListed = accepted.length < salonKinds(deciding).length && !hasBegun(deciding);
    const planned = { ...held(placement.worker, accepted), isUnfit: isListed };
    return { ...nobodyAssigned, visit: planned, moves: placement.moves };
  }
  const isOver = hasBegun(deciding);
  if (isTakingTime && !isOver) throw errors.nobodyForIt(planner.whyNot(free) ?? 'FULL');
  return { ...nobodyAssigned, visit: { ...held(null, []), isUnfit: !isOver } };
};

const held = (worker: string | null, accepted: string[]) => ({
  beauticianId: worker === null ? null : Number(worker),
  accepted,
  isUnfit: false,
});

const salonKinds = ({ visit, plan: day }: Deciding): ObjectionKind[] =>
  salonObjections(visit, day).map(({ kind }) => kind);

/** Staff who move or reopen a visit choose its day, closed or not; a longer visit stays where it is. */
const acceptedByChoice = (deciding: Deciding): ObjectionKind[] => {
  const { visit, order } = deciding;
  const isLonger = visit.minutes !== order.visitMinutes;
  return salonKinds(deciding).filter((kind) => !isLonger || visit.accepted.includes(kind));
};

type Names = ReadonlyMap<string, string>;

const nameOf = (roster: readonly Beautician[], id: string | null): string | null =>
  roster.find(({ _id }) => _id === id)?.name ?? null;

const spoken = (
  objections: readonly Objection[],
  skills: Names,
  roster: readonly Beautician[],
): SpokenObjection[] =>
  objections.map((one) => ({
    kind: one.kind,
    text: objectionText(
      one,
      (id) => skills.get(id) ?? 'a skill',
      (id) => nameOf(roster, id) ?? 'somebody else',
    ),
  }));

/** What is said of an assignment to a customer who asked for somebody. */
const toldOf = (
  { visit }: Deciding,
  roster: readonly Beautician[],
  beautician: string,
): string | undefined => insteadText({ askedFor: nameOf(roster, visit.askedFor), beautician });

/** What has begun is only written down: nobody can be asked any more. */
const hasBegun = ({ visit, plan: { changeableFrom } }: Deciding): boolean =>
  visit.start < changeableFrom;

/** Somebody of the roster is sent; what speaks against it must have been seen. */
const send = async (
  db: Db,
  deciding: Deciding,
  { _id, name }: Beautician,
  roster: readonly Beautician[],
  despite: readonly string[],
): Promise<Hands> => {
  const { visit, plan: day } = deciding;
  const worker = day.workers.find(({ id }) => id === _id);
  if (!worker) throw new Error(`${name} is not in the plan of her day`);
  const { objections: hers, moves } = sendingTo(worker, visit, day);
  const objections = [...salonObjections(visit, day), ...hers];
  const busy = objections.find((one) => one.kind === 'BUSY');
  if (busy) throw errors.beauticianBusy(name, busy.until);
  if (!hasBegun(deciding) && objections.some(({ kind }) => !despite.includes(kind))) {
    const skills = await namesOfSkills(db);
    throw errors.beauticianObjections({ name, objections: spoken(objections, skills, roster) });
  }
  const accepted = objections.map(({ kind }) => kind);
  return {
    beautician: name,
    beauticianId: Number(_id),
    visit: held(_id, accepted),
    moves,
    told: toldOf(deciding, roster, name),
  };
};

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Who is meant: by name where one was sent, else whoever the order has, whatever she is called now. */
const personMeant = (
  roster: readonly Beautician[],
  { beautician: sent }: Sending,
  { beautician, beauticianId }: OrderRow,
): Beautician | undefined =>
  sent || beauticianId === null
    ? roster.find(({ name }) => sameName(name, sent || beautician))
    : roster.find(({ _id }) => _id === String(beauticianId));

/**
 * Who comes after a change by staff, or why it cannot be so. It takes time where the visit comes back,
 * goes to another time or lasts longer.
 */
export const decideHands = async (
  db: Db,
  deciding: Deciding,
  update: Sending,
  isTakingTime = takesTime(deciding.order.status as OrderStatus, update.status),
): Promise<Hands> => {
  const { order, isUnfit } = deciding;
  const willBeOpen = isOpen(update.status);
  const asked = update.beautician || order.beautician;
  if (sameName(asked, noBeautician)) {
    if (!willBeOpen) return nobodyAssigned;
    const isStill = order.beautician === noBeautician && !isTakingTime;
    return isStill ? unchanged(order) : plan(deciding, isTakingTime);
  }
  if (!update.beautician && !isTakingTime) return unchanged(order);
  const roster = await readRoster(db, order.appointmentDate, order.appointmentDate);
  const person = personMeant(roster, update, order);
  const isSame = asked === order.beautician && order.beauticianId === idOf(person);
  if (isSame && !isTakingTime && !isUnfit) return unchanged(order);
  const despite = [...(update.despite ?? []), ...(isTakingTime ? acceptedByChoice(deciding) : [])];
  if (!person) return sendFreelancer(deciding, asked, { ...update, despite }, roster);
  if (!willBeOpen) {
    return {
      beautician: person.name,
      beauticianId: Number(person._id),
      visit: held(person._id, []),
    };
  }
  return send(db, deciding, person, roster, despite);
};

const idOf = (person: Beautician | undefined): number | null =>
  person ? Number(person._id) : null;

/** A name that is not on the roster; one that resembles somebody's is a question first. */
const sendFreelancer = (
  deciding: Deciding,
  name: string,
  { freelancer, status, despite = [] }: Sending,
  roster: readonly Beautician[],
): Hands => {
  const resembling = resemblingNames(
    name,
    roster.filter(({ active }) => active).map((one) => one.name),
  );
  if (!freelancer && resembling.length > 0) throw errors.beauticianUnclear(name, resembling);
  const freelance = {
    ...{ beautician: name, beauticianId: null },
    visit: held(null, isOpen(status) ? salonKinds(deciding) : []),
  };
  const { askedFor } = deciding.visit;
  if (!isOpen(status)) return freelance;
  const objections: Objection[] = [
    ...salonObjections(deciding.visit, deciding.plan),
    ...(askedFor === null ? [] : [{ kind: 'ASKED', whom: askedFor } as const]),
  ];
  const unseen = objections.filter(({ kind }) => !despite.includes(kind));
  if (!hasBegun(deciding) && unseen.length > 0) {
    throw errors.beauticianObjections({ name, objections: spoken(objections, new Map(), roster) });
  }
  return { ...freelance, told: toldOf(deciding, roster, name) };
};

/** Whom the plan has for a visit, and what speaks against sending each of the roster. */
export const candidatesFor = async (
  db: Db,
  { order, visit, plan: day }: Deciding,
): Promise<Candidates> => {
  const roster = await readRoster(db, order.appointmentDate, order.appointmentDate);
  const names = new Map(roster.map(({ _id, name }) => [_id, name]));
  const skills = await namesOfSkills(db);
  const people = roster
    .filter(({ active }) => active)
    .flatMap(({ _id, name, picture }) => {
      const worker = day.workers.find(({ id }) => id === _id);
      if (!worker) return [];
      const { objections } = sendingTo(worker, visit, day);
      return {
        name,
        picture,
        objections: spoken([...salonObjections(visit, day), ...objections], skills, roster),
        minutesAway: minutesAway(worker, visit, day) ?? null,
      };
    })
    .sort((one, other) => one.objections.length - other.objections.length);
  const isPlanned = order.beautician === noBeautician && isOpen(order.status as OrderStatus);
  return { planned: isPlanned ? (names.get(visit.worker ?? '') ?? null) : null, people };
};
