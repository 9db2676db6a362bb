import { PasswordInput } from '@haldi/contract/accounts/schema';
import * as z from 'zod/mini';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountsCopy } from '../copy.ts';

const schema = z.strictObject({ password: PasswordInput });

type PasswordDialogProps = {
  open: boolean;
  title: string;
  text: string;
  submit: string;
  send: (password: string) => Promise<void>;
  onClose: () => void;
};

export function ConfirmPasswordDialog(props: PasswordDialogProps) {
  const { open, title, text, submit, send, onClose } = props;
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
