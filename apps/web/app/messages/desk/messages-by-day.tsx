import type { MessageListName, StaffMessage } from '@haldi/contract/messages/desk/schema';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/fetch-states.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { messagesCopy as copy } from './copy.ts';
import { MessageItem } from './message-item.tsx';
import { groupMessagesByDay } from './message-lists.ts';
import type { useMessages } from './queries.ts';

function Days({ messages }: { messages: readonly StaffMessage[] }) {
  return groupMessagesByDay(messages, new Date()).map(({ day, title, messages: ofDay }) => (
    <section key={day} aria-label={title}>
      <h2 className="mb-2 text-lg text-plum-900">{title}</h2>
      <Card flush>
        <ul className="divide-y divide-sand">
          {ofDay.map((message) => (
            <MessageItem key={message._id} message={message} />
          ))}
        </ul>
      </Card>
    </section>
  ));
}

type MessagesByDayProps = { list: MessageListName; query: ReturnType<typeof useMessages> };

export function MessagesByDay({ list, query }: MessagesByDayProps) {
  const { data, isError, refetch } = query;
  if (isError && !data) {
    return <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading isQuiet text={copy.loading} count={4} shape="h-40" />;
  const messages = data.pages.flatMap((page) => page.messages);
  if (messages.length === 0 && !query.hasNextPage) {
    return <EmptyState picture="/pictures/empty/notifications.svg" {...copy.empty[list]} />;
  }
  return (
    <div className="space-y-5">
      {list === 'planned' && <p className="text-stone">{copy.quiet}</p>}
      <Days messages={messages} />
      <ShowMoreButton pages={query} label={copy.more} />
    </div>
  );
}
