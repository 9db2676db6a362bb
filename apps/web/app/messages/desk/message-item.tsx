import { formatIndiaTime } from '@haldi/contract/kit/dates';
import type { StaffMessage } from '@haldi/contract/messages/desk/schema';
import { messageKindNames } from '@haldi/contract/messages/message-kind-names';
import { isForBeautician, isForSalon } from '@haldi/contract/messages/message-kinds';
import { buildPagePath } from '@haldi/contract/pages/page-path';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { messagesCopy as copy } from './copy.ts';
import { MessageActions } from './message-actions.tsx';
import { sentOrDueAt } from './message-lists.ts';
import { MessageState } from './message-state.tsx';
import { MessageText } from './message-text.tsx';

export const addresseeName = ({ kind, to }: StaffMessage): string =>
  isForSalon(kind) ? copy.salon : to.name;

export type MessageSelection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
};

type MessageItemProps = { message: StaffMessage; selection?: MessageSelection | undefined };

export function MessageItem({ message, selection }: MessageItemProps) {
  const { _id, kind, order, text } = message;
  const name = addresseeName(message);
  const at = sentOrDueAt(message);
  return (
    <li
      data-message={_id}
      className="gap-6 p-4 lg:grid lg:grid-cols-[minmax(0,1fr)_13.5rem] lg:px-5"
    >
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-3">
          {selection && (
            <label className="-my-3 -ml-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center self-center">
              <input
                type="checkbox"
                checked={selection.has(_id)}
                aria-label={copy.select(name, messageKindNames[kind])}
                onChange={() => selection.toggle(_id)}
                className="size-5 accent-plum-700"
              />
            </label>
          )}
          <h3 className="-ml-1 min-w-0 grow font-body text-lg leading-snug font-semibold tracking-normal wrap-anywhere">
            {name}
            {isForBeautician(kind) && <Badge className="ml-2">{copy.beautician}</Badge>}
          </h3>
          <time
            dateTime={at.toISOString()}
            className="shrink-0 text-sm whitespace-nowrap text-stone tabular-nums"
          >
            {formatIndiaTime(at)}
          </time>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-stone">
          {messageKindNames[kind]}
          {order && (
            <Link
              to={buildPagePath('/admin/orders/:orderId', order.orderId)}
              className="inline-flex min-h-11 items-center font-semibold text-plum-700 tabular-nums hover:underline lg:min-h-8"
            >
              {copy.order(order.orderId)}
            </Link>
          )}
        </p>
        {text !== '' && <MessageText text={text} />}
        <div className="mt-2 space-y-1 text-sm empty:hidden">
          <MessageState message={message} />
        </div>
      </div>
      <MessageActions
        message={message}
        name={name}
        className="mt-3 content-start lg:mt-0 lg:justify-end lg:*:grow-0 lg:[&:not(:has(>:only-child))>*]:w-full"
      />
    </li>
  );
}
