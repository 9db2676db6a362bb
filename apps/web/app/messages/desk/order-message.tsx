import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { isForBeautician, isForSalon } from '@haldi/contract/messages/message-kinds';
import { formatRecentTime } from '../../lib/recent-time.ts';
import { MessageActions } from './message-actions.tsx';
import { addresseeName } from './message-item.tsx';
import { sentOrDueAt } from './message-lists.ts';
import { MessageState } from './message-state.tsx';
import { MessageText } from './message-text.tsx';

export function OrderMessage({ message }: { message: StaffMessage }) {
  const { _id, kind, text } = message;
  const at = sentOrDueAt(message);
  return (
    <li data-message={_id} className="py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          {isForSalon(kind) || isForBeautician(kind)
            ? `${addresseeName(message)}: ${messageKindNames[kind]}`
            : messageKindNames[kind]}
        </span>
        <time dateTime={at.toISOString()} className="text-sm text-stone tabular-nums">
          {formatRecentTime(at.toISOString(), indiaDay(new Date()))}
        </time>
      </p>
      {text !== '' && <MessageText text={text} />}
      <div className="mt-1.5 space-y-1 text-sm empty:hidden">
        <MessageState message={message} />
      </div>
      <MessageActions message={message} name={addresseeName(message)} className="mt-2" />
    </li>
  );
}
