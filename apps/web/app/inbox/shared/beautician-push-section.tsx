import { inboxCopy } from '../copy.ts';
import { EnablePushSection } from '../enable-push-section.tsx';
import { createAccountPushTopic } from '../order-inbox.ts';

export default function BeauticianPushSection({ userId }: { userId: string }) {
  return <EnablePushSection push={createAccountPushTopic(userId)} texts={inboxCopy.push.work} />;
}
