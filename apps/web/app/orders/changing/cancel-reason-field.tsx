import { type CancelRequest, cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import { customerCancelReasons } from '@haldi/contract/orders/cancellation';
import { useId } from 'react';
import { FieldError } from '../../ui/field-error.tsx';
import { changingCopy } from './copy.ts';

export type CustomerCancelReason = CancelRequest['reason'];

type CancelReasonFieldProps = {
  reason: CustomerCancelReason | null;
  onChange: (reason: CustomerCancelReason) => void;
  error: string | undefined;
};

export function CancelReasonField({ reason, onChange, error }: CancelReasonFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{changingCopy.reason}</legend>
      <div className="divide-y divide-sand overflow-hidden rounded-field border border-edge bg-white">
        {customerCancelReasons.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 transition-colors hover:bg-haldi-50 has-checked:bg-haldi-100 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-plum-600"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={reason === value}
              onChange={() => onChange(value)}
              className="size-5 shrink-0 accent-plum-700 outline-none"
            />
            {cancelReasonLabels[value]}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
