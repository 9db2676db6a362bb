import { type ReactNode, useId } from 'react';
import { UnsavedFormWarning } from '../lib/unsaved-form-warning.ts';
import type { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';

type FormDialogProps = Omit<DialogProps, 'footer'> & {
  form: ReturnType<typeof useForm>;
  /** Something changed that is not a form field. */
  isChosen?: boolean;
  submit: string;
  /** Suggested action, shown below the problem. */
  remedy?: ReactNode;
  after?: ReactNode;
};

export function FormDialog(props: FormDialogProps) {
  const { form, isChosen = false, submit, remedy, after, children, ...dialog } = props;
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <CancelButton />
          <Button type="submit" form={id} busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} className="space-y-5">
        <UnsavedFormWarning form={form} isChosen={isChosen} />
        {children}
        {form.problem && (
          <Notice tone="bad">
            <p>{form.problem}</p>
            {remedy}
          </Notice>
        )}
        {after}
      </form>
    </Dialog>
  );
}
