import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { isForBeautician, isForSalon } from '@haldi/contract/messages/message-kinds';
import { formatRecentTime } from '../../lib/recent-time.ts';
import { Button } from '../../ui/button.tsx';
import { uiCopy } from '../../ui/copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messagesCopy as copy } from './copy.ts';
import { MessageActions } from './message-actions.tsx';
import { addresseeName } from './message-item.tsx';
import { sentOrDueAt } from './message-lists.ts';
import { MessageState } from './message-state.tsx';
import { MessageText } from './message-text.tsx';
import { useOrderMessages } from './queries.ts';

function OrderMessage({ message }: { message: StaffMessage }) {
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

export default function OrderMessageList({ _id }: { _id: string }) {
  const { data: messages, isError, refetch } = useOrderMessages(_id);
  if (isError && !messages) {
    return (
      <Notice tone="bad">
        <p>{copy.orderFailed}</p>
        <Button look="secondary" size="small" className="mt-2" onClick={() => void refetch()}>
          {uiCopy.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (!messages) {
    return (
      <div role="status">
        <span className="sr-only">{copy.orderLoading}</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  if (messages.length === 0) return <p className="text-sm text-stone">{copy.orderNone}</p>;
  return (
    <ul
      data-keeps-messages=""
      tabIndex={-1}
      aria-label={copy.orderTitle}
      className="divide-y divide-sand border-y border-sand"
    >
      {messages.map((message) => (
        <OrderMessage key={message._id} message={message} />
      ))}
    </ul>
  );
}
