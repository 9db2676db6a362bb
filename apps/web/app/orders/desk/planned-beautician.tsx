import type { Candidates } from '@haldi/contract/orders/desk/beautician-candidates';
import { Sparkles } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { deskCopy } from './copy.ts';

const copy = deskCopy.assign;

type PlannedBeauticianProps = {
  candidates: Candidates | undefined;
  askedFor: string | null;
  busy: boolean;
  onAssign: (name: string) => void;
};

const planText = (planned: string | null, askedFor: string | null): string => {
  if (planned === null) return copy.noneAvailable;
  return planned === askedFor ? copy.plannedAsRequested(planned) : copy.planned(planned);
};

export function PlannedBeautician({
  candidates,
  askedFor,
  busy,
  onAssign,
}: PlannedBeauticianProps) {
  if (!candidates) return <Skeleton className="h-15" />;
  const { planned } = candidates;
  return (
    <div className="flex min-h-15 items-center gap-3 rounded-field border border-haldi-300 bg-haldi-50 py-2 pr-3 pl-4">
      <Sparkles aria-hidden="true" className="size-5 shrink-0 text-haldi-800" />
      <p className="min-w-0 grow wrap-anywhere">{planText(planned, askedFor)}</p>
      {planned !== null && (
        <Button
          look="golden"
          size="small"
          aria-label={copy.assignName(planned)}
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
