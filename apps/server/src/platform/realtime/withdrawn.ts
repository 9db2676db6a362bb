import type { Live } from './live.ts';

/** Published on `live` when something must not be read by the public any longer. */
export const withdrawnTopic = 'content-withdrawn';

/** Stronger than a change: no copy from before is kept, not even for when nothing else is to be had. */
export const publishWithdrawn = (live: Live): void => {
  live.publish(withdrawnTopic);
  live.publish('content-changed');
};

/** Published on `live` when only what staff see has changed: no page needs to be made anew. */
export const deskTopic = 'desk-changed';
