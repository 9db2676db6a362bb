import { indiaDay } from '@haldi/contract/kit/dates';
import type { SentMessage } from '@haldi/contract/messages/schema';
import { useId, useState } from 'react';
import { formatRecentTime } from '../../lib/recent-time.ts';
import { AgreementNote } from '../../policies/shared/agreement-note.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inboxCopy } from '../copy.ts';
import { EnablePushSection } from '../enable-push-section.tsx';
import { createOrderInbox, type InboxOrder } from '../order-inbox.ts';
import { useOrderInboxMessages } from '../queries.ts';
import { MessagesSwitch } from './messages-switch.tsx';

/** About two lines on a phone; longer texts are collapsed. */
const shortest = 80;

const isLongMessage = (text: string): boolean => text.length > shortest || text.includes('\n');

function Message({ message, isWhole }: { message: SentMessage; isWhole: boolean }) {
  const { at, channel, text } = message;
  return (
    <li className="rounded-field rounded-tl-none bg-haldi-50 px-4 py-3">
      <p className={cx('wrap-anywhere', isWhole ? 'whitespace-pre-line' : 'line-clamp-2')}>
        {text}
      </p>
      <time dateTime={at} className="mt-1 block text-sm text-stone tabular-nums">
        {inboxCopy.sent(formatRecentTime(at, indiaDay(new Date())), channel)}
      </time>
    </li>
  );
}

function Sent({ messages }: { messages: readonly SentMessage[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [latest] = messages;
  if (!latest) return <p className="mt-2 text-stone">{inboxCopy.nothing}</p>;
  const canOpen = messages.length > 1 || isLongMessage(latest.text);
  const shown = isOpen ? messages : [latest];
  return (
    <>
      <ul id={id} className="mt-3 space-y-2">
        {shown.map((message) => (
          <Message key={message._id} message={message} isWhole={isOpen || !canOpen} />
        ))}
      </ul>
      {canOpen && (
        <Button
          look="quiet"
          size="small"
          className="mt-1 -ml-4"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? inboxCopy.showLess : inboxCopy.showAll(messages.length)}
        </Button>
      )}
    </>
  );
}

type MessagesSectionProps = {
  of: InboxOrder;
  /** More messages may follow. */
  isOpen: boolean;
};

export default function MessagesSection({ of, isOpen }: MessagesSectionProps) {
  const inbox = createOrderInbox(of);
  const { data, isError, refetch } = useOrderInboxMessages(inbox);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} aria-busy={!data && !isError}>
      <h2 id={id} className="text-xl text-plum-900">
        {inboxCopy.title}
      </h2>
      {!data && !isError && <Skeleton className="mt-3 h-20" />}
      {!data && isError && (
        <div role="alert" className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="text-stone">{inboxCopy.failed}</p>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {inboxCopy.tryAgain}
          </Button>
        </div>
      )}
      {data && (
        <>
          <Sent messages={data.messages} />
          {isOpen && data.wantsMessages && (
            <EnablePushSection
              push={inbox.push}
              texts={inbox.isLinked ? inboxCopy.push.visit : inboxCopy.push.account}
              isLinked={inbox.isLinked}
              note={<AgreementNote to="push" />}
            />
          )}
          <MessagesSwitch
            wantsMessages={data.wantsMessages}
            hint={inbox.isLinked ? inboxCopy.hintLinked : inboxCopy.hintOwn}
            choose={inbox.choose}
            className="mt-4 border-t border-sand pt-3"
          />
        </>
      )}
    </Card>
  );
}
