import { instantOfIndiaTime } from '../kit/dates.ts';
import { isCancelled, isCompleted, isInProgress } from '../orders/status.ts';
import {
  formatVisitTime,
  type MessageChanges,
  type MessageFacts,
  mergeMessageChanges,
  type NewMessage,
  parseVisitTime,
  toDroppedMessages,
} from './message-changes.ts';
import { type BeauticianMessageKind, isWithdrawal } from './message-kinds.ts';
import { isUnsent } from './message-states.ts';
import { earliestSendTime } from './quiet-hours.ts';
import type { ReminderVisitTime, SendWindow } from './reminders.ts';
import type { OutboxMessage, VisitSnapshot } from './visit-event.ts';

export type AssignedVisit = VisitSnapshot & {
  minutes: number;
  /** Null: unassigned, or a freelancer. */
  beauticianId: number | null;
  /** Hash of address and contact. */
  place: string;
};

export type StoredMessage = OutboxMessage & {
  facts: MessageFacts;
  /** Null: the message is not to a beautician. */
  beauticianId: number | null;
};

export type AssignmentEvent = {
  at: Date;
  /** The beautician who made the change, who is not told about it. */
  actorId: number | null;
};

/** What a beautician knows about a visit. Null: nothing, the visit is not theirs. */
type KnownVisit = (ReminderVisitTime & { place: string }) | null;

type WantedMessage = { kind: BeauticianMessageKind; facts: MessageFacts };

const visitOf = (
  { beauticianId, status, day, startMinute, place }: AssignedVisit,
  id: number,
): KnownVisit => (beauticianId === id && !isCancelled(status) ? { day, startMinute, place } : null);

const isSameVisit = (one: KnownVisit, other: KnownVisit): boolean =>
  one?.day === other?.day && one?.startMinute === other?.startMinute && one?.place === other?.place;

/** What was known before an unsent message was written. */
const knownBefore = (known: KnownVisit, { kind, facts }: StoredMessage): KnownVisit => {
  const { before, place } = facts;
  if (kind === 'work-assigned') return null;
  if (isWithdrawal(kind) && before !== undefined && place !== undefined) {
    return { ...parseVisitTime(before), place };
  }
  if (kind === 'work-moved' && before !== undefined) {
    return known && { ...known, ...parseVisitTime(before) };
  }
  return known && place !== undefined ? { ...known, place } : known;
};

const wantedMessages = (
  known: KnownVisit,
  actual: KnownVisit,
  isCancelledVisit: boolean,
): WantedMessage[] => {
  if (!known) return actual ? [{ kind: 'work-assigned', facts: {} }] : [];
  const before = formatVisitTime(known);
  const { place } = known;
  if (!actual) {
    return [
      { kind: isCancelledVisit ? 'work-cancelled' : 'work-unassigned', facts: { before, place } },
    ];
  }
  const wanted: WantedMessage[] = [];
  if (before !== formatVisitTime(actual)) wanted.push({ kind: 'work-moved', facts: { before } });
  if (place !== actual.place) wanted.push({ kind: 'work-corrected', facts: { place } });
  return wanted;
};

const startOf = ({ day, startMinute }: ReminderVisitTime): Date =>
  instantOfIndiaTime(day, startMinute);

/** The next start that a beautician has to know of. During quiet hours it may be urgent. */
export const nextStart = (starts: readonly Date[], now: Date): Date | undefined =>
  starts.filter((start) => start > now).sort((one, other) => one.getTime() - other.getTime())[0];

/** Undefined: the visit is over, at every time that the message is about. */
const sendWindow = (
  { kind }: WantedMessage,
  visits: readonly ReminderVisitTime[],
  minutes: number,
  at: Date,
): SendWindow | undefined => {
  const starts = visits.map(startOf);
  const until = new Date(Math.max(...starts.map((start) => start.getTime())) + minutes * 60_000);
  if (until <= at) return undefined;
  return { due: earliestSendTime(kind, at, nextStart(starts, at)), until };
};

type Change = {
  before: AssignedVisit;
  after: AssignedVisit;
  messages: readonly StoredMessage[];
  event: AssignmentEvent;
};

const isSameMessage = (one: WantedMessage, other: StoredMessage): boolean =>
  one.kind === other.kind &&
  one.facts.before === other.facts.before &&
  one.facts.place === other.facts.place;

/** Everything that was not sent yet is decided again, so that only what is true now is sent. */
const planFor = (id: number, { before, after, messages, event }: Change): MessageChanges => {
  const own = messages.filter(({ beauticianId }) => beauticianId === id);
  const unsent = own.filter(({ state }) => isUnsent(state));
  const [was, actual] = [visitOf(before, id), visitOf(after, id)];
  const isChanged = !isSameVisit(was, actual);
  const knowsByThemselves = event.actorId === id && isChanged;
  const isUnderWay = actual !== null && isInProgress(after.status);
  if (knowsByThemselves || isUnderWay || isCompleted(after.status)) {
    return {
      add: [],
      drop: toDroppedMessages(unsent, knowsByThemselves ? 'SETTLED' : 'OVER'),
      move: [],
    };
  }
  const known = unsent.reduceRight(knownBefore, was);
  const visits = [known, actual].filter((one) => one !== null);
  const wanted = wantedMessages(known, actual, isCancelled(after.status)).flatMap((one) => {
    const window = sendWindow(one, visits, after.minutes, event.at);
    const kept = unsent.find((message) => isSameMessage(one, message));
    return window ? [{ ...one, window, kept }] : [];
  });
  const written = wanted.filter(({ kept }) => kept === undefined);
  const obsolete = unsent.filter((message) => wanted.every(({ kept }) => kept !== message));
  return {
    add: written.map(({ kind, facts, window }): NewMessage => {
      // Unique, because dropped messages count too.
      const occasion = `${id} ${own.filter((message) => message.kind === kind).length}`;
      return { kind, occasion, facts, beauticianId: id, ...window };
    }),
    drop: toDroppedMessages(obsolete, written.length > 0 ? 'REPLACED' : 'SETTLED'),
    move: wanted.flatMap(({ kept, window }) =>
      kept && isChanged ? [{ id: kept.id, occasion: kept.occasion, ...window }] : [],
    ),
  };
};

/**
 * To the beauticians whose visit it is, was, or will be. The caller must have locked the order.
 * Messages are oldest first.
 */
export const planBeauticianMessages = (
  before: AssignedVisit,
  after: AssignedVisit,
  messages: readonly StoredMessage[],
  event: AssignmentEvent,
): MessageChanges => {
  const change = { before, after, messages, event };
  const waiting = messages.filter(({ state }) => isUnsent(state));
  const ids = [before, after, ...waiting].flatMap(({ beauticianId }) => beauticianId ?? []);
  return mergeMessageChanges(...[...new Set(ids)].map((id) => planFor(id, change)));
};
