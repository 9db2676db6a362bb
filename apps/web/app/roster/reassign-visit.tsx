import type { VisitNeedingChange } from '@haldi/contract/orders/desk/visits';
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
  const [instead, setInstead] = useState<string | null>(null);
  // Visits that have started cannot be reassigned here.
  const status = statusAfterAssigning(visit.status);
  if (!status) return null;
  const { askedFor } = visit;
  // Not a callback of `mutate`: a live update may unmount this component before the answer arrives.
  const give = async (beautician: string): Promise<void> => {
    if (isPending) return;
    const sent = { visit, status, beautician, ignorePreference: askedFor !== null };
    try {
      await mutateAsync(sent);
      toast.success(copy.given(beautician));
    } catch {
      toast.error(copy.failed);
    } finally {
      setInstead(null);
    }
  };
  /** The customer is notified if they asked for another beautician, so this is confirmed first. */
  const choose = (name: string): void =>
    askedFor !== null && name !== askedFor ? setInstead(name) : void give(name);
  return (
    <div className="space-y-2 px-3 pb-3">
      {visit.free.length === 0 ? (
        <p className="text-sm text-stone">{copy.noneFree}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-stone">{copy.free}</span>
          {visit.free.map((name) => (
            <Button
              key={name}
              look="secondary"
              size="small"
              aria-label={copy.give(visit.orderId, name)}
              busy={isPending && variables.beautician === name}
              onClick={() => choose(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        open={instead !== null}
        title={copy.insteadTitle(instead ?? '')}
        text={copy.insteadText(askedFor ?? '', instead ?? '')}
        confirm={copy.instead}
        busy={isPending}
        onConfirm={() => void (instead !== null && give(instead))}
        onClose={() => setInstead(null)}
      />
      {error && <Notice tone="bad">{errorText(error) ?? libCopy.noConnection}</Notice>}
    </div>
  );
}
