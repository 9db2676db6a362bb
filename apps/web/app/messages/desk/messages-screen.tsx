import { MessageListName, type MessagePage } from '@haldi/contract/messages/desk/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../ui/page-heading.tsx';
import { messagesCopy as copy } from './copy.ts';
import { MessageListByDay } from './message-list-by-day.tsx';
import { MessageListTabs } from './message-list-tabs.tsx';
import { MessagesNavigation } from './messages-navigation.tsx';
import { useMessages } from './queries.ts';

/** Keeps the last known counts while another list loads. */
const useCounts = (now: MessagePage['counts'] | undefined) => {
  const [known, setKnown] = useState(now);
  if (now && now !== known) setKnown(now);
  return now ?? known;
};

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
