import { formatIndiaTime } from '@haldi/contract/kit/dates';
import { isCancelled, isCompleted } from '@haldi/contract/orders/status';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { lastVisitAction, visitActionTimes } from '@haldi/contract/orders/work/visit-actions';
import { workCopy } from './copy.ts';

type ProgressLabel = { text: string; tone: 'plain' | 'under' | 'good' | 'bad' };

export const visitProgressLabel = ({ status, progress }: WorkVisit): ProgressLabel | undefined => {
  if (isCancelled(status)) return { text: workCopy.progress.cancelled, tone: 'bad' };
  const lastAction = lastVisitAction(progress);
  const at = lastAction && visitActionTimes(progress)[lastAction];
  if (isCompleted(status)) {
    const since = progress.doneAt;
    return {
      text: since
        ? `${workCopy.progress.done}, ${formatIndiaTime(new Date(since))}`
        : workCopy.progress.done,
      tone: 'good',
    };
  }
  if (!lastAction || !at) return undefined;
  return {
    text: `${workCopy.progress[lastAction]}, ${formatIndiaTime(new Date(at))}`,
    tone: 'under',
  };
};
