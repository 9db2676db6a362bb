import type {
  BeauticianMessageKind,
  CustomerMessageKind,
  RecipientMessageKind,
} from './message-kinds.ts';
import type { DropReason } from './message-states.ts';
import type { ReminderVisitTime, SendWindow } from './reminders.ts';

export type MessageFacts = {
  /** The time that the recipient knew, as `formatVisitTime` writes it. */
  before?: string;
  minutes?: number;
  /** A document that staff send: `bill BILL/26-27/00042`. */
  document?: { _id: number; name: string };
  /** The day by which a complaint is answered. */
  dueOn?: string;
  /** What was done about a complaint. */
  outcome?: string;
  /** What the salon wrote to the customer when it closed a complaint. */
  reply?: string;
  /** Hash of the address and contact that the beautician knew. */
  place?: string;
};

export const formatVisitTime = ({ day, startMinute }: ReminderVisitTime): string =>
  `${day} ${startMinute}`;

export const parseVisitTime = (written: string): ReminderVisitTime => {
  const [day = '', minute] = written.split(' ');
  return { day, startMinute: Number(minute) };
};

export type NewMessage = SendWindow & {
  kind: CustomerMessageKind | RecipientMessageKind | BeauticianMessageKind;
  occasion: string;
  facts: MessageFacts;
  /** Of a message to a beautician. */
  beauticianId?: number;
};
export type DroppedMessage = { id: string; reason: DropReason };
export type RescheduledMessage = SendWindow & { id: string; occasion: string };
export type MessageChanges = {
  add: NewMessage[];
  drop: DroppedMessage[];
  move: RescheduledMessage[];
};

export const toDroppedMessages = (
  messages: readonly { id: string }[],
  reason: DropReason,
): DroppedMessage[] => messages.map(({ id }) => ({ id, reason }));

export const mergeMessageChanges = (...all: MessageChanges[]): MessageChanges => {
  const drop = new Map(all.flatMap((one) => one.drop).map((dropped) => [dropped.id, dropped]));
  return {
    add: all.flatMap((one) => one.add),
    drop: [...drop.values()],
    move: all.flatMap((one) => one.move).filter(({ id }) => !drop.has(id)),
  };
};
