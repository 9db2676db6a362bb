import type { PushSubscription } from '@haldi/contract/messages/push-schema';

export type PushSource = {
  topic: string;
  subscribe: (subscription: PushSubscription) => Promise<void>;
};
