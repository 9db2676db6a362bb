import { addDays, formatDay, indiaDay } from '@haldi/contract/kit/dates';
import type {
  MessageListName,
  MessagePage,
  StaffMessage,
} from '@haldi/contract/messages/desk/schema';
import { isForSalon } from '@haldi/contract/messages/message-kinds';
import type { MessageState } from '@haldi/contract/messages/message-states';
import type { InfiniteData } from '@tanstack/react-query';
import { messagesCopy as copy } from './copy.ts';

/** Dropped messages are on no list. */
const listOf: Record<MessageState, MessageListName | undefined> = {
  planned: 'planned',
  sending: 'planned',
  'to-send': 'to-send',
  sent: 'sent',
  failed: 'failed',
  unsure: 'failed',
  dropped: undefined,
};

export const withUpdatedMessage = (
  known: InfiniteData<MessagePage>,
  list: MessageListName,
  changed: StaffMessage,
): InfiniteData<MessagePage> => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    messages: page.messages.flatMap((one) => {
      if (one._id !== changed._id) return [one];
      return listOf[changed.state] === list ? [changed] : [];
    }),
  })),
});

export const sentOrDueAt = ({ sentAt, dueAt }: StaffMessage): Date => new Date(sentAt ?? dueAt);

const titleOf = (day: string, today: string): string => {
  if (day === today) return copy.today;
  if (day === addDays(today, 1)) return copy.tomorrow;
  return day === addDays(today, -1) ? copy.yesterday : formatDay(day);
};

export type MessageDay = { day: string; title: string; messages: StaffMessage[] };

export const groupMessagesByDay = (messages: readonly StaffMessage[], now: Date): MessageDay[] => {
  const today = indiaDay(now);
  const days = Map.groupBy(messages, (message) => indiaDay(sentOrDueAt(message)));
  return [...days].map(([day, ofDay]) => ({ day, title: titleOf(day, today), messages: ofDay }));
};

export type MessageAction = 'whatsapp' | 'mark-sent' | 'retry' | 'restore' | 'skip';

/** Messages to the salon are never sent manually. */
export const availableMessageActions = ({
  kind,
  state,
  channel,
  to,
  dropReason,
}: Pick<StaffMessage, 'kind' | 'state' | 'channel' | 'to' | 'dropReason'>): MessageAction[] => {
  const manualAction: MessageAction[] = to.phone === '' || isForSalon(kind) ? [] : ['whatsapp'];
  switch (state) {
    case 'to-send':
      return [...manualAction, 'skip'];
    case 'planned':
      return ['skip'];
    case 'failed':
      return ['retry', ...manualAction, 'skip'];
    case 'unsure':
      return ['mark-sent', 'retry', 'skip'];
    case 'sent':
      return channel === 'by-hand' ? ['restore'] : [];
    case 'dropped':
      return dropReason === 'LEFT' ? ['restore'] : [];
    default:
      return [];
  }
};
