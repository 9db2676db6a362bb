import type { VisitNeedingChange } from '@haldi/contract/orders/desk/visit-schemas';
import { useState } from 'react';
import { libCopy } from '../lib/copy.ts';
import { errorText } from '../lib/error-text.ts';
import { statusAfterAssigning } from '../orders/shared/status-after-assigning.ts';
import { Button } from '../ui/button.tsx';
import ConfirmDialog from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { rosterCopy } from './copy.ts';
import { useReassignVisit } from './queries.ts';

const copy = rosterCopy.needingChange;

export function ReassignVisit({ visit }: { visit: VisitNeedingChange }) {
  const { mutateAsync, isPending, variables, error } = useReassignVisit();
  const [replacement, setReplacement] = useState<string | null>(null);
  // Visits that have started cannot be reassigned here.
  const status = statusAfterAssigning(visit.status);
  if (!status) return null;
  const { askedFor } = visit;
  // Not a callback of `mutate`: a live update may unmount this component before the answer arrives.
  const assign = async (beautician: string): Promise<void> => {
    if (isPending) return;
    const sent = { visit, status, beautician, ignorePreference: askedFor !== null };
    try {
      await mutateAsync(sent);
      toast.success(copy.assigned(beautician));
    } catch {
      toast.error(copy.failed);
    } finally {
      setReplacement(null);
    }
  };
  /** The customer is notified if they asked for another beautician, so this is confirmed first. */
  const choose = (name: string): void =>
    askedFor !== null && name !== askedFor ? setReplacement(name) : void assign(name);
  return (
    <div className="space-y-2 px-3 pb-3">
      {visit.free.length === 0 ? (
        <p className="text-sm text-stone">{copy.noneAvailable}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-stone">{copy.available}</span>
          {visit.free.map((name) => (
            <Button
              key={name}
              look="secondary"
              size="small"
              aria-label={copy.assign(visit.orderId, name)}
              busy={isPending && variables.beautician === name}
              onClick={() => choose(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        open={replacement !== null}
        title={copy.insteadTitle(replacement ?? '')}
        text={copy.insteadText(askedFor ?? '', replacement ?? '')}
        confirm={copy.assignAnyway}
        busy={isPending}
        onConfirm={() => void (replacement !== null && assign(replacement))}
        onClose={() => setReplacement(null)}
      />
      {error && <Notice tone="bad">{errorText(error) ?? libCopy.noConnection}</Notice>}
    </div>
  );
}
