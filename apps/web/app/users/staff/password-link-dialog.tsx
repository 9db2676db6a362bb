import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import type { StaffMember } from '@haldi/contract/users/staff/schema';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { OneTimePasswordLink } from '../one-time-password-link.tsx';
import { staffCopy as copy } from './copy.ts';

type LinkDialogProps = {
  open: boolean;
  member: StaffMember;
  passwordLink: PasswordLink;
  onClose: () => void;
};

export function PasswordLinkDialog({ open, member, passwordLink, onClose }: LinkDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.linkTitle}
      description={member.name}
      size="small"
      footer={
        <Button look="secondary" onClick={onClose}>
          {copy.done}
        </Button>
      }
    >
      <OneTimePasswordLink name={member.name} phone={member.phone} passwordLink={passwordLink} />
    </Dialog>
  );
}
