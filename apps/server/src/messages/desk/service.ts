import { cursorAt, type Place } from '@haldi/contract/kit/cursor';
import type {
  ChannelFacts,
  MessageList,
  MessagePage,
  StaffMessage,
  ToldByHand,
} from '@haldi/contract/messages/desk/schema';
import { toldByStatus } from '@haldi/contract/messages/kinds';
import { isStillTrue } from '@haldi/contract/messages/sending';
import type { MessageState } from '@haldi/contract/messages/states';
import { namesOf } from '../../accounts/service.ts';
import { violatedUnique } from '../../platform/database/constraint.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type Composed, compose, composeAll } from '../compose.ts';
import { type Messages, messagesTopic } from '../context.ts';
import type { MessageRow } from '../outbox/store.ts';
import {
  countByState,
  countStaffBrowsers,
  listAbout,
  listMessages,
  lockMessage,
  lockToSend,
  updateMessage,
} from './store.ts';

const usualLimit = 50;

const toStaffMessage = (
  { row, to, text, order }: Composed,
  names: ReadonlyMap<string, string>,
): StaffMessage => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  channel: row.channel,
  to,
  text: row.text ?? text,
  order: order ? { _id: order._id, orderId: order.orderId } : null,
  dueAt: row.dueAt.toISOString(),
  attempts: row.attempts,
  problem: row.problem,
  dropReason: row.dropReason,
  sentAt: row.sentAt?.toISOString() ?? null,
  sentBy: row.sentBy === null ? null : (names.get(row.sentBy) ?? null),
  delivery: row.delivery,
});

const toStaffMessages = async (
  messages: Messages,
  db: Db,
  rows: readonly MessageRow[],
): Promise<StaffMessage[]> => {
  const composed = await composeAll(messages, db, rows);
  const names = await namesOf(
    db,
    rows.flatMap(({ sentBy }) => sentBy ?? []),
  );
  return composed.map((one) => toStaffMessage(one, names));
};

const placeOf = (list: MessageList, { id, sentAt, dueAt }: MessageRow): Place => ({
  createdAt: ((list === 'sent' ? sentAt : null) ?? dueAt).toISOString(),
  id,
});

const readCounts = async (db: Db): Promise<MessagePage['counts']> => {
  const counted = new Map((await countByState(db)).map(({ state, messages }) => [state, messages]));
  const of = (...states: MessageState[]) =>
    states.reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
  return { toSend: of('to-send'), planned: of('planned'), failed: of('failed', 'unsure') };
};

type Part = { list: MessageList; cursor?: Place | undefined; limit?: number | undefined };

export const readList = async (
  messages: Messages,
  { list, cursor, limit = usualLimit }: Part,
): Promise<MessagePage> => {
  const { db } = messages;
  // One more than asked for tells whether there is a next page.
  const found = await listMessages(db, list, cursor, limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    messages: await toStaffMessages(messages, db, rows),
    next: last ? cursorAt(placeOf(list, last)) : null,
    counts: await readCounts(db),
  };
};

export const readAbout = async (messages: Messages, orderId: string): Promise<StaffMessage[]> =>
  toStaffMessages(messages, messages.db, await listAbout(messages.db, orderId));

/** How many wait for a person. */
export const countWaiting = async (db: Db): Promise<number> => {
  const { toSend, failed } = await readCounts(db);
  return toSend + failed;
};

/** Which ways there are to reach somebody. */
export const readChannelFacts = async ({ db, channels }: Messages): Promise<ChannelFacts> => ({
  email: channels.some(({ channel }) => channel === 'email'),
  whatsapp: channels.some(({ channel }) => channel === 'whatsapp'),
  staffDevices: await countStaffBrowsers(db),
});

const changed = (message = 'This message has come further in the meantime.'): AppError =>
  new AppError('MESSAGE_CHANGED', message);

type Deciding = { tx: Db; row: MessageRow; composed: Composed; now: Date };

/** Staff decide about one message; whoever comes second finds it decided. */
const decide = async (
  messages: Messages,
  id: string,
  from: readonly MessageState[],
  change: (deciding: Deciding) => Promise<Partial<MessageRow>> | Partial<MessageRow>,
): Promise<StaffMessage> => {
  const { db, live, clock } = messages;
  const decided = await db.transaction(async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row) throw new AppError('NOT_FOUND', 'There is no such message.');
    if (!from.includes(row.state)) throw changed();
    const composed = await compose(messages, tx, row);
    const changes = await change({ tx, row, composed, now: clock() });
    await updateMessage(tx, id, changes).catch((error: unknown) => {
      throw violatedUnique(error) === 'outbox_once' ? changed() : error;
    });
    const [after] = await toStaffMessages(messages, tx, [{ ...row, ...changes }]);
    if (!after) throw new Error(`message ${id} is gone`);
    return after;
  });
  live.publish(messagesTopic);
  return decided;
};

const refuseIfOver = ({ row, composed, now }: Deciding): void => {
  if (now >= row.until) throw changed('It is too late for this message.');
  if (!isStillTrue(row.kind, composed.order?.status)) {
    throw changed('The order has changed: this message would be wrong now.');
  }
};

/** The chat was opened, or it is known to have arrived. */
export const markSent = (
  messages: Messages,
  by: Pick<Identity, 'userId'>,
  id: string,
): Promise<StaffMessage> =>
  decide(messages, id, ['to-send', 'failed', 'unsure'], ({ row, composed, now }) => ({
    state: 'sent',
    sentAt: now,
    sentBy: by.userId,
    ...(row.state === 'unsure' ? {} : { channel: 'by-hand' as const, text: composed.text }),
  }));

/** Staff told her in a chat of their own how the order stands: the latest was sent with that. */
export const markTold = async (
  { db, live, clock }: Messages,
  by: Identity,
  orderId: string,
  { text }: ToldByHand,
): Promise<void> => {
  const marked = await db.transaction(async (tx) => {
    const [latest, ...others] = await lockToSend(tx, orderId, toldByStatus);
    if (!latest) return false;
    await updateMessage(tx, latest.id, {
      ...{ state: 'sent', channel: 'by-hand', text, sentAt: clock(), sentBy: by.userId },
    });
    for (const { id } of others) {
      await updateMessage(tx, id, { state: 'dropped', dropReason: 'REPLACED' });
    }
    return true;
  });
  if (marked) live.publish(messagesTopic);
};

/** It was not sent after all, or it is to be sent all the same. */
export const putBack = (messages: Messages, id: string): Promise<StaffMessage> =>
  decide(messages, id, ['sent', 'dropped'], (deciding) => {
    const { row, now } = deciding;
    if (row.state === 'sent' && row.channel !== 'by-hand') throw changed();
    if (row.state === 'dropped' && row.dropReason !== 'LEFT') throw changed();
    refuseIfOver(deciding);
    const isPlanned = row.state === 'dropped' && row.dueAt > now;
    return {
      state: isPlanned ? 'planned' : 'to-send',
      channel: isPlanned ? null : 'by-hand',
      ...{ dropReason: null, text: null, sentAt: null, sentBy: null },
    };
  });

export const sendAgain = (messages: Messages, id: string): Promise<StaffMessage> =>
  decide(messages, id, ['failed', 'unsure'], (deciding) => {
    refuseIfOver(deciding);
    return { state: 'planned', dueAt: deciding.now, attempts: 0, channel: null, text: null };
  });

export const leaveOut = (messages: Messages, id: string): Promise<StaffMessage> =>
  decide(messages, id, ['planned', 'to-send', 'failed', 'unsure'], () => ({
    state: 'dropped',
    dropReason: 'LEFT',
  }));
