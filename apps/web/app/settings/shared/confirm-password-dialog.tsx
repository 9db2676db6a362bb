import { PasswordInput } from '@haldi/contract/accounts/schema';
import * as z from 'zod/mini';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
<<<<<<<< HEAD:apps/web/app/accounts/shared/confirm-password-dialog.tsx
import { accountsCopy } from '../copy.ts';
========
>>>>>>>> documents:apps/web/app/settings/shared/confirm-password-dialog.tsx

const schema = z.strictObject({ password: PasswordInput });

type PasswordDialogProps = {
  open: boolean;
  title: string;
  text: string;
  submit: string;
  send: (password: string) => Promise<void>;
  onClose: () => void;
  copy: { save: string; proof: { title: string; text: string; password: string } };
};

<<<<<<<< HEAD:apps/web/app/accounts/shared/confirm-password-dialog.tsx
export function ConfirmPasswordDialog(props: PasswordDialogProps) {
  const { open, title, text, submit, send, onClose } = props;
========
export function ConfirmPasswordDialog({ open, send, onClose, copy }: PasswordDialogProps) {
>>>>>>>> documents:apps/web/app/settings/shared/confirm-password-dialog.tsx
  const form = useForm({ schema, send: ({ password }) => send(password) });
  const close = (): void => {
    form.clear();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      size="small"
      title={title}
      description={text}
      form={form}
      submit={submit}
    >
      <PasswordField
        required
        name="password"
        label={accountsCopy.password}
        error={form.errors.password}
      />
    </FormDialog>
  );
}
