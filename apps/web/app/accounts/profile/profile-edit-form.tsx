import { type ComponentProps, type ReactNode, useEffect } from 'react';
import type { useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountsCopy } from '../copy.ts';

type EditFormProps = {
  form: ReturnType<typeof useForm>;
  submit?: string;
  onCancel: () => void;
  onInput?: ComponentProps<'form'>['onInput'];
  children: ReactNode;
};

export function ProfileEditForm({ form, submit, onCancel, onInput, children }: EditFormProps) {
  const { ref } = form.props;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([type=hidden], [aria-hidden])')?.focus();
  }, [ref]);
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput?.(event);
        onInput?.(event);
      }}
      className="mt-4 space-y-5"
    >
      {children}
      {form.problem && <Notice tone="bad">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {submit ?? accountsCopy.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {accountsCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
