import type { CustomerMessageKind, RecipientMessageKind } from './message-kinds.ts';
import type { DropReason } from './message-states.ts';
import type { SendWindow } from './reminders.ts';

export type MessageFacts = {
  before?: string;
  minutes?: number;
};

export type NewMessage = SendWindow & {
  kind: CustomerMessageKind | RecipientMessageKind;
  occasion: string;
  facts: MessageFacts;
};
export type DroppedMessage = { id: string; reason: DropReason };
export type RescheduledMessage = SendWindow & { id: string; occasion: string };
export type MessageChanges = {
  add: NewMessage[];
  drop: DroppedMessage[];
  move: RescheduledMessage[];
};

export const dropAll = (
  messages: readonly { id: string }[],
  reason: DropReason,
): DroppedMessage[] => messages.map(({ id }) => ({ id, reason }));

export const mergeChanges = (...all: MessageChanges[]): MessageChanges => {
  const drop = new Map(all.flatMap((one) => one.drop).map((dropped) => [dropped.id, dropped]));
  return {
    add: all.flatMap((one) => one.add),
    drop: [...drop.values()],
    move: all.flatMap((one) => one.move).filter(({ id }) => !drop.has(id)),
  };
};
