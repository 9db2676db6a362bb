import { type CursorPosition, encodeCursor } from '@haldi/contract/kit/cursor';
import { isStillRelevant } from '@haldi/contract/messages/decide-sending';
import type {
  ChannelStatus,
  ManualMessage,
  MessageListName,
  MessagePage,
  StaffMessage,
} from '@haldi/contract/messages/desk/schema';
import { kindsCoveredByStatusUpdate } from '@haldi/contract/messages/message-kinds';
import type { MessageState } from '@haldi/contract/messages/message-states';
import { readUsernames } from '../../accounts/service.ts';
import { violatedUniqueConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { type ComposedMessage, composeMessage, composeMessages } from '../compose-message.ts';
import { type MessagesContext, messagesTopic } from '../context.ts';
import type { MessageRow } from '../outbox/store.ts';
import {
  countMessagesByState,
  countStaffPushBrowsers,
  listMessages,
  listMessagesOfOrder,
  lockManualMessagesOfOrder,
  lockMessage,
  updateMessage,
} from './store.ts';

const defaultLimit = 50;

const toStaffMessage = (
  { row, to, text, order }: ComposedMessage,
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
  tried: row.tried,
  problem: row.problem,
  dropReason: row.dropReason,
  sentAt: row.sentAt?.toISOString() ?? null,
  sentBy: row.sentBy === null ? null : (names.get(row.sentBy) ?? null),
  delivery: row.delivery,
});

const toStaffMessages = async (
  messages: MessagesContext,
  db: Db,
  rows: readonly MessageRow[],
): Promise<StaffMessage[]> => {
  const composed = await composeMessages(messages, db, rows);
  const names = await readUsernames(
    db,
    rows.flatMap(({ sentBy }) => sentBy ?? []),
  );
  return composed.map((one) => toStaffMessage(one, names));
};

const cursorPositionOf = (
  list: MessageListName,
  { id, sentAt, dueAt }: MessageRow,
): CursorPosition => ({
  createdAt: ((list === 'sent' ? sentAt : null) ?? dueAt).toISOString(),
  id,
});

const readCounts = async (db: Db): Promise<MessagePage['counts']> => {
  const countsByState = new Map(
    (await countMessagesByState(db)).map(({ state, messages }) => [state, messages]),
  );
  const of = (...states: MessageState[]) =>
    states.reduce((sum, state) => sum + (countsByState.get(state) ?? 0), 0);
  return { toSend: of('to-send'), planned: of('planned'), failed: of('failed', 'unsure') };
};

type Part = {
  list: MessageListName;
  cursor?: CursorPosition | undefined;
  limit?: number | undefined;
};

export const readMessagePage = async (
  messages: MessagesContext,
  { list, cursor, limit = defaultLimit }: Part,
): Promise<MessagePage> => {
  const { db } = messages;
  // Reads one more to know whether there is a next page.
  const found = await listMessages(db, list, cursor, limit + 1);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    messages: await toStaffMessages(messages, db, rows),
    next: last ? encodeCursor(cursorPositionOf(list, last)) : null,
    counts: await readCounts(db),
  };
};

export const readMessagesOfOrder = async (
  messages: MessagesContext,
  orderId: string,
): Promise<StaffMessage[]> =>
  toStaffMessages(messages, messages.db, await listMessagesOfOrder(messages.db, orderId));

export const countMessagesNeedingAction = async (db: Db): Promise<number> => {
  const { toSend, failed } = await readCounts(db);
  return toSend + failed;
};

export const readChannelStatus = async ({
  db,
  channels,
}: MessagesContext): Promise<ChannelStatus> => ({
  email: channels.some(({ channel }) => channel === 'email'),
  whatsapp: channels.some(({ channel }) => channel === 'whatsapp'),
  staffDevices: await countStaffPushBrowsers(db),
});

const changedError = (message = 'This message was changed while you were editing.'): AppError =>
  new AppError('MESSAGE_CHANGED', message);

type MessageChange = { tx: Db; row: MessageRow; composed: ComposedMessage; now: Date };

const changeMessage = async (
  messages: MessagesContext,
  id: string,
  from: readonly MessageState[],
  change: (change: MessageChange) => Promise<Partial<MessageRow>> | Partial<MessageRow>,
): Promise<StaffMessage> => {
  const { db, live, clock } = messages;
  const changedMessage = await db.transaction(async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row) throw new AppError('NOT_FOUND', 'This message was not found.');
    if (!from.includes(row.state)) throw changedError();
    const composed = await composeMessage(messages, tx, row);
    const changes = await change({ tx, row, composed, now: clock() });
    await updateMessage(tx, id, changes).catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === 'outbox_once' ? changedError() : error;
    });
    const [after] = await toStaffMessages(messages, tx, [{ ...row, ...changes }]);
    if (!after) throw new Error(`message ${id} was not found after its update`);
    return after;
  });
  live.publish(messagesTopic);
  return changedMessage;
};

const requireStillValid = ({ row, composed, now }: MessageChange): void => {
  if (now >= row.until) throw changedError('It is too late to send this message.');
  if (!isStillRelevant(row.kind, composed.order?.status, composed.isAssigned)) {
    throw changedError('The order has changed. This message is no longer correct.');
  }
};

export const markMessageSent = (
  messages: MessagesContext,
  by: Pick<Identity, 'userId'>,
  id: string,
): Promise<StaffMessage> =>
  changeMessage(messages, id, ['to-send', 'failed', 'unsure'], ({ row, composed, now }) => ({
    state: 'sent',
    sentAt: now,
    sentBy: by.userId,
    ...(row.state === 'unsure' ? {} : { channel: 'by-hand' as const, text: composed.text }),
  }));

/**
 * Staff messaged the customer in a chat of their own. The newest unsent message counts as sent with
 * that text.
 */
export const recordManualMessage = async (
  { db, live, clock }: MessagesContext,
  by: Identity,
  orderId: string,
  { text }: ManualMessage,
): Promise<void> => {
  const isMarked = await db.transaction(async (tx) => {
    const [latest, ...others] = await lockManualMessagesOfOrder(
      tx,
      orderId,
      kindsCoveredByStatusUpdate,
    );
    if (!latest) return false;
    await updateMessage(tx, latest.id, {
      ...{ state: 'sent', channel: 'by-hand', text, sentAt: clock(), sentBy: by.userId },
    });
    for (const { id } of others) {
      await updateMessage(tx, id, { state: 'dropped', dropReason: 'REPLACED' });
    }
    return true;
  });
  if (isMarked) live.publish(messagesTopic);
};

export const requeueMessage = (messages: MessagesContext, id: string): Promise<StaffMessage> =>
  changeMessage(messages, id, ['sent', 'dropped'], (change) => {
    const { row, composed, now } = change;
    if (row.state === 'sent' && row.channel !== 'by-hand') throw changedError();
    if (row.state === 'dropped' && row.dropReason !== 'LEFT') throw changedError();
    requireStillValid(change);
    const isPlanned = !composed.isManual || (row.state === 'dropped' && row.dueAt > now);
    return {
      state: isPlanned ? 'planned' : 'to-send',
      channel: isPlanned ? null : 'by-hand',
      ...{ dropReason: null, text: null, sentAt: null, sentBy: null },
    };
  });

export const retryMessage = (messages: MessagesContext, id: string): Promise<StaffMessage> =>
  changeMessage(messages, id, ['failed', 'unsure'], (change) => {
    requireStillValid(change);
    const tried = change.row.tried.filter(({ result }) => result === 'sent');
    return { state: 'planned', dueAt: change.now, attempts: 0, channel: null, text: null, tried };
  });

export const skipMessage = (messages: MessagesContext, id: string): Promise<StaffMessage> =>
  changeMessage(messages, id, ['planned', 'to-send', 'failed', 'unsure'], () => ({
    state: 'dropped',
    dropReason: 'LEFT',
  }));
