import * as z from 'zod/mini';
import { MessageKind } from './message-kinds.ts';
import { Channel } from './message-states.ts';

export const SentMessage = z.strictObject({
  _id: z.string(),
  kind: MessageKind,
  text: z.string(),
  channel: Channel,
  at: z.iso.datetime(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** Newest first. */
export const OrderMessages = z.strictObject({
  messages: z.array(SentMessage),
  wantsMessages: z.boolean(),
});
export type OrderMessages = z.infer<typeof OrderMessages>;

export const MessagePreference = z.strictObject({ wantsMessages: z.boolean() });
export type MessagePreference = z.infer<typeof MessagePreference>;
