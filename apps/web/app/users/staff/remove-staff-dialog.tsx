import type { StaffMember } from '@haldi/contract/users/staff/schema';
import { errorText } from '../../lib/error-text.ts';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { staffCopy as copy } from './copy.ts';
import { useChangeStaffMember } from './queries.ts';

type RemoveStaffProps = { open: boolean; member: StaffMember; onClose: () => void };

export function RemoveStaffDialog({ open, member, onClose }: RemoveStaffProps) {
  const { mutate, isPending } = useChangeStaffMember(member.id);
  const remove = (): void =>
    mutate(
      { role: 'customer', beautician: null },
      {
        onSuccess: () => toast.success(copy.removed),
        onError: (error) => toast.error(errorText(error) ?? copy.failed),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={open}
      title={copy.removeTitle(member.name)}
      text={copy.removeText}
      confirm={copy.removeConfirm}
      busy={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
