import { inboxCopy } from './copy.ts';
import type { PushWork } from './push-state.ts';

const copy = inboxCopy.push;

/** What a press that came to nothing says. */
export const pushTroubles: Partial<Record<PushWork, string>> = {
  failed: copy.failed,
  'stop-failed': copy.stopFailed,
  offline: copy.offline,
};
