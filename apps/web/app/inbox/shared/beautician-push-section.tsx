import { inboxCopy } from '../copy.ts';
import { pushTopicOfAccount } from '../inboxes.ts';
import { PushSection } from '../push-section.tsx';

export default function BeauticianPushSection({ userId }: { userId: string }) {
  return <PushSection push={pushTopicOfAccount(userId)} texts={inboxCopy.push.work} />;
}
