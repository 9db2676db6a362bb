import { decideSending, nextAttemptAt } from '@haldi/contract/messages/decide-sending';
import { isForRecipient, isForSalon } from '@haldi/contract/messages/message-kinds';
import type { ChannelAttempt } from '@haldi/contract/messages/message-states';
import { withAppointment } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { visitStart } from '@haldi/contract/schedule/slots';
import { findUserById } from '../../accounts/user-admin/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { errorReason } from '../../platform/error-reason.ts';
import type {
  ChannelAdapter,
  MessageRecipient,
  OutgoingMessage,
} from '../channels/channel-adapter.ts';
import { type ComposedMessage, composeMessage } from '../compose-message.ts';
import type { MessagesContext } from '../context.ts';
import { isOptedIn } from '../opt-outs/service.ts';
import {
  lockNextDueMessage,
  markDropped,
  markSending,
  postponeMessage,
  saveAttemptOutcome,
  settleMessage,
} from '../outbox/sending-store.ts';
import type { MessageRow } from '../outbox/store.ts';
import { canBeTried, problemsOf, type Sent, settledFields, withSent } from './channel-attempts.ts';

/**
 * Customers without consent get no email. Push needs no consent here, because the browser asked for
 * it.
 */
const addressOf = async (
  db: Db,
  { row, to, salonEmail }: ComposedMessage,
): Promise<MessageRecipient & { hasAgreed: boolean }> => {
  const { kind, userId, actorId } = row;
  if (isForSalon(kind)) {
    // The salon gets no email about what its own staff did.
    const email = actorId === null ? salonEmail : '';
    return { ...to, audience: 'salon', email, userId: null, actorId, hasAgreed: true };
  }
  const person = userId === null ? undefined : await findUserById(db, userId);
  const hasAgreed = person?.consentAt != null && person.status === 'active';
  if (isForRecipient(kind)) {
    return { ...to, audience: 'recipient', email: '', userId: null, actorId, hasAgreed };
  }
  // An unconfirmed address may belong to a stranger.
  const email = (hasAgreed && person.emailVerifiedAt && person.email) || '';
  return { ...to, audience: 'customer', email, userId, actorId, hasAgreed };
};

type Ready = {
  row: MessageRow;
  claimedAt: Date;
  outgoing: OutgoingMessage;
  /** Tried in this order for customers; the salon gets all of them. */
  channels: readonly ChannelAdapter[];
};

/** The browsers and the email address are those of the customer. */
const isForAudience = ({ audience }: MessageRecipient, { channel }: ChannelAdapter): boolean =>
  audience !== 'recipient' || channel === 'whatsapp';

const availableChannels = async (
  { channels }: MessagesContext,
  tx: Db,
  outgoing: OutgoingMessage,
  { hasAgreed, tried }: { hasAgreed: boolean; tried: readonly ChannelAttempt[] },
): Promise<ChannelAdapter[]> => {
  const available: ChannelAdapter[] = [];
  for (const adapter of channels.filter((one) => canBeTried(tried, one))) {
    const isAllowed =
      isForAudience(outgoing.to, adapter) && (hasAgreed || adapter.channel === 'push');
    if (isAllowed && (await adapter.canReach(outgoing, tx))) available.push(adapter);
  }
  return available;
};

const visitTimeOf = (order: Order) => {
  const when = withAppointment(order);
  return { when, visitAt: visitStart(when) };
};

/**
 * Sends, postpones, drops or moves the next due message to manual sending. Undefined if none is
 * due. Everything before the claim is one transaction, so a crash has no effect.
 */
export const claimNextMessage = (
  messages: MessagesContext,
): Promise<Ready | 'settled' | undefined> =>
  inTransaction(messages.pool, async (tx) => {
    const now = messages.clock();
    const row = await lockNextDueMessage(tx, now);
    if (!row) return undefined;
    const composed = await composeMessage(messages, tx, row);
    const { order, template, title, text, emailDetails, path, values } = composed;
    const decision = decideSending(row, {
      now,
      isOn: template.isOn,
      isWanted: await isOptedIn(tx, row),
      ...(order && { status: order.status, ...visitTimeOf(order) }),
    });
    if (decision !== 'send') {
      if ('drop' in decision) await markDropped(tx, row.id, decision.drop);
      else await postponeMessage(tx, row.id, decision.wait);
      return 'settled';
    }
    const { hasAgreed, ...to } = await addressOf(tx, composed);
    const { id, kind, orderId, until, tried } = row;
    const outgoing = {
      ...{ id, kind, to, title, text, emailDetails, path, orderId, until, template, values },
    };
    const channels = await availableChannels(messages, tx, outgoing, { hasAgreed, tried });
    const [first] = channels;
    if (!first) {
      await settleMessage(tx, id, settledFields(row, tried, { now, text }));
      return 'settled';
    }
    const facts = { ...row.facts, ...(values.beautician && { beautician: values.beautician }) };
    await markSending(tx, { id, facts, text, channel: first.channel, claimedAt: now });
    return { row: { ...row, attempts: row.attempts + 1 }, claimedAt: now, outgoing, channels };
  });

const sendToChannel = async (
  { log }: MessagesContext,
  adapter: ChannelAdapter,
  outgoing: OutgoingMessage,
): Promise<Sent> => {
  try {
    return { adapter, outcome: await adapter.send(outgoing) };
  } catch (error) {
    log.error(
      { reason: errorReason(error), channel: adapter.channel },
      'a message could not be sent',
    );
    return {
      adapter,
      outcome: { result: 'unsure', problem: 'Something went wrong on the server.' },
    };
  }
};

/** The salon gets every channel, a customer the first that accepts the message. */
const sendToChannels = async (
  messages: MessagesContext,
  { channels, outgoing }: Ready,
): Promise<Sent[]> => {
  const attempts: Sent[] = [];
  for (const adapter of channels) {
    const sent = await sendToChannel(messages, adapter, outgoing);
    attempts.push(sent);
    if (outgoing.to.audience !== 'salon' && sent.outcome.result !== 'refused') break;
  }
  return attempts;
};

const saveOutcome = async (
  { db, clock }: MessagesContext,
  { row, claimedAt, outgoing: { text } }: Ready,
  sent: readonly Sent[],
): Promise<void> => {
  const now = clock();
  const tried = withSent(row.tried, sent);
  const outcomes = sent.map(({ outcome }) => outcome);
  const providerId = outcomes.find((one) => one.result === 'sent')?.providerId ?? row.providerId;
  const save = (result: Parameters<typeof saveAttemptOutcome>[3]) =>
    saveAttemptOutcome(db, row.id, claimedAt, {
      ...{ tried, problem: problemsOf(tried), providerId },
      ...result,
    });
  const retryable = outcomes.find((one) => one.result === 'later');
  if (!retryable) return save(settledFields(row, tried, { now, text }));
  const dueAt = nextAttemptAt(row.attempts, row.until, now, retryable.retryAfterMs);
  return save(
    dueAt
      ? { state: 'planned', channel: null, text: null, dueAt }
      : settledFields(row, tried, { now, text, isGivenUp: true }),
  );
};

export const deliverMessage = async (messages: MessagesContext, ready: Ready): Promise<void> =>
  saveOutcome(messages, ready, await sendToChannels(messages, ready));
