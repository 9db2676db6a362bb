import { formatIndiaTime } from '@haldi/contract/kit/dates';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { visitActions, visitActionTimes } from '@haldi/contract/orders/work/visit-actions';
import { Check } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { workCopy } from './copy.ts';

export function VisitProgressSteps({ visit: { progress } }: { visit: WorkVisit }) {
  const times = visitActionTimes(progress);
  return (
    <ol aria-label={workCopy.steps} className="grid grid-cols-4 gap-1.5">
      {visitActions.map((action) => {
        const at = times[action];
        return (
          <li
            key={action}
            className={cx(
              'rounded-field border-2 px-1 py-2 text-center text-sm leading-tight text-plum-950',
              at ? 'border-leaf-700 bg-leaf-100' : 'border-sand bg-white',
            )}
          >
            <span
              className={cx(
                'mx-auto mb-1 flex size-6 items-center justify-center rounded-full border-2',
                at ? 'border-leaf-700 bg-leaf-700 text-white' : 'border-edge',
              )}
            >
              {at && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
            </span>
            <span className="block font-semibold">{workCopy.visitActions[action]}</span>
            <span className="block whitespace-nowrap tabular-nums">
              {at ? (
                formatIndiaTime(new Date(at))
              ) : (
                <span className="sr-only">{workCopy.notYet}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
