import type { FormEvent, ReactNode } from 'react';
import { useFocusFirstError } from '../lib/use-focus-first-error.ts';
import { useUnsavedWarning } from '../lib/use-unsaved-warning.ts';
import { Button } from './button.tsx';

export type SaveFormCopy = { unsaved: string; discard: string; save: string };

export type SaveFormState = {
  isChanged: boolean;
  isPending: boolean;
  save: () => Promise<unknown>;
  discard: () => void;
};

type SaveFormProps = {
  form: SaveFormState;
  copy: SaveFormCopy;
  /** Default: `form.isChanged`. */
  isUnsaved?: boolean;
  children: ReactNode;
};

export function SaveForm({ form, copy, isUnsaved = form.isChanged, children }: SaveFormProps) {
  useUnsavedWarning(isUnsaved);
  const { container, showError } = useFocusFirstError<HTMLFormElement>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (form.isPending) return;
    await form.save();
    showError();
  };
  return (
    <form
      ref={container}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="space-y-6 lg:space-y-8"
    >
      {children}
      {form.isChanged && (
        <div
          data-sticky-foot
          className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-sand bg-white px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft animate-rise sm:mx-0 sm:rounded-card sm:border lg:bottom-4"
        >
          <p role="status" className="hidden grow font-semibold text-plum-900 sm:block">
            {copy.unsaved}
          </p>
          <Button look="secondary" onClick={form.discard}>
            {copy.discard}
          </Button>
          <Button type="submit" busy={form.isPending} className="grow sm:grow-0">
            {copy.save}
          </Button>
        </div>
      )}
    </form>
  );
}
