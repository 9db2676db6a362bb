import type { PushSubscription } from '@haldi/contract/messages/push-schema';

/** What somebody may be told about here, and how the server learns where. */
export type PushTopic = {
  topic: string;
  subscribe: (subscription: PushSubscription) => Promise<void>;
};
