import * as z from 'zod/mini';

/**
 * `to-send` is sent manually by staff; `sending` is with a provider; `unsure` may have been sent,
 * because the sender died before the response arrived.
 */
export const messageStates = [
  'planned',
  'to-send',
  'sending',
  'sent',
  'unsure',
  'failed',
  'dropped',
] as const;
export const MessageState = z.enum(messageStates);
export type MessageState = z.infer<typeof MessageState>;

export const unsentStates = ['planned', 'to-send', 'failed'] as const;

export const isUnsent = (state: MessageState): boolean =>
  (unsentStates as readonly MessageState[]).includes(state);

export const dropReasons = [
  'CANCELLED',
  'OVER',
  'UNCONFIRMED',
  'REPLACED',
  'QUIET',
  'TOO_LATE',
  'OPTED_OUT',
  'SWITCHED_OFF',
  'NOBODY_TO_TELL',
  'INACTIVE',
  'SETTLED',
  'LEFT',
] as const;
export const DropReason = z.enum(dropReasons);
export type DropReason = z.infer<typeof DropReason>;

export const messageChannels = ['by-hand', 'email', 'push', 'whatsapp'] as const;
export const Channel = z.enum(messageChannels);
export type Channel = z.infer<typeof Channel>;

/** The last attempt by a channel. `undelivered`: accepted first, reported as failed later. */
export const ChannelAttempt = z.strictObject({
  channel: Channel,
  result: z.enum(['sent', 'refused', 'later', 'unsure', 'undelivered']),
  /** Empty if it was sent. */
  problem: z.string(),
});
export type ChannelAttempt = z.infer<typeof ChannelAttempt>;
