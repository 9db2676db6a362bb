import { type MessageChanges, type MessageFacts, toDroppedMessages } from './message-changes.ts';
import { type ComplaintMessageKind, isAboutComplaint } from './message-kinds.ts';
import { isUnsent } from './message-states.ts';
import { earliestSendTime } from './quiet-hours.ts';
import type { OutboxMessage } from './visit-event.ts';

const expiryMs = 24 * 60 * 60_000;

/** Replaces messages about the complaint that were not sent. The caller must have locked the order. */
export const planComplaintMessage = (
  kind: ComplaintMessageKind,
  messages: readonly Pick<OutboxMessage, 'id' | 'kind' | 'state'>[],
  at: Date,
  facts: MessageFacts,
): MessageChanges => {
  const due = earliestSendTime(kind, at);
  const until = new Date(due.getTime() + expiryMs);
  // Unique, because dropped messages count too.
  const occasion = String(messages.filter((message) => message.kind === kind).length);
  const unsent = messages.filter((one) => isAboutComplaint(one.kind) && isUnsent(one.state));
  return {
    add: [{ kind, occasion, due, until, facts }],
    drop: toDroppedMessages(unsent, 'REPLACED'),
    move: [],
  };
};
