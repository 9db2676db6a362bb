import * as z from 'zod/mini';

/**
 * How far a message has come. `to-send` waits for a person who opens the chat; `sending` is with a
 * provider right now; `unsure` may have been sent: whoever sent it died before the answer came.
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

/** It has not been said yet, and can still be taken back. */
export const unsentStates = ['planned', 'to-send', 'failed'] as const;

export const isUnsent = (state: MessageState): boolean =>
  (unsentStates as readonly MessageState[]).includes(state);

/** Why a message is not sent at all. */
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
  'SETTLED',
  'LEFT',
] as const;
export const DropReason = z.enum(dropReasons);
export type DropReason = z.infer<typeof DropReason>;

export const messageChannels = ['by-hand', 'email', 'push', 'whatsapp'] as const;
export const Channel = z.enum(messageChannels);
export type Channel = z.infer<typeof Channel>;
