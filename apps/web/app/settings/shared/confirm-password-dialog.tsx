import { PasswordInput } from '@haldi/contract/accounts/schema';
import * as z from 'zod/mini';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

const schema = z.strictObject({ password: PasswordInput });

type PasswordDialogProps = {
  open: boolean;
  send: (password: string) => Promise<void>;
  onClose: () => void;
  copy: { save: string; proof: { title: string; text: string; password: string } };
};

export function ConfirmPasswordDialog({ open, send, onClose, copy }: PasswordDialogProps) {
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
      title={copy.proof.title}
      description={copy.proof.text}
      form={form}
      submit={copy.save}
    >
      <PasswordField
        required
        name="password"
        label={copy.proof.password}
        error={form.errors.password}
      />
    </FormDialog>
  );
}
