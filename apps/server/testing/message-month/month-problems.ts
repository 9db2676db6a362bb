import {
  addDays,
  formatDay,
  indiaMinuteOfDay,
  instantOfIndiaTime,
} from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { isForSalon, type MessageKind } from '@haldi/contract/messages/message-kinds';
import type { MessageState } from '@haldi/contract/messages/message-states';

export type ExpectedOrderState = {
  at: Date;
  status: string;
  day: string;
  startMinute: number;
  by: 'customer' | 'salon';
};
export type ExpectedOrder = {
  id: string;
  states: ExpectedOrderState[];
  optedOutAt: Date | undefined;
};
export type SentMail = { id: string; at: Date; text: string };
export type OutboxRow = {
  id: string;
  kind: MessageKind;
  orderId: string;
  state: MessageState;
  dropReason: string | null;
  dueAt: Date;
};

type ReceivedMessage = SentMail & Pick<OutboxRow, 'kind' | 'state' | 'dueAt'>;

const stateAt = ({ states }: ExpectedOrder, at: Date): ExpectedOrderState | undefined =>
  states.filter((one) => one.at < at).at(-1);

const isQuiet = (at: Date): boolean =>
  indiaMinuteOfDay(at) < 8 * 60 || indiaMinuteOfDay(at) >= 21 * 60;
const nightKinds: readonly MessageKind[] = [
  'on-the-way',
  'late',
  'cannot-go',
  'help',
  'wrong-codes',
];

const expectedReminders = (story: ExpectedOrder): string[] => {
  const times = new Set(story.states.map(({ day, startMinute }) => `${day} ${startMinute}`));
  return [...times].flatMap((time) => {
    const [day = '', start] = time.split(' ');
    const startMinute = Number(start);
    const moments: [string, Date][] = [
      ['evening-before', instantOfIndiaTime(addDays(day, -1), 19 * 60)],
      ['two-hours-before', instantOfIndiaTime(day, startMinute - 120)],
    ];
    return moments.flatMap(([kind, at]) => {
      const state = stateAt(story, at);
      const isDue =
        state?.status === 'confirmed' &&
        state.day === day &&
        state.startMinute === startMinute &&
        !isQuiet(at) &&
        !(story.optedOutAt && story.optedOutAt <= at);
      return isDue ? [`${kind} at ${at.toISOString()}`] : [];
    });
  });
};

const countOccurrences = (all: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

const findOrderProblems = (
  story: ExpectedOrder,
  received: readonly ReceivedMessage[],
  /** Messages in the state `unsure`: possibly sent, and shown to staff. */
  unsure: readonly OutboxRow[],
  ended: Date,
): string[] => {
  const problems: string[] = [];
  const isReminder = ({ kind }: ReceivedMessage) =>
    kind === 'evening-before' || kind === 'two-hours-before';
  const expected = expectedReminders(story);
  const receivedReminders = received
    .filter(isReminder)
    .map(({ kind, dueAt }) => `${kind} at ${dueAt.toISOString()}`);
  const unsureReminders = unsure.map(({ kind, dueAt }) => `${kind} at ${dueAt.toISOString()}`);
  const lost = expected.filter(
    (one) => !receivedReminders.includes(one) && !unsureReminders.includes(one),
  );
  const extra = receivedReminders.filter((one) => !expected.includes(one));
  if (lost.length > 0) problems.push(`never came: ${lost.join(', ')}`);
  if (extra.length > 0) problems.push(`came for nothing: ${extra.join(', ')}`);
  for (const { at, kind, dueAt, state } of received) {
    // Messages of one order are sent in sequence. What a killed instance was sending becomes
    // `unsure` after three minutes, and then the next one is sent.
    const graceMs = (unsure.length > 0 ? 4 : 1) * 60_000;
    if (state !== 'unsure' && at.getTime() - dueAt.getTime() > graceMs)
      problems.push(`${kind} came late, at ${at.toISOString()}`);
    const stateThen = stateAt(story, new Date(at.getTime() + 1));
    const isCancelled = stateThen?.status === 'cancelled';
    if (isCancelled !== (kind === 'cancelled')) {
      problems.push(`${kind} of an order that was ${stateThen?.status}`);
    }
    if (story.optedOutAt && at > story.optedOutAt) problems.push(`${kind} after opting out`);
  }
  const last = story.states.at(-1);
  const lastMessage = received.findLast(({ kind }) =>
    ['confirmed', 'moved', 'cancelled'].includes(kind),
  );
  const isLongOver = last && ended.getTime() - last.at.getTime() > 24 * 60 * 60_000;
  if (!last || !isLongOver || story.optedOutAt || unsure.length > 0) return problems;
  if (last.status === 'cancelled' && lastMessage?.kind !== 'cancelled') {
    problems.push('was not told that it is cancelled');
  }
  const visit = `${formatDay(last.day)}, ${formatTimeOfDay(last.startMinute)}`;
  if (
    lastMessage &&
    lastMessage.kind !== 'cancelled' &&
    last.status !== 'cancelled' &&
    !lastMessage.text.includes(visit)
  ) {
    problems.push(`was told last "${lastMessage.text}", but it is ${visit}`);
  }
  return problems;
};

const findNewOrderMessage = (
  { id }: ExpectedOrder,
  rows: readonly OutboxRow[],
): OutboxRow | undefined =>
  rows.find(({ orderId, kind }) => orderId === id && kind === 'new-order');

const missingMessageReason = (story: ExpectedOrder, rows: readonly OutboxRow[]): string => {
  const news = findNewOrderMessage(story, rows);
  const standings = story.states.map(({ at, status }) => `${status} ${at.toISOString()}`);
  return `: ${news?.state} ${news?.dropReason}, due ${news?.dueAt.toISOString()}; ${standings.join(', ')}`;
};

/** Placed and cancelled in the same night: the salon only hears of the cancellation. */
const isCancelledBeforeSent = (story: ExpectedOrder, rows: readonly OutboxRow[]): boolean => {
  const news = findNewOrderMessage(story, rows);
  if (news?.state !== 'dropped' || news.dropReason !== 'CANCELLED') return false;
  // Also true when the salon confirms the order again later.
  return story.states.some(({ status, at }) => status === 'cancelled' && at <= news.dueAt);
};

export const findMonthProblems = (
  stories: readonly ExpectedOrder[],
  mails: readonly SentMail[],
  rows: readonly OutboxRow[],
  ended: Date,
): string[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const problems: string[] = [];
  for (const [id, times] of countOccurrences(mails.map((mail) => mail.id))) {
    const row = byId.get(id);
    if (!row) problems.push(`mail ${id} is not in the outbox`);
    if (times > 1) problems.push(`${row?.kind} ${id} came ${times} times`);
  }
  const arrived = new Set(mails.map(({ id }) => id));
  for (const { id, kind, state, dueAt } of rows) {
    if (state === 'sent' && !arrived.has(id)) problems.push(`${kind} ${id} was lost`);
    if (arrived.has(id) && state !== 'sent' && state !== 'unsure') {
      problems.push(`${kind} ${id} came and is ${state}`);
    }
    if (state === 'sending' || (state === 'planned' && dueAt <= ended)) {
      problems.push(`${kind} ${id} is still ${state}`);
    }
    if (state === 'failed') problems.push(`${kind} ${id} failed`);
  }
  for (const { id, at } of mails) {
    const kind = byId.get(id)?.kind;
    if (kind && isQuiet(at) && !nightKinds.includes(kind))
      problems.push(`${kind} came in the night`);
  }
  for (const story of stories) {
    const received = mails.flatMap((mail): ReceivedMessage[] => {
      const row = byId.get(mail.id);
      return row?.orderId === story.id
        ? [{ ...mail, kind: row.kind, state: row.state, dueAt: row.dueAt }]
        : [];
    });
    const toCustomer = received.filter(({ kind }) => !isForSalon(kind));
    const unsure = rows.filter(({ orderId, state }) => orderId === story.id && state === 'unsure');
    problems.push(
      ...findOrderProblems(story, toCustomer, unsure, ended).map((one) => `${story.id}: ${one}`),
    );
    const orders = received.filter(({ kind }) => kind === 'new-order').length;
    const isDoubted = unsure.some(({ kind }) => kind === 'new-order');
    if (orders !== 1 && !isDoubted && !isCancelledBeforeSent(story, rows))
      problems.push(
        `${story.id}: the salon was told ${orders} times of it${missingMessageReason(story, rows)}`,
      );
  }
  return problems;
};
