import { addDays, formatDay, indiaInstant, indiaMinuteOfDay } from '@haldi/contract/kit/dates';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import { isForSalon, type MessageKind } from '@haldi/contract/messages/message-kinds';
import type { MessageState } from '@haldi/contract/messages/message-states';

export type ExpectedOrderState = {
  at: Date;
  status: string;
  day: string;
  startMinute: number;
  by: 'customer' | 'salon';
};
export type OrderStory = {
  id: string;
  standings: ExpectedOrderState[];
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

type Told = SentMail & Pick<OutboxRow, 'kind' | 'state' | 'dueAt'>;

const standingAt = ({ standings }: OrderStory, at: Date): ExpectedOrderState | undefined =>
  standings.filter((one) => one.at < at).at(-1);

const isQuiet = (at: Date): boolean =>
  indiaMinuteOfDay(at) < 8 * 60 || indiaMinuteOfDay(at) >= 21 * 60;
const nights: readonly MessageKind[] = ['on-the-way', 'late', 'cannot-go', 'help', 'wrong-codes'];

const remindersOf = (story: OrderStory): string[] => {
  const times = new Set(story.standings.map(({ day, startMinute }) => `${day} ${startMinute}`));
  return [...times].flatMap((time) => {
    const [day = '', start] = time.split(' ');
    const startMinute = Number(start);
    const moments: [string, Date][] = [
      ['evening-before', indiaInstant(addDays(day, -1), 19 * 60)],
      ['two-hours-before', indiaInstant(day, startMinute - 120)],
    ];
    return moments.flatMap(([kind, at]) => {
      const standing = standingAt(story, at);
      const isDue =
        standing?.status === 'confirmed' &&
        standing.day === day &&
        standing.startMinute === startMinute &&
        !isQuiet(at) &&
        !(story.optedOutAt && story.optedOutAt <= at);
      return isDue ? [`${kind} at ${at.toISOString()}`] : [];
    });
  });
};

const counted = (all: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

const problemsOf = (
  story: OrderStory,
  told: readonly Told[],
  /** Messages in the state `unsure`: possibly sent, and shown to staff. */
  unsure: readonly OutboxRow[],
  ended: Date,
): string[] => {
  const problems: string[] = [];
  const isReminder = ({ kind }: Told) => kind === 'evening-before' || kind === 'two-hours-before';
  const expected = remindersOf(story);
  const came = told
    .filter(isReminder)
    .map(({ kind, dueAt }) => `${kind} at ${dueAt.toISOString()}`);
  const doubted = unsure.map(({ kind, dueAt }) => `${kind} at ${dueAt.toISOString()}`);
  const lost = expected.filter((one) => !came.includes(one) && !doubted.includes(one));
  const extra = came.filter((one) => !expected.includes(one));
  if (lost.length > 0) problems.push(`never came: ${lost.join(', ')}`);
  if (extra.length > 0) problems.push(`came for nothing: ${extra.join(', ')}`);
  for (const { at, kind, dueAt, state } of told) {
    // Messages of one order are sent in sequence. What a killed instance was sending becomes
    // `unsure` after three minutes, and then the next one is sent.
    const graceMs = (unsure.length > 0 ? 4 : 1) * 60_000;
    if (state !== 'unsure' && at.getTime() - dueAt.getTime() > graceMs)
      problems.push(`${kind} came late, at ${at.toISOString()}`);
    const standing = standingAt(story, new Date(at.getTime() + 1));
    const isCancelled = standing?.status === 'cancelled';
    if (isCancelled !== (kind === 'cancelled')) {
      problems.push(`${kind} of an order that was ${standing?.status}`);
    }
    if (story.optedOutAt && at > story.optedOutAt) problems.push(`${kind} after opting out`);
  }
  const last = story.standings.at(-1);
  const says = told.findLast(({ kind }) => ['confirmed', 'moved', 'cancelled'].includes(kind));
  const isLongOver = last && ended.getTime() - last.at.getTime() > 24 * 60 * 60_000;
  if (!last || !isLongOver || story.optedOutAt || unsure.length > 0) return problems;
  if (last.status === 'cancelled' && says?.kind !== 'cancelled') {
    problems.push('was not told that it is cancelled');
  }
  const visit = `${formatDay(last.day)}, ${timeOfDay(last.startMinute)}`;
  if (
    says &&
    says.kind !== 'cancelled' &&
    last.status !== 'cancelled' &&
    !says.text.includes(visit)
  ) {
    problems.push(`was told last "${says.text}", but it is ${visit}`);
  }
  return problems;
};

const newsOf = ({ id }: OrderStory, rows: readonly OutboxRow[]): OutboxRow | undefined =>
  rows.find(({ orderId, kind }) => orderId === id && kind === 'new-order');

const missingMessageReason = (story: OrderStory, rows: readonly OutboxRow[]): string => {
  const news = newsOf(story, rows);
  const standings = story.standings.map(({ at, status }) => `${status} ${at.toISOString()}`);
  return `: ${news?.state} ${news?.dropReason}, due ${news?.dueAt.toISOString()}; ${standings.join(', ')}`;
};

/** Placed and cancelled in the same night: the salon only hears of the cancellation. */
const isOverByMorning = (story: OrderStory, rows: readonly OutboxRow[]): boolean => {
  const news = newsOf(story, rows);
  if (news?.state !== 'dropped' || news.dropReason !== 'CANCELLED') return false;
  // Also true when the salon confirms the order again later.
  return story.standings.some(({ status, at }) => status === 'cancelled' && at <= news.dueAt);
};

export const findMonthProblems = (
  stories: readonly OrderStory[],
  mails: readonly SentMail[],
  rows: readonly OutboxRow[],
  ended: Date,
): string[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const problems: string[] = [];
  for (const [id, times] of counted(mails.map((mail) => mail.id))) {
    const row = byId.get(id);
    if (!row) problems.push(`mail ${id} stands in no outbox`);
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
    if (kind && isQuiet(at) && !nights.includes(kind)) problems.push(`${kind} came in the night`);
  }
  for (const story of stories) {
    const told = mails.flatMap((mail): Told[] => {
      const row = byId.get(mail.id);
      return row?.orderId === story.id
        ? [{ ...mail, kind: row.kind, state: row.state, dueAt: row.dueAt }]
        : [];
    });
    const toHer = told.filter(({ kind }) => !isForSalon(kind));
    const unsure = rows.filter(({ orderId, state }) => orderId === story.id && state === 'unsure');
    problems.push(...problemsOf(story, toHer, unsure, ended).map((one) => `${story.id}: ${one}`));
    const orders = told.filter(({ kind }) => kind === 'new-order').length;
    const isDoubted = unsure.some(({ kind }) => kind === 'new-order');
    if (orders !== 1 && !isDoubted && !isOverByMorning(story, rows))
      problems.push(
        `${story.id}: the salon was told ${orders} times of it${missingMessageReason(story, rows)}`,
      );
  }
  return problems;
};
