import type { LiveEvents } from './live-events.ts';

/** Published when content must no longer be public. */
export const contentWithdrawnTopic = 'content-withdrawn';

/** Stronger than 'content-changed': stale copies are deleted too. */
export const publishContentWithdrawn = (live: LiveEvents): void => {
  live.publish(contentWithdrawnTopic);
  live.publish('content-changed');
};

/** Published when only staff screens change: cached pages stay valid. */
export const deskChangedTopic = 'desk-changed';
