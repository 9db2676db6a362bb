import { assignmentEffectText } from '@haldi/contract/orders/desk/assignment-effect-text';
import type { BeauticianCandidates } from '@haldi/contract/orders/desk/beautician-candidates';
import type { Order } from '@haldi/contract/orders/schema';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskCopy } from './copy.ts';

const copy = deskCopy.assign;

type PlannedBeauticianProps = {
  candidates: Pick<BeauticianCandidates, 'planned'> | undefined;
  order: Pick<Order, 'askedFor' | 'status'>;
  busy: boolean;
  onAssign: (name: string) => void;
};

const planText = (planned: string | null, askedFor: string | null): string => {
  if (planned === null) return copy.noneAvailable;
  return planned === askedFor ? copy.plannedAsRequested(planned) : copy.planned(planned);
};

export function PlannedBeautician({ candidates, order, busy, onAssign }: PlannedBeauticianProps) {
  const effectId = useId();
  if (!candidates) return <Skeleton className="h-15" />;
  const { planned } = candidates;
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-field border border-haldi-300 bg-haldi-50 py-2 pr-3 pl-4">
      <Sparkles aria-hidden="true" className="size-5 shrink-0 text-haldi-800" />
      <p className="min-w-0 grow leading-snug wrap-anywhere">
        <span className="block">{planText(planned, order.askedFor)}</span>
        {planned !== null && (
          <span id={effectId} className="block text-sm text-plum-900">
            {assignmentEffectText(order.status)}
          </span>
        )}
      </p>
      {planned !== null && (
        <Button
          look="golden"
          size="small"
          aria-label={copy.assignName(planned)}
          aria-describedby={effectId}
          once
          busy={busy}
          onClick={() => onAssign(planned)}
        >
          {copy.assign}
        </Button>
      )}
    </div>
  );
}
