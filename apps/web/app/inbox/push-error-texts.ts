import { inboxCopy } from './copy.ts';
import type { PushProgress } from './push-status.ts';

const copy = inboxCopy.push;

export const pushErrorTexts: Partial<Record<PushProgress, string>> = {
  failed: copy.failed,
  'stop-failed': copy.stopFailed,
  offline: copy.offline,
};
