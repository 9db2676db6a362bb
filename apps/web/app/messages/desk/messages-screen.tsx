import {
  MessageListName,
  type MessagePage,
  messageListNames,
} from '@haldi/contract/messages/desk/schema';
import { formatUnreadCount } from '@haldi/contract/notifications/schema';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { messagesCopy as copy } from './copy.ts';
import { MessageListByDay } from './message-list-by-day.tsx';
import { MessagesNavigation } from './messages-navigation.tsx';
import { useMessages } from './queries.ts';

/** Keeps the last known counts while another list loads. */
const useCounts = (now: MessagePage['counts'] | undefined) => {
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  return now ?? known;
};

type Counts = MessagePage['counts'];

const countOf = (list: MessageListName, counts: Counts | undefined): number => {
  if (!counts || list === 'sent') return 0;
  return list === 'to-send' ? counts.toSend : counts[list];
};

type MessageListTabsProps = { chosen: MessageListName; counts: Counts | undefined };

function MessageListTabs({ chosen, counts }: MessageListTabsProps) {
  const row = useRef<HTMLElement>(null);
  // On a small phone the chosen tab may be outside the visible area.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice and the counts move the tabs
  useEffect(() => {
    row.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, counts]);
  return (
    <nav
      ref={row}
      aria-label={copy.lists}
      className="-mx-4 flex overflow-x-auto border-b border-sand px-2 sm:mx-0 sm:gap-1 sm:px-0"
    >
      {messageListNames.map((list) => {
        const count = countOf(list, counts);
        return (
          <Link
            key={list}
            to={list === 'to-send' ? '/admin/messages' : `/admin/messages?list=${list}`}
            aria-current={list === chosen ? 'page' : undefined}
            preventScrollReset
            className={cx(
              'inline-flex min-h-11 items-center gap-1.5 border-b-3 px-1.5 font-semibold whitespace-nowrap transition-colors -outline-offset-3 sm:px-4',
              list === chosen
                ? 'border-haldi-400 text-plum-950'
                : 'border-transparent text-stone hover:text-plum-700',
            )}
          >
            {copy.names[list]}
            {count > 0 && (
              <span
                className={cx(
                  'min-w-6 rounded-full px-1.5 text-center text-sm leading-6 tabular-nums',
                  list === 'failed' ? 'bg-brick-100 text-brick-700' : 'bg-haldi-200 text-plum-950',
                )}
              >
                {formatUnreadCount(count)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

export default function MessagesScreen() {
  const [search] = useSearchParams();
  const list = MessageListName.safeParse(search.get('list')).data ?? 'to-send';
  const query = useMessages(list);
  const counts = useCounts(query.data?.pages[0]?.counts);
  return (
    <div className="space-y-5">
      <PageHeading compact title={copy.title} intro={copy.intro} />
      <MessagesNavigation />
      <MessageListTabs chosen={list} counts={counts} />
      <MessageListByDay key={list} list={list} query={query} />
    </div>
  );
}
