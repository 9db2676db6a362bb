import { type AddedUser, NewUser } from '@haldi/contract/users/schema';
import { useId, useState } from 'react';
import { UnsavedFormWarning } from '../lib/unsaved-form-warning.ts';
import { useForm } from '../lib/use-form.ts';
import { Button } from '../ui/button.tsx';
import { CancelButton } from '../ui/cancel-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { AccountFields } from './account-fields.tsx';
import { usersCopy } from './copy.ts';
import { OneTimePasswordLink } from './one-time-password-link.tsx';
import { useAddUser } from './queries.ts';

const copy = usersCopy.add;

const read = (fields: FormData) => ({
  username: fields.get('username'),
  email: fields.get('email'),
  mobileNumber: fields.get('mobileNumber'),
});

type FormProps = { id: string; form: ReturnType<typeof useForm> };

function AddUserForm({ id, form }: FormProps) {
  const { errors, problem, props } = form;
  return (
    <form {...props} id={id} className="space-y-4">
      <UnsavedFormWarning form={form} />
      <AccountFields errors={errors} labels={copy} />
      {problem && <Notice tone="bad">{problem}</Notice>}
    </form>
  );
}

type AddUserProps = { open: boolean; onClose: () => void };

export function AddUserDialog({ open, onClose }: AddUserProps) {
  const formId = useId();
  const { mutateAsync } = useAddUser();
  const [added, setAdded] = useState<AddedUser>();
  const form = useForm({
    schema: NewUser,
    read,
    send: async (body) => {
      setAdded(await mutateAsync(body));
      toast.success(copy.added);
    },
  });
  const close = (): void => {
    onClose();
    setAdded(undefined);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={added ? usersCopy.link.claimTitle : copy.title}
      description={added ? added.user.name : copy.description}
      size="small"
      footer={
        added ? (
          <Button look="secondary" onClick={close}>
            {usersCopy.link.done}
          </Button>
        ) : (
          <>
            <CancelButton label={copy.cancel} />
            <Button type="submit" form={formId} busy={form.busy}>
              {copy.submit}
            </Button>
          </>
        )
      }
    >
      {added ? (
        <OneTimePasswordLink
          name={added.user.name}
          phone={added.user.phone}
          passwordLink={added.passwordLink}
        />
      ) : (
        <AddUserForm id={formId} form={form} />
      )}
    </Dialog>
  );
}
