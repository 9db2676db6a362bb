import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { decideSending } from '@haldi/contract/messages/decide-sending';
import {
  parseDeliveryStatuses,
  type WhatsappDeliveryStatus,
} from '@haldi/contract/messages/whatsapp/delivery-report';
import type { WhatsappConfig } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { composeMessage } from '../compose-message.ts';
import { type MessagesContext, messagesTopic } from '../context.ts';
import { updateMessage } from '../desk/store.ts';
import { isOptedIn } from '../opt-outs/service.ts';
import type { MessageRow } from '../outbox/store.ts';
import { withChannelAttempts } from '../sending/channel-attempts.ts';
import { describeDeliveryError } from './delivery-error-codes.ts';
import { lockReportedMessage } from './store.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isCorrectVerifyToken = (
  whatsapp: WhatsappConfig | undefined,
  given: string,
): boolean =>
  whatsapp !== undefined && timingSafeEqual(digest(given), digest(whatsapp.verifyToken));

export const isSignedByMeta = (
  whatsapp: WhatsappConfig | undefined,
  bytes: Buffer,
  header: unknown,
): boolean => {
  const [, signature] = /^sha256=([0-9a-f]{64})$/i.exec(String(header)) ?? [];
  if (whatsapp === undefined || signature === undefined) return false;
  const expected = createHmac('sha256', whatsapp.appSecret).update(bytes).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
};

const deliveryOrder: readonly (MessageRow['delivery'] | 'sent')[] = [null, 'delivered', 'read'];

/** Reports can arrive out of order: `read` is never changed back to `delivered`. */
const latestDelivery = (
  before: MessageRow['delivery'],
  reported: 'sent' | 'delivered' | 'read',
): MessageRow['delivery'] => {
  const after = reported === 'sent' ? null : reported;
  return deliveryOrder.indexOf(after) > deliveryOrder.indexOf(before) ? after : before;
};

/** Also settles a message in state `unsure`. */
const acceptedChanges = (
  row: MessageRow,
  reported: 'sent' | 'delivered' | 'read',
  { providerId, at }: WhatsappDeliveryStatus,
  now: Date,
): Partial<MessageRow> => {
  const delivery = latestDelivery(row.delivery, reported);
  const wasUnknown = row.state === 'sending' || row.state === 'unsure';
  return {
    ...(delivery !== row.delivery && { delivery }),
    ...(wasUnknown &&
      row.text !== null && {
        ...{ state: 'sent' as const, sentAt: at ?? now, providerId, problem: '' },
        tried: withChannelAttempts(row.tried, [
          { channel: 'whatsapp', result: 'sent', problem: '' },
        ]),
      }),
  };
};

/** Other channels are tried next, then staff send it manually, unless it is too late. */
const failedChanges = async (
  messages: MessagesContext,
  tx: Db,
  row: MessageRow,
  { error }: WhatsappDeliveryStatus,
): Promise<Partial<MessageRow>> => {
  const { clock } = messages;
  const { order, isAssigned } = await composeMessage(messages, tx, row);
  const decision = decideSending(row, {
    now: clock(),
    isOn: true,
    isWanted: await isOptedIn(tx, row),
    status: order?.status,
    isAssigned,
  });
  const problem = describeDeliveryError(error ?? { code: -1, title: '' });
  const tried = withChannelAttempts(row.tried, [
    { channel: 'whatsapp', result: 'undelivered', problem },
  ]);
  const unsentFields = { sentAt: null, sentBy: null, providerId: null, problem, tried };
  if (typeof decision !== 'object' || 'wait' in decision) {
    const dueAt = clock();
    return { ...unsentFields, state: 'planned', dueAt, attempts: 0, channel: null, text: null };
  }
  return decision.drop === 'TOO_LATE'
    ? { ...unsentFields, state: 'failed' }
    : { ...unsentFields, state: 'dropped', dropReason: decision.drop };
};

const reportableStates: readonly MessageRow['state'][] = ['sending', 'sent', 'unsure'];

const applyDeliveryStatus = (
  messages: MessagesContext,
  reported: WhatsappDeliveryStatus,
): Promise<boolean> =>
  messages.db.transaction(async (tx) => {
    const row = await lockReportedMessage(tx, reported);
    if (!row || !reportableStates.includes(row.state)) return false;
    const { status } = reported;
    // A message that was delivered has not failed.
    if (status === 'failed' && row.delivery !== null) return false;
    const changes =
      status === 'failed'
        ? await failedChanges(messages, tx, row, reported)
        : acceptedChanges(row, status, reported, messages.clock());
    if (Object.keys(changes).length === 0) return false;
    await updateMessage(tx, row.id, changes);
    return true;
  });

/** Ignores messages that are not ours. */
export const recordDeliveryStatuses = async (
  messages: MessagesContext,
  report: unknown,
): Promise<void> => {
  let isChanged = false;
  for (const status of parseDeliveryStatuses(report)) {
    if (await applyDeliveryStatus(messages, status)) isChanged = true;
  }
  if (isChanged) messages.live.publish(messagesTopic);
};
