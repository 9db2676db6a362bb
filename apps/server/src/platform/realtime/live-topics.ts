import type { LiveEvents } from './live-events.ts';

/** Published on `live` when something must not be read by the public any longer. */
export const contentWithdrawnTopic = 'content-withdrawn';

/** Stronger than a change: no copy from before is kept, not even for when nothing else is to be had. */
export const publishContentWithdrawn = (live: LiveEvents): void => {
  live.publish(contentWithdrawnTopic);
  live.publish('content-changed');
};

/** Published on `live` when only what staff see has changed: no page needs to be made anew. */
export const deskChangedTopic = 'desk-changed';
