import type { PasswordLink } from '@haldi/contract/accounts/passwords/schema';
import {
  type RosterOption,
  type StaffList as Staff,
  StaffChange,
  type StaffMember,
} from '@haldi/contract/users/staff/schema';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { errorText } from '../../lib/error-text.ts';
import { useForm } from '../../lib/use-form.ts';
import { SettingsLayout } from '../../settings/shared/settings-layout.tsx';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { toast } from '../../ui/toast.ts';
import { useIssuePasswordLink } from '../queries.ts';
import { AddStaffDialog } from './add-staff-dialog.tsx';
import { staffCopy as copy, staffCopy } from './copy.ts';
import { PasswordLinkDialog } from './password-link-dialog.tsx';
import { useChangeStaffMember, useStaff } from './queries.ts';
import { StaffRoleFields, useStaffRole } from './role-fields.tsx';
import { type StaffAction, StaffCard } from './staff-card.tsx';

type Opened = { act: Exclude<StaffAction, 'link'>; isOpen: boolean; time: number };

type StaffEntryProps = { member: StaffMember; roster: readonly RosterOption[]; isYou: boolean };

const editCopy = staffCopy.edit;

type ChangeStaffProps = {
  open: boolean;
  member: StaffMember;
  roster: readonly RosterOption[];
  onClose: () => void;
};

function ChangeStaffDialog({ open, member, roster, onClose }: ChangeStaffProps) {
  const { mutateAsync } = useChangeStaffMember(member.id);
  const staffRole = useStaffRole(member);
  const form = useForm({
    schema: StaffChange,
    read: staffRole.read,
    send: async (body) => {
      await mutateAsync(body);
      toast.success(editCopy.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={editCopy.title(member.name)}
      description={editCopy.description}
      size="small"
      form={form}
      submit={editCopy.submit}
    >
      <StaffRoleFields staffRole={staffRole} roster={roster} error={form.errors.beautician} />
    </FormDialog>
  );
}

type RemoveStaffProps = { open: boolean; member: StaffMember; onClose: () => void };

function RemoveStaffDialog({ open, member, onClose }: RemoveStaffProps) {
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

function StaffEntry({ member, roster, isYou }: StaffEntryProps) {
  const [opened, setOpened] = useState<Opened>();
  const [link, setLink] = useState<{ passwordLink: PasswordLink; isOpen: boolean }>();
  const { mutate: issueLink } = useIssuePasswordLink(member.id);
  const close = (): void => setOpened((now) => now && { ...now, isOpen: false });
  const act = (what: StaffAction): void => {
    if (what !== 'link') {
      setOpened({ act: what, isOpen: true, time: (opened?.time ?? 0) + 1 });
      return;
    }
    issueLink(undefined, {
      onSuccess: (passwordLink) => setLink({ passwordLink, isOpen: true }),
      onError: (error) => toast.error(errorText(error) ?? copy.linkFailed),
    });
  };
  return (
    <>
      <StaffCard
        member={member}
        rosterName={roster.find(({ _id }) => _id === member.beautician)?.name}
        isYou={isYou}
        onAct={act}
      />
      {opened?.act === 'change' && (
        <ChangeStaffDialog
          key={opened.time}
          open={opened.isOpen}
          member={member}
          roster={roster}
          onClose={close}
        />
      )}
      {opened?.act === 'remove' && (
        <RemoveStaffDialog open={opened.isOpen} member={member} onClose={close} />
      )}
      {link && (
        <PasswordLinkDialog
          open={link.isOpen}
          member={member}
          passwordLink={link.passwordLink}
          onClose={() => setLink({ ...link, isOpen: false })}
        />
      )}
    </>
  );
}

function Members({ staff, roster }: Staff) {
  const { user } = useAuth();
  return (
    <ul aria-label={copy.list} className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {staff.map((member) => (
        <StaffEntry
          key={member.id}
          member={member}
          roster={roster}
          isYou={member.id === user?._id}
        />
      ))}
    </ul>
  );
}

export default function StaffAccountsScreen() {
  const { data, isError, refetch } = useStaff();
  const [adding, setAdding] = useState({ isOpen: false, time: 0 });
  return (
    <SettingsLayout
      title={copy.title}
      intro={copy.intro}
      actions={
        data && (
          <Button onClick={() => setAdding({ isOpen: true, time: adding.time + 1 })}>
            <UserPlus aria-hidden="true" className="size-5" />
            {copy.add.open}
          </Button>
        )
      }
    >
      {data && <Members {...data} />}
      {!data && isError && <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading isQuiet text={copy.loading} />}
      {data && (
        <AddStaffDialog
          key={adding.time}
          open={adding.isOpen}
          roster={data.roster}
          onClose={() => setAdding({ ...adding, isOpen: false })}
        />
      )}
    </SettingsLayout>
  );
}
