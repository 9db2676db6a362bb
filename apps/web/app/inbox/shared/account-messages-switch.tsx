import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inboxCopy } from '../copy.ts';
import { setAccountMessagePreference, useMessagePreference } from '../queries.ts';
import { MessagesSwitch } from './messages-switch.tsx';

export default function AccountMessagesSwitch() {
  const { data, isError, refetch } = useMessagePreference();
  if (data) {
    return (
      <MessagesSwitch
        wantsMessages={data.wantsMessages}
        hint={inboxCopy.hintProfile}
        choose={setAccountMessagePreference}
      />
    );
  }
  if (!isError) return <Skeleton className="h-16" />;
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {inboxCopy.settingUnknown}
      <Button look="secondary" size="small" onClick={() => void refetch()}>
        {inboxCopy.tryAgain}
      </Button>
    </p>
  );
}
