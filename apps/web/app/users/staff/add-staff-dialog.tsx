import {
  type AddedStaffMember,
  NewStaffMember,
  type RosterOption,
} from '@haldi/contract/users/staff/schema';
import { useState } from 'react';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountFields } from '../account-fields.tsx';
import { staffCopy } from './copy.ts';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { useAddStaffMember } from './queries.ts';
import { StaffRoleFields, useStaffRole } from './role-fields.tsx';

const copy = staffCopy.add;

type AddStaffProps = { open: boolean; roster: readonly RosterOption[]; onClose: () => void };

export function AddStaffDialog({ open, roster, onClose }: AddStaffProps) {
  const { mutateAsync } = useAddStaffMember();
  const [added, setAdded] = useState<AddedStaffMember>();
  const staffRole = useStaffRole();
  const form = useForm({
    schema: NewStaffMember,
    read: (fields) => ({
      username: fields.get('username'),
      mobileNumber: fields.get('mobileNumber'),
      email: fields.get('email'),
      ...staffRole.read(),
    }),
    send: async (body) => {
      setAdded(await mutateAsync(body));
      toast.success(copy.added);
    },
  });
  if (added) {
    const { member, passwordLink } = added;
    return (
      <PasswordLinkDialog
        open={open}
        member={member}
        passwordLink={passwordLink}
        onClose={onClose}
      />
    );
  }
  const { errors } = form;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title}
      description={copy.description}
      size="small"
      form={form}
      submit={copy.submit}
    >
      <AccountFields errors={errors} labels={copy} />
      <StaffRoleFields staffRole={staffRole} roster={roster} error={errors.beautician} />
    </FormDialog>
  );
}
