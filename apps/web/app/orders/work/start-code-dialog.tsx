import { StartCode } from '@haldi/contract/orders/work/start-code';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { workCopy } from './copy.ts';

type CodeDialogProps = {
  open: boolean;
  firstName: string;
  onClose: () => void;
  onCode: (code: string) => void;
};

function CodeForm({ onCode }: Pick<CodeDialogProps, 'onCode'>) {
  const id = useId();
  const [code, setCode] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isComplete = StartCode.safeParse(code).success;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (isComplete) onCode(code);
  };
  const hasError = isSubmitted && !isComplete;
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="sr-only">
        {workCopy.code}
      </label>
      <input
        id={id}
        value={code}
        onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, 4))}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        className="h-20 w-full rounded-field border-2 border-plum-900 bg-white text-center font-display text-4xl font-semibold tracking-[0.4em] text-plum-950 tabular-nums"
      />
      {hasError && <FieldError id={`${id}-error`}>{workCopy.codeWrong}</FieldError>}
      <Button type="submit" className="mt-4 min-h-16! w-full text-xl!">
        {workCopy.start}
      </Button>
    </form>
  );
}

export function StartCodeDialog({ open, firstName, onClose, onCode }: CodeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="small" title={workCopy.codeTitle}>
      <p className="mb-4 text-lg leading-snug text-plum-950">{workCopy.codeText(firstName)}</p>
      <CodeForm onCode={onCode} />
    </Dialog>
  );
}
