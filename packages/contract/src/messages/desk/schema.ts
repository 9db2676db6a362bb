import * as z from 'zod/mini';
import { Version } from '../../kit/integer-schemas.ts';
import { multiLineText } from '../../kit/text-schemas.ts';
import { MessageKind } from '../message-kinds.ts';
import { Channel, ChannelAttempt, DropReason, MessageState } from '../message-states.ts';
import { maxTemplateLength } from '../message-templates.ts';

export const StaffMessage = z.strictObject({
  _id: z.uuid(),
  kind: MessageKind,
  state: MessageState,
  /** Null: not decided yet. */
  channel: z.nullable(Channel),
  /** The phone number is empty if there is none. */
  to: z.strictObject({ name: z.string(), phone: z.string() }),
  /** As sent, or as it would be sent now. */
  text: z.string(),
  order: z.nullable(z.strictObject({ _id: z.string(), orderId: z.int() })),
  dueAt: z.iso.datetime(),
  attempts: z.int(),
  /** In the order in which the channels were tried. */
  tried: z.array(ChannelAttempt),
  /** The last error in plain words, or empty. */
  problem: z.string(),
  dropReason: z.nullable(DropReason),
  sentAt: z.nullable(z.iso.datetime()),
  /** For messages sent manually. */
  sentBy: z.nullable(z.string()),
  /** Reported by the provider. */
  delivery: z.nullable(z.enum(['delivered', 'read'])),
});
export type StaffMessage = z.infer<typeof StaffMessage>;

export const ManualMessage = z.strictObject({ text: multiLineText({ max: 4_000 }) });
export type ManualMessage = z.infer<typeof ManualMessage>;

export const messageListNames = ['to-send', 'planned', 'sent', 'failed'] as const;
export const MessageListName = z.enum(messageListNames);
export type MessageListName = z.infer<typeof MessageListName>;

export const MessagePage = z.strictObject({
  messages: z.array(StaffMessage),
  /** Null on the last page. */
  next: z.nullable(z.string()),
  counts: z.strictObject({ toSend: z.int(), planned: z.int(), failed: z.int() }),
});
export type MessagePage = z.infer<typeof MessagePage>;

export const MessageTemplate = z.strictObject({
  kind: MessageKind,
  text: z.string(),
  isOn: z.boolean(),
  /** Name in the WhatsApp Business account; empty if none is approved. */
  whatsappName: z.string(),
  whatsappLanguage: z.string(),
  isChanged: z.boolean(),
  version: Version,
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;

/** `details` of TEMPLATE_CHANGED. */
export const CurrentTemplate = z.strictObject({ standing: MessageTemplate });

export const ChannelStatus = z.strictObject({
  email: z.boolean(),
  whatsapp: z.boolean(),
  staffDevices: z.int(),
});
export type ChannelStatus = z.infer<typeof ChannelStatus>;

export const TemplateList = z.strictObject({
  templates: z.array(MessageTemplate),
  channels: ChannelStatus,
});
export type TemplateList = z.infer<typeof TemplateList>;

export const TemplateUpdate = z.strictObject({
  text: multiLineText({ max: maxTemplateLength }),
  isOn: z.boolean(),
  whatsappName: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[a-z0-9_]{0,512}$/, 'Use lowercase letters, digits and underscores only'),
    ),
  whatsappLanguage: z
    .string()
    .check(z.trim(), z.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'Enter a language such as en or en_GB')),
  version: Version,
});
export type TemplateUpdate = z.infer<typeof TemplateUpdate>;
