import type { PushSubscription } from '@haldi/contract/messages/push-schema';

export type PushTopic = {
  topic: string;
  subscribe: (subscription: PushSubscription) => Promise<void>;
};
