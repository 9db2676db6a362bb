import { indiaInstant } from '../kit/dates.ts';
import { isCancelled, isConfirmed, isOpen, isStarted, type OrderStatus } from '../orders/status.ts';
import { type CustomerKind, isReminder, type MessageKind, reminderKinds } from './kinds.ts';
import { occasionOf } from './occasion.ts';
import { dueAt } from './quiet-hours.ts';
import { reminderOf, type Span, type When } from './reminders.ts';
import { type DropReason, isWaiting, type MessageState } from './states.ts';

/** A visit as far as messages are about it. */
export type ToldVisit = When & {
  status: OrderStatus;
  /** Null: nobody is assigned. */
  beautician: string | null;
};

/** A message that stands in the outbox about this visit. */
export type KnownMessage = {
  id: string;
  kind: MessageKind;
  /** What of: the same occasion is told once. */
  occasion: string;
  state: MessageState;
  /** Who comes, as the customer was told with it. */
  beautician: string | null;
};

/** What has just happened to it. */
export type Happening = {
  at: Date;
  /** Her phone, or staff in her name. */
  press?: 'on-the-way' | 'arrived' | 'start' | 'done' | undefined;
  lateMinutes?: number | undefined;
  servicesChanged?: boolean | undefined;
};

/** What a text needs to know and the order does not tell. */
export type MessageFacts = {
  /** When the visit was before it was moved. */
  before?: string;
  minutes?: number;
};

export type NewMessage = Span & { kind: CustomerKind; occasion: string; facts: MessageFacts };
export type Dropped = { id: string; reason: DropReason };
export type Moved = Span & { id: string; occasion: string };
export type MessageChanges = { add: NewMessage[]; drop: Dropped[]; move: Moved[] };

const hourMs = 60 * 60_000;
const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);
const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Bookkeeping about a visit of last week tells nobody anything. */
const tellableHours = 48;
/** How long it helps to know that somebody is on her way. */
const underWayHours = 1;
/** How long after the event, or the visit, it is still told. */
const usualHours = 24;

/** Everything about one change, asked for many times below. */
type Change = {
  before: ToldVisit;
  after: ToldVisit;
  happening: Happening;
  visitAt: Date;
  /** All of them, dropped ones too: their number only grows. */
  known: readonly KnownMessage[];
  standing: readonly KnownMessage[];
  waiting: readonly KnownMessage[];
  /** Another one after each cancellation that she was told of: then everything is news again. */
  round: number;
};

const isOf = (kinds: readonly MessageKind[]) => (message: KnownMessage) =>
  kinds.includes(message.kind);

const dropAll = (messages: readonly KnownMessage[], reason: DropReason): Dropped[] =>
  messages.map(({ id }) => ({ id, reason }));

const occasionAt = ({ after, round }: Change): string => occasionOf(after, round);

/** An occasion of its own each time: dropped messages count, so no number comes back. */
const nextOccasion = (change: Change, kind: CustomerKind): string =>
  `${occasionAt(change)} ${change.known.filter(isOf([kind])).length}`;

/** By the place of the last one told among all cancellations, so no round comes back. */
const roundOf = (known: readonly KnownMessage[]): number =>
  known
    .filter(isOf(['cancelled']))
    .findLastIndex(({ state }) => state !== 'dropped' && !isWaiting(state)) + 1;

const eventMessage = (
  { happening: { at }, visitAt }: Change,
  kind: CustomerKind,
  occasion: string,
  facts: MessageFacts = {},
): NewMessage => {
  const due = dueAt(kind, at, visitAt);
  return { kind, occasion, due, until: later(laterOf(due, visitAt), usualHours), facts };
};

const isConfirmedVisit = ({ status }: ToldVisit): boolean => isConfirmed(status);
const isMoved = ({ before, after }: Change): boolean =>
  before.day !== after.day || before.startMinute !== after.startMinute;

const isKnown = ({ standing }: Change, kind: MessageKind, occasion: string): boolean =>
  standing.some((message) => message.kind === kind && message.occasion === occasion);

const isTellable = ({ visitAt, happening: { at } }: Change): boolean =>
  Math.abs(at.getTime() - visitAt.getTime()) <= tellableHours * hourMs || at < visitAt;

const afterCancelling = (change: Change): MessageChanges => ({
  add: isTellable(change)
    ? [eventMessage(change, 'cancelled', nextOccasion(change, 'cancelled'))]
    : [],
  drop: dropAll(change.waiting, 'CANCELLED'),
  move: [],
});

/** The link to review comes with it, so it comes once an order. */
const afterCompleting = (change: Change): MessageChanges => ({
  add:
    isTellable(change) && !isKnown(change, 'done', 'done')
      ? [eventMessage(change, 'done', 'done')]
      : [],
  drop: dropAll(
    change.waiting.filter(({ kind }) => kind !== 'done'),
    'OVER',
  ),
  move: [],
});

/** Reminders of a visit that is confirmed: those that are there go along with it. */
const reminders = (change: Change): MessageChanges => {
  const { after, waiting, happening } = change;
  const occasion = occasionAt(change);
  const changes: MessageChanges = { add: [], drop: [], move: [] };
  for (const kind of reminderKinds) {
    const ofKind = waiting.filter(isOf([kind]));
    if (!isConfirmedVisit(after)) {
      changes.drop.push(...dropAll(ofKind, 'UNCONFIRMED'));
      continue;
    }
    // More than one can wait: staff can put back one of a former time.
    const ofOtherTimes = ofKind.filter((message) => message.occasion !== occasion);
    const [first, ...others] = ofOtherTimes;
    const span = reminderOf(kind, after, happening.at);
    if (isKnown(change, kind, occasion)) {
      changes.drop.push(...dropAll(ofOtherTimes, 'REPLACED'));
    } else if (!span) {
      changes.drop.push(...dropAll(ofOtherTimes, 'QUIET'));
    } else if (first) {
      changes.move.push({ id: first.id, occasion, ...span });
      changes.drop.push(...dropAll(others, 'REPLACED'));
    } else {
      changes.add.push({ kind, occasion, ...span, facts: {} });
    }
  }
  return changes;
};

const saysWhoComes = isOf(['confirmed', 'moved', 'assigned']);

/** Whether she has to be told who comes: not when it is said with something else, or was said. */
const isNewsWhoComes = (
  { before, after, standing, waiting }: Change,
  told: NewMessage[],
): boolean => {
  if (after.beautician === null || before.beautician === after.beautician) return false;
  if (told.length > 0 || waiting.some(saysWhoComes)) return false;
  return standing.filter(saysWhoComes).at(-1)?.beautician !== after.beautician;
};

/** What is said about a visit that is still to come. */
const aboutVisit = (change: Change): MessageChanges => {
  const { before, after, waiting, visitAt, happening } = change;
  const add: NewMessage[] = [];
  const drop: Dropped[] = [];
  if (!isConfirmedVisit(after) && isConfirmedVisit(before)) {
    drop.push(...dropAll(waiting.filter(isOf(['confirmed'])), 'UNCONFIRMED'));
  }
  if (after.beautician === null) {
    drop.push(...dropAll(waiting.filter(isOf(['assigned'])), 'REPLACED'));
  }
  if (!isOpen(before.status)) {
    drop.push(...dropAll(waiting.filter(isOf(['cancelled', 'done'])), 'REPLACED'));
  }
  if (visitAt <= happening.at) return { add, drop, move: [] };
  const isComingBack =
    isConfirmedVisit(after) && !isConfirmedVisit(before) && !isStarted(before.status);
  if (isComingBack && !isKnown(change, 'confirmed', occasionAt(change))) {
    drop.push(...dropAll(waiting.filter(isOf(['assigned', 'services-changed'])), 'REPLACED'));
    add.push(eventMessage(change, 'confirmed', occasionAt(change)));
  } else if (isMoved(change)) {
    drop.push(
      ...dropAll(waiting.filter(isOf(['moved', 'assigned', 'on-the-way', 'late'])), 'REPLACED'),
    );
    // What says that it is confirmed, and has not gone yet, will tell the new time.
    if (!waiting.some(isOf(['confirmed']))) {
      const facts = { before: `${before.day} ${before.startMinute}` };
      add.push(eventMessage(change, 'moved', nextOccasion(change, 'moved'), facts));
    }
  }
  if (isNewsWhoComes(change, add)) {
    add.push(eventMessage(change, 'assigned', nextOccasion(change, 'assigned')));
  }
  return { add, drop, move: [] };
};

const aboutServices = (change: Change): MessageChanges => {
  const { waiting, happening } = change;
  if (!happening.servicesChanged) return together();
  // A confirmation that has not been sent will list the new services.
  const isNews = isTellable(change) && !waiting.some(isOf(['confirmed']));
  const occasion = nextOccasion(change, 'services-changed');
  return {
    add: isNews ? [eventMessage(change, 'services-changed', occasion)] : [],
    drop: dropAll(waiting.filter(isOf(['services-changed'])), 'REPLACED'),
    move: [],
  };
};

/** What is said on the day itself. */
const aboutDay = (change: Change): MessageChanges => {
  const { waiting, happening } = change;
  const { at, press, lateMinutes } = happening;
  const span = { due: at, until: later(at, underWayHours) };
  const occasion = occasionAt(change);
  if (lateMinutes !== undefined) {
    const late = { kind: 'late', occasion: nextOccasion(change, 'late'), ...span } as const;
    return {
      add: [{ ...late, facts: { minutes: lateMinutes } }],
      drop: dropAll(waiting.filter(isOf(['late'])), 'REPLACED'),
      move: [],
    };
  }
  if (press === 'on-the-way' && !isKnown(change, press, occasion)) {
    return { add: [{ kind: press, occasion, ...span, facts: {} }], drop: [], move: [] };
  }
  const isThere = press === 'arrived' || press === 'start';
  const isPast = ({ kind }: KnownMessage) =>
    kind === 'on-the-way' || kind === 'late' || isReminder(kind);
  return { add: [], drop: isThere ? dropAll(waiting.filter(isPast), 'OVER') : [], move: [] };
};

const together = (...all: MessageChanges[]): MessageChanges => {
  const drop = new Map(all.flatMap((one) => one.drop).map((dropped) => [dropped.id, dropped]));
  return {
    add: all.flatMap((one) => one.add),
    drop: [...drop.values()],
    move: all.flatMap((one) => one.move).filter(({ id }) => !drop.has(id)),
  };
};

/**
 * What a change of an order means for the messages to its customer: which come, which go, and which
 * get another time. The order is locked by whoever asks.
 */
export const messagesAfter = (
  before: ToldVisit,
  after: ToldVisit,
  known: readonly KnownMessage[],
  happening: Happening,
): MessageChanges => {
  const standing = known.filter(({ state }) => state !== 'dropped');
  const change: Change = {
    before,
    after,
    happening,
    visitAt: indiaInstant(after.day, after.startMinute),
    known,
    standing,
    waiting: standing.filter(({ state }) => isWaiting(state)),
    round: roundOf(known),
  };
  if (isCancelled(after.status)) {
    return isCancelled(before.status) ? together() : afterCancelling(change);
  }
  if (!isOpen(after.status)) {
    return before.status === after.status ? together() : afterCompleting(change);
  }
  return together(aboutVisit(change), aboutServices(change), aboutDay(change), reminders(change));
};
