import { Button } from '../../ui/button.tsx';
import { uiCopy } from '../../ui/copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { messagesCopy as copy } from './copy.ts';
import { OrderMessage } from './order-message.tsx';
import { useOrderMessages } from './queries.ts';

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
