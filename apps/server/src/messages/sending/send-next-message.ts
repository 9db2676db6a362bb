import { instantOfIndiaTime } from '@haldi/contract/kit/dates';
import { decideSending, nextAttemptAt } from '@haldi/contract/messages/decide-sending';
import { parseVisitTime } from '@haldi/contract/messages/message-changes';
import {
  isForBeautician,
  isForRecipient,
  isForSalon,
  isWithdrawal,
} from '@haldi/contract/messages/message-kinds';
import type { ChannelAttempt } from '@haldi/contract/messages/message-states';
import { nextStart } from '@haldi/contract/messages/plan-beautician-messages';
import { withDayAndStartMinute } from '@haldi/contract/orders/move-and-cancel-terms';
import type { Order } from '@haldi/contract/orders/schema';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { findUserById } from '../../accounts/user-admin/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { errorReason } from '../../platform/error-reason.ts';
import { readSalonSettings } from '../../settings/service.ts';
import type {
  ChannelAdapter,
  MessageRecipient,
  MessageTarget,
  OutgoingMessage,
} from '../channels/channel-adapter.ts';
import { type ComposedMessage, composeMessage } from '../compose-message.ts';
import type { MessagesContext } from '../context.ts';
import { isOptedIn } from '../opt-outs/service.ts';
import {
  finishMessageWithoutSending,
  lockNextDueMessage,
  markMessageDropped,
  markSending,
  postponeMessage,
  saveAttemptOutcome,
} from '../outbox/sending-store.ts';
import type { MessageRow } from '../outbox/store.ts';
import { readTemplates } from '../templates/service.ts';
import {
  canTryChannel,
  decideFinalMessageFields,
  joinAttemptProblems,
  type Sent,
  toChannelAttempt,
  withChannelAttempts,
} from './channel-attempts.ts';

/**
 * Customers without consent get no email. Push needs no consent here, because the browser asked for
 * it.
 */
const addressOf = async (
  db: Db,
  { row, to, salonEmail }: Pick<ComposedMessage, 'row' | 'to' | 'salonEmail'>,
): Promise<MessageRecipient & { hasAgreed: boolean }> => {
  const { kind, userId, actorId, beauticianId } = row;
  const nobody = { email: '', userId: null, actorId, beauticianId: null };
  if (isForBeautician(kind)) {
    return { ...to, ...nobody, audience: 'beautician', beauticianId, hasAgreed: true };
  }
  if (isForSalon(kind)) {
    // The salon gets no email about what its own staff did.
    const email = actorId === null ? salonEmail : '';
    return { ...to, ...nobody, audience: 'salon', email, hasAgreed: true };
  }
  const person = userId === null ? undefined : await findUserById(db, userId);
  const hasAgreed = person?.consentAt != null && person.status === 'active';
  if (isForRecipient(kind)) {
    return { ...to, ...nobody, audience: 'recipient', hasAgreed };
  }
  // An unconfirmed address may belong to a stranger.
  const email = (hasAgreed && person.emailVerifiedAt && person.email) || '';
  return { ...to, ...nobody, audience: 'customer', email, userId, hasAgreed };
};

type Ready = {
  row: MessageRow;
  claimedAt: Date;
  outgoing: OutgoingMessage;
  /** Tried in this order for customers; the salon gets all of them. */
  channels: readonly ChannelAdapter[];
  isManual: boolean;
};

const isInactiveBeautician = ({ row, beautician }: ComposedMessage): boolean =>
  isForBeautician(row.kind) && (!beautician?.isActive || beautician.status === 'blocked');

/** The browsers and the email address are those of the customer. */
const isForAudience = ({ audience }: MessageRecipient, { channel }: ChannelAdapter): boolean =>
  audience !== 'recipient' || channel === 'whatsapp';

const availableChannels = async (
  { channels }: MessagesContext,
  tx: Db,
  target: MessageTarget,
  { hasAgreed, tried }: { hasAgreed: boolean; tried: readonly ChannelAttempt[] },
): Promise<ChannelAdapter[]> => {
  const available: ChannelAdapter[] = [];
  for (const adapter of channels.filter((one) => canTryChannel(tried, one))) {
    const isAllowed =
      isForAudience(target.to, adapter) && (hasAgreed || adapter.channel === 'push');
    if (isAllowed && (await adapter.canReach(target, tx))) available.push(adapter);
  }
  return available;
};

const visitTimeOf = ({ kind, facts }: MessageRow, order: Order, now: Date) => {
  const when = withDayAndStartMinute(order);
  if (!isForBeautician(kind)) return { when, visitAt: visitStart(when) };
  const known = facts.before === undefined ? undefined : parseVisitTime(facts.before);
  const starts = [
    ...(known ? [instantOfIndiaTime(known.day, known.startMinute)] : []),
    ...(isWithdrawal(kind) ? [] : [visitStart(when)]),
  ];
  return { when, visitAt: nextStart(starts, now) };
};

/**
 * Every order writes such a message, and most salons have neither email nor push: composing it would
 * cost as much as placing the order.
 */
const isToUnreachableSalon = async (
  messages: MessagesContext,
  tx: Db,
  row: MessageRow,
  now: Date,
): Promise<boolean> => {
  const { kind, orderId, tried } = row;
  if (!isForSalon(kind) || tried.length > 0) return false;
  const [settings, templates] = await Promise.all([readSalonSettings(tx), readTemplates(tx)]);
  const template = templates[kind];
  if (decideSending(row, { now, isWanted: true, isOn: template.isOn }) !== 'send') return false;
  const salon = { name: settings.businessName, phone: settings.whatsappNumber };
  const { hasAgreed, ...to } = await addressOf(tx, { row, to: salon, salonEmail: settings.email });
  const target = { kind, to, orderId, template };
  return (await availableChannels(messages, tx, target, { hasAgreed, tried })).length === 0;
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
    if (await isToUnreachableSalon(messages, tx, row, now)) {
      await markMessageDropped(tx, row.id, 'NOBODY_TO_TELL');
      return 'settled';
    }
    const composed = await composeMessage(messages, tx, row);
    const { order, template, title, text, emailDetails, path, values } = composed;
    const { isAssigned, isManual } = composed;
    const decision = decideSending(row, {
      now,
      isOn: template.isOn,
      isWanted: await isOptedIn(tx, row),
      ...(order && { status: order.status, ...visitTimeOf(row, order, now) }),
      ...{ isAssigned, isInactive: isInactiveBeautician(composed) },
    });
    if (decision !== 'send') {
      if ('drop' in decision) await markMessageDropped(tx, row.id, decision.drop);
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
      await finishMessageWithoutSending(
        tx,
        id,
        decideFinalMessageFields(tried, { now, text, isManual }),
      );
      return 'settled';
    }
    const facts = { ...row.facts, ...(values.beautician && { beautician: values.beautician }) };
    await markSending(tx, { id, facts, text, channel: first.channel, claimedAt: now });
    const claimed = { ...row, attempts: row.attempts + 1 };
    return { row: claimed, claimedAt: now, outgoing, channels, isManual };
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
  { row, claimedAt, outgoing: { text }, isManual }: Ready,
  sent: readonly Sent[],
): Promise<void> => {
  const now = clock();
  const tried = withChannelAttempts(row.tried, sent.map(toChannelAttempt));
  const outcomes = sent.map(({ outcome }) => outcome);
  const providerId = outcomes.find((one) => one.result === 'sent')?.providerId ?? row.providerId;
  const save = (result: Parameters<typeof saveAttemptOutcome>[3]) =>
    saveAttemptOutcome(db, row.id, claimedAt, {
      ...{ tried, problem: joinAttemptProblems(tried), providerId },
      ...result,
    });
  const retryable = outcomes.find((one) => one.result === 'later');
  if (!retryable) return save(decideFinalMessageFields(tried, { now, text, isManual }));
  const dueAt = nextAttemptAt(row.attempts, row.until, now, retryable.retryAfterMs);
  return save(
    dueAt
      ? { state: 'planned', channel: null, text: null, dueAt }
      : decideFinalMessageFields(tried, { now, text, isManual, isGivenUp: true }),
  );
};

export const deliverMessage = async (messages: MessagesContext, ready: Ready): Promise<void> =>
  saveOutcome(messages, ready, await sendToChannels(messages, ready));
