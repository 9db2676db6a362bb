import { instantOfIndiaTime } from '../kit/dates.ts';
import { isCancelled, isConfirmed, isInProgress, isOpenStatus } from '../orders/status.ts';
import {
  type DroppedMessage,
  formatVisitTime,
  type MessageChanges,
  type MessageFacts,
  mergeMessageChanges,
  type NewMessage,
  toDroppedMessages,
} from './message-changes.ts';
import {
  type CustomerMessageKind,
  isAboutComplaint,
  isForBeautician,
  isReminder,
  type MessageKind,
  recipientMessageKinds,
  reminderKinds,
} from './message-kinds.ts';
import { messageOccasionOf } from './message-occasion.ts';
import { isUnsent } from './message-states.ts';
import { earliestSendTime } from './quiet-hours.ts';
import { reminderWindow } from './reminders.ts';
import type { OutboxMessage, VisitEvent, VisitSnapshot } from './visit-event.ts';

const hourMs = 60 * 60_000;
const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs);
const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

/** Changes to visits longer ago are bookkeeping and not reported. */
const maxEventAgeHours = 48;
/** After this, knowing that the beautician is on the way is of no use. */
const urgentExpiryHours = 1;
const defaultExpiryHours = 24;

/** The payment, which the thank-you mentions, is often recorded after the visit is completed. */
const thankYouDelayHours = 10 / 60;

type Change = {
  before: VisitSnapshot;
  after: VisitSnapshot;
  event: VisitEvent;
  visitAt: Date;
  /** Includes dropped messages, so that their number only grows. */
  known: readonly OutboxMessage[];
  notDropped: readonly OutboxMessage[];
  unsent: readonly OutboxMessage[];
  /** See `messageOccasionOf`. */
  round: number;
};

const onTheWayKinds = ['on-the-way', 'recipient-on-the-way'] as const;
const underWayKinds: readonly MessageKind[] = [...onTheWayKinds, 'late'];

const isOf = (kinds: readonly MessageKind[]) => (message: OutboxMessage) =>
  kinds.includes(message.kind);

const occasionAt = ({ after, round }: Change): string => messageOccasionOf(after, round);

/** Unique, because dropped messages count too. */
const nextOccasion = (change: Change, kind: CustomerMessageKind): string =>
  `${occasionAt(change)} ${change.known.filter(isOf([kind])).length}`;

const cancellationKinds = ['cancelled', 'released'] as const;

/** Counts up to the last cancellation that was sent, so that a round never repeats. */
const countCancellations = (known: readonly OutboxMessage[]): number =>
  known
    .filter(isOf(cancellationKinds))
    .findLastIndex(({ state }) => state !== 'dropped' && !isUnsent(state)) + 1;

const eventMessage = (
  { event: { at }, visitAt }: Change,
  kind: CustomerMessageKind,
  occasion: string,
  facts: MessageFacts = {},
): NewMessage => {
  const earliest = kind === 'done' ? later(at, thankYouDelayHours) : at;
  const due = earliestSendTime(kind, earliest, visitAt);
  return { kind, occasion, due, until: later(laterOf(due, visitAt), defaultExpiryHours), facts };
};

const isConfirmedVisit = ({ status }: VisitSnapshot): boolean => isConfirmed(status);
const isMoved = ({ before, after }: Change): boolean =>
  before.day !== after.day || before.startMinute !== after.startMinute;

const isKnown = ({ notDropped }: Change, kind: MessageKind, occasion: string): boolean =>
  notDropped.some((message) => message.kind === kind && message.occasion === occasion);

const isRecentEnough = ({ visitAt, event: { at } }: Change): boolean =>
  Math.abs(at.getTime() - visitAt.getTime()) <= maxEventAgeHours * hourMs || at < visitAt;

const afterCancelling = (change: Change): MessageChanges => {
  const kind = change.event.isReleased ? 'released' : 'cancelled';
  return {
    add: isRecentEnough(change) ? [eventMessage(change, kind, nextOccasion(change, kind))] : [],
    drop: toDroppedMessages(change.unsent, 'CANCELLED'),
    move: [],
  };
};

/** Once per order, because it contains the review link. */
const afterCompleting = (change: Change): MessageChanges => ({
  add:
    isRecentEnough(change) && !isKnown(change, 'done', 'done')
      ? [eventMessage(change, 'done', 'done')]
      : [],
  drop: toDroppedMessages(
    change.unsent.filter(({ kind }) => kind !== 'done'),
    'OVER',
  ),
  move: [],
});

/** Existing reminders move with the visit. */
const reminders = (change: Change): MessageChanges => {
  const { after, unsent, event } = change;
  const occasion = occasionAt(change);
  const changes: MessageChanges = { add: [], drop: [], move: [] };
  for (const kind of reminderKinds) {
    const ofKind = unsent.filter(isOf([kind]));
    if (!isConfirmedVisit(after)) {
      changes.drop.push(...toDroppedMessages(ofKind, 'UNCONFIRMED'));
      continue;
    }
    // There can be several, because staff can restore a skipped reminder of an earlier time.
    const ofOtherTimes = ofKind.filter((message) => message.occasion !== occasion);
    const [first, ...others] = ofOtherTimes;
    const window = reminderWindow(kind, after, event.at);
    if (isKnown(change, kind, occasion)) {
      changes.drop.push(...toDroppedMessages(ofOtherTimes, 'REPLACED'));
    } else if (!window) {
      changes.drop.push(...toDroppedMessages(ofOtherTimes, 'QUIET'));
    } else if (first) {
      changes.move.push({ id: first.id, occasion, ...window });
      changes.drop.push(...toDroppedMessages(others, 'REPLACED'));
    } else {
      changes.add.push({ kind, occasion, ...window, facts: {} });
    }
  }
  return changes;
};

const announcesBeautician = isOf(['confirmed', 'moved', 'assigned']);

/** Not if another message already names or has named the beautician. */
const mustAnnounceBeautician = (
  { before, after, notDropped, unsent }: Change,
  told: NewMessage[],
): boolean => {
  if (after.beautician === null || before.beautician === after.beautician) return false;
  if (told.length > 0 || unsent.some(announcesBeautician)) return false;
  return notDropped.filter(announcesBeautician).at(-1)?.beautician !== after.beautician;
};

const planVisitMessages = (change: Change): MessageChanges => {
  const { before, after, unsent, visitAt, event } = change;
  const add: NewMessage[] = [];
  const drop: DroppedMessage[] = [];
  if (!isConfirmedVisit(after) && isConfirmedVisit(before)) {
    drop.push(...toDroppedMessages(unsent.filter(isOf(['confirmed'])), 'UNCONFIRMED'));
  }
  if (after.beautician === null) {
    drop.push(...toDroppedMessages(unsent.filter(isOf(['assigned'])), 'REPLACED'));
  }
  if (before.beautician !== after.beautician) {
    drop.push(...toDroppedMessages(unsent.filter(isOf(underWayKinds)), 'REPLACED'));
  }
  if (!after.hasRecipientPhone) {
    drop.push(...toDroppedMessages(unsent.filter(isOf(recipientMessageKinds)), 'REPLACED'));
  }
  if (!isOpenStatus(before.status)) {
    drop.push(
      ...toDroppedMessages(unsent.filter(isOf([...cancellationKinds, 'done'])), 'REPLACED'),
    );
  }
  if (visitAt <= event.at) return { add, drop, move: [] };
  const isReconfirmed =
    isConfirmedVisit(after) && !isConfirmedVisit(before) && !isInProgress(before.status);
  if (isReconfirmed && !isKnown(change, 'confirmed', occasionAt(change))) {
    drop.push(
      ...toDroppedMessages(unsent.filter(isOf(['assigned', 'services-changed'])), 'REPLACED'),
    );
    add.push(eventMessage(change, 'confirmed', occasionAt(change)));
  } else if (isMoved(change)) {
    const obsolete = unsent.filter(isOf(['moved', 'assigned', ...underWayKinds]));
    drop.push(...toDroppedMessages(obsolete, 'REPLACED'));
    // An unsent confirmation will contain the new time.
    if (!unsent.some(isOf(['confirmed']))) {
      const facts = { before: formatVisitTime(before) };
      add.push(eventMessage(change, 'moved', nextOccasion(change, 'moved'), facts));
    }
  }
  if (mustAnnounceBeautician(change, add)) {
    add.push(eventMessage(change, 'assigned', nextOccasion(change, 'assigned')));
  }
  return { add, drop, move: [] };
};

const planServiceMessages = (change: Change): MessageChanges => {
  const { unsent, event } = change;
  if (!event.servicesChanged) return mergeMessageChanges();
  // An unsent confirmation will contain the new services.
  const isAnnounced = isRecentEnough(change) && !unsent.some(isOf(['confirmed']));
  const occasion = nextOccasion(change, 'services-changed');
  return {
    add: isAnnounced ? [eventMessage(change, 'services-changed', occasion)] : [],
    drop: toDroppedMessages(unsent.filter(isOf(['services-changed'])), 'REPLACED'),
    move: [],
  };
};

/** Sent at once: it answers what the customer or the desk has just done. */
const planAdvanceMessages = (change: Change): MessageChanges => {
  const { unsent, event } = change;
  const { at, advance } = event;
  if (advance && !advance.isNew) return mergeMessageChanges();
  const occasion = nextOccasion(change, 'advance-due');
  return {
    add: advance
      ? [{ kind: 'advance-due', occasion, due: at, until: advance.until, facts: {} }]
      : [],
    drop: toDroppedMessages(unsent.filter(isOf(['advance-due'])), 'REPLACED'),
    move: [],
  };
};

const planVisitDayMessages = (change: Change): MessageChanges => {
  const { unsent, event } = change;
  const { at, press, lateMinutes } = event;
  const window = { due: at, until: later(at, urgentExpiryHours) };
  const occasion = occasionAt(change);
  if (lateMinutes !== undefined) {
    const late = { kind: 'late', occasion: nextOccasion(change, 'late'), ...window } as const;
    return {
      add: [{ ...late, facts: { minutes: lateMinutes } }],
      drop: toDroppedMessages(unsent.filter(isOf(['late'])), 'REPLACED'),
      move: [],
    };
  }
  if (press === 'on-the-way') {
    const kinds = change.after.hasRecipientPhone ? onTheWayKinds : ([press] as const);
    const untold = kinds.filter((kind) => !isKnown(change, kind, occasion));
    return {
      add: untold.map((kind) => ({ kind, occasion, ...window, facts: {} })),
      drop: [],
      move: [],
    };
  }
  const hasArrived = press === 'arrived' || press === 'start';
  const isObsolete = ({ kind }: OutboxMessage) => underWayKinds.includes(kind) || isReminder(kind);
  return {
    add: [],
    drop: hasArrived ? toDroppedMessages(unsent.filter(isObsolete), 'OVER') : [],
    move: [],
  };
};

/** The caller must have locked the order. */
export const planCustomerMessages = (
  before: VisitSnapshot,
  after: VisitSnapshot,
  messages: readonly OutboxMessage[],
  event: VisitEvent,
): MessageChanges => {
  const known = messages.filter(({ kind }) => !isForBeautician(kind) && !isAboutComplaint(kind));
  const notDropped = known.filter(({ state }) => state !== 'dropped');
  const change: Change = {
    before,
    after,
    event,
    visitAt: instantOfIndiaTime(after.day, after.startMinute),
    known,
    notDropped,
    unsent: notDropped.filter(({ state }) => isUnsent(state)),
    round: countCancellations(known),
  };
  if (isCancelled(after.status)) {
    return isCancelled(before.status) ? mergeMessageChanges() : afterCancelling(change);
  }
  if (!isOpenStatus(after.status)) {
    return before.status === after.status ? mergeMessageChanges() : afterCompleting(change);
  }
  return mergeMessageChanges(
    planVisitMessages(change),
    planServiceMessages(change),
    planAdvanceMessages(change),
    planVisitDayMessages(change),
    reminders(change),
  );
};
