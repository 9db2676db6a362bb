import type { MessageListName, StaffMessage } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { toast } from '../../ui/toast.ts';
import { showUndoToast } from '../../ui/undo-toast.ts';
import { messagesCopy as copy } from './copy.ts';
import { MessageItem, type MessageSelection } from './message-item.tsx';
import { groupMessagesByDay } from './message-lists.ts';
import { type useMessages, useSendCommandToMessages } from './queries.ts';
import { SendMessagesOneByOne } from './send-messages-one-by-one.tsx';

type DaysProps = { messages: readonly StaffMessage[]; selection?: MessageSelection };

function Days({ messages, selection }: DaysProps) {
  return groupMessagesByDay(messages, new Date()).map(({ day, title, messages: ofDay }) => (
    <section key={day} aria-label={title}>
      <h2 className="mb-2 text-lg text-plum-900">{title}</h2>
      <Card flush>
        <ul className="divide-y divide-sand">
          {ofDay.map((message) => (
            <MessageItem key={message._id} message={message} selection={selection} />
          ))}
        </ul>
      </Card>
    </section>
  ));
}

type ToSendProps = { messages: readonly StaffMessage[]; hasMore: boolean };

type SkipSelectedProps = { ids: readonly string[]; onClear: () => void };

function SkipSelectedMessages({ ids, onClear }: SkipSelectedProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const sendCommands = useSendCommandToMessages();
  const run = async (
    command: 'leave' | 'back',
    which: readonly string[],
  ): Promise<readonly string[]> => {
    const changed = await sendCommands(command, which);
    const failed = which.length - changed.length;
    if (failed > 0) toast.error(copy.notChanged(failed));
    return changed;
  };
  const restore = async (which: readonly string[]): Promise<void> => {
    const restored = await run('back', which);
    if (restored.length > 0) toast.success(copy.restoredMany(restored.length));
  };
  const skip = async (): Promise<void> => {
    setIsBusy(true);
    const skipped = await run('leave', ids);
    setIsBusy(false);
    setIsAsking(false);
    onClear();
    if (skipped.length === 0) return;
    showUndoToast(copy.skippedMany(skipped.length), copy.undo, () => void restore(skipped));
  };
  return (
    <>
      {ids.length > 0 && (
        <SelectionBar
          label={copy.selection}
          text={copy.selected(ids.length)}
          clear={copy.clearSelection}
          onClear={onClear}
        >
          <Button look="golden" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {copy.skip}
          </Button>
        </SelectionBar>
      )}
      <ConfirmDialog
        open={isAsking}
        title={copy.skipQuestion(ids.length)}
        text={copy.skipText}
        confirm={copy.skip}
        look="primary"
        busy={isBusy}
        onConfirm={() => void skip()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function MessagesToSend({ messages, hasMore }: ToSendProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = messages.map(({ _id }) => _id);
  const selected = ids.filter((id) => chosen.has(id));
  const isAll = selected.length === ids.length;
  const toggle = (id: string): void =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
  return (
    <div className={cx('space-y-5', selected.length > 0 && 'pb-24')}>
      <div className="flex flex-col-reverse gap-x-6 gap-y-2 sm:flex-row sm:items-center sm:justify-between">
        <Checkbox
          label={copy.selectAll}
          checked={isAll}
          onChange={() => setChosen(new Set(isAll ? [] : ids))}
        />
        <SendMessagesOneByOne messages={messages} hasMore={hasMore} />
      </div>
      <Days messages={messages} selection={{ has: (id) => chosen.has(id), toggle }} />
      <SkipSelectedMessages ids={selected} onClear={() => setChosen(new Set())} />
    </div>
  );
}

type MessagesByDayProps = { list: MessageListName; query: ReturnType<typeof useMessages> };

export function MessageListByDay({ list, query }: MessagesByDayProps) {
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
      {list === 'to-send' ? (
        <MessagesToSend messages={messages} hasMore={query.hasNextPage} />
      ) : (
        <Days messages={messages} />
      )}
      <ShowMoreButton pages={query} label={copy.more} />
    </div>
  );
}
