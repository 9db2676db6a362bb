import type { Replacement } from '@haldi/contract/orders/desk/alerts/schema';
import { assignmentEffectText } from '@haldi/contract/orders/desk/assignment-effect-text';
import { useId } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { alertsCopy } from './copy.ts';
import { useAssignReplacement } from './queries.ts';

const copy = alertsCopy.replacement;

const textOf = ({ name, isAssigned }: Replacement): string => {
  if (name === null) return copy.none;
  return isAssigned ? copy.assigned(name) : copy.planned(name);
};

type ReplacementRowProps = { orderId: string; replacement: Replacement };

export function ReplacementBeauticianRow({ orderId, replacement }: ReplacementRowProps) {
  const effectId = useId();
  const { mutate, isPending, error } = useAssignReplacement();
  const { name, isAssigned, status, version } = replacement;
  return (
    <div className="mt-1">
      <p className="font-semibold">{textOf(replacement)}</p>
      {name !== null && !isAssigned && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            once
            busy={isPending}
            aria-describedby={effectId}
            onClick={() => mutate({ orderId, beautician: name, version })}
          >
            {copy.assign(name)}
          </Button>
          <span id={effectId} className="text-sm">
            {assignmentEffectText(status)}
          </span>
        </div>
      )}
      {error && !isPending && !isAssigned && (
        <p className="mt-1 font-semibold">{errorText(error) ?? alertsCopy.failed}</p>
      )}
    </div>
  );
}
