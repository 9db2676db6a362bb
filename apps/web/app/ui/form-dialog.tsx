import { type ReactNode, useId } from 'react';
import { UnsavedForm } from '../lib/unsaved-form.ts';
import type { useForm } from '../lib/use-form.ts';
import { Button } from './button.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Notice } from './notice.tsx';

type FormDialogProps = Omit<DialogProps, 'footer' | 'place'> & {
  form: ReturnType<typeof useForm>;
  /** Something was chosen that no field holds. */
  isChosen?: boolean;
  /** The word on the button that sends it. */
  submit: string;
  /** What can be done about a problem with the whole; stands below it. */
  remedy?: ReactNode;
  /** Stands below the fields and what is wrong with them. */
  after?: ReactNode;
};

/** A form in a dialog: its fields, what is wrong with the whole, Cancel, and the button that sends it. */
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
        <UnsavedForm form={form} isChosen={isChosen} />
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
