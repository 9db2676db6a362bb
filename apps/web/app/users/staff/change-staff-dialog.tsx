import {
  type RosterOption,
  StaffChange,
  type StaffMember,
} from '@haldi/contract/users/staff/schema';
import { useForm } from '../../lib/use-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { staffCopy } from './copy.ts';
import { useChangeStaffMember } from './queries.ts';
import { StaffRoleFields, useStaffRole } from './role-fields.tsx';

const copy = staffCopy.edit;

type ChangeStaffProps = {
  open: boolean;
  member: StaffMember;
  roster: readonly RosterOption[];
  onClose: () => void;
};

export function ChangeStaffDialog({ open, member, roster, onClose }: ChangeStaffProps) {
  const { mutateAsync } = useChangeStaffMember(member.id);
  const staffRole = useStaffRole(member);
  const form = useForm({
    schema: StaffChange,
    read: staffRole.read,
    send: async (body) => {
      await mutateAsync(body);
      toast.success(copy.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title(member.name)}
      description={copy.description}
      size="small"
      form={form}
      submit={copy.submit}
    >
      <StaffRoleFields staffRole={staffRole} roster={roster} error={form.errors.beautician} />
    </FormDialog>
  );
}
