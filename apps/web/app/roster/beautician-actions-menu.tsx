import type { Beautician } from '@haldi/contract/roster/schema';
import { CalendarOff, EllipsisVertical, PencilLine, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { AffectedVisitsDialog } from '../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../schedule/shared/use-confirm-affected-visits.ts';
import ConfirmDialog from '../ui/confirm-dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { toast } from '../ui/toast.ts';
import { BeauticianForm } from './beautician-form.tsx';
import { rosterCopy } from './copy.ts';
import { useChangeBeautician, useRefreshRoster } from './queries.ts';
import { TimeOffForm } from './time-off-form.tsx';

const copy = rosterCopy.active;

type OpenDialog = { what: 'edit' | 'time-off'; isOpen: boolean; time: number };

type BeauticianMenuProps = { beautician: Beautician };

const useSetBeauticianActive = (beautician: Beautician) => {
  const [isAsking, setIsAsking] = useState(false);
  const refresh = useRefreshRoster();
  const { mutateAsync, isPending } = useChangeBeautician();
  const confirmation = useConfirmAffectedVisits(async (active: boolean, acknowledged?: string) => {
    const { _id: id, timeOff: _, picture: __, ...details } = beautician;
    await mutateAsync({ id, body: { ...details, active, ...(acknowledged && { acknowledged }) } });
    setIsAsking(false);
    toast.success(active ? copy.activated : copy.deactivated);
  });
  const showError = (error: unknown): void => {
    toast.error(errorText(error) ?? copy.failed);
    void refresh();
  };
  return {
    ...confirmation,
    isAsking,
    isPending,
    ask: (): void => setIsAsking(true),
    dismiss: (): void => setIsAsking(false),
    set: (active: boolean): void => void confirmation.attempt(active).catch(showError),
    confirm: (stamp: string): void => void confirmation.confirm(stamp).catch(showError),
  };
};

export function BeauticianActionsMenu({ beautician }: BeauticianMenuProps) {
  const { name, active } = beautician;
  const [opened, setOpened] = useState<OpenDialog>();
  const status = useSetBeauticianActive(beautician);
  const open = (what: OpenDialog['what']): void =>
    setOpened({ what, isOpen: true, time: (opened?.time ?? 0) + 1 });
  const close = (): void => setOpened((now) => now && { ...now, isOpen: false });
  const shared = { beautician, onClose: close };
  return (
    <>
      <Menu
        label={copy.actions(name)}
        icon={<EllipsisVertical aria-hidden="true" />}
        items={[
          { label: copy.edit, icon: PencilLine, onSelect: () => open('edit') },
          {
            label: rosterCopy.timeOff.add,
            icon: CalendarOff,
            disabled: !active,
            onSelect: () => open('time-off'),
          },
          active
            ? { label: copy.deactivate, icon: UserX, danger: true, onSelect: status.ask }
            : { label: copy.activate, icon: UserCheck, onSelect: () => status.set(true) },
        ]}
      />
      {opened?.what === 'edit' && (
        <BeauticianForm key={opened.time} open={opened.isOpen} {...shared} />
      )}
      {opened?.what === 'time-off' && (
        <TimeOffForm key={opened.time} open={opened.isOpen} {...shared} />
      )}
      <ConfirmDialog
        open={status.isAsking && !status.affected}
        title={copy.title(name)}
        text={copy.text}
        confirm={copy.confirm}
        busy={status.isPending}
        onConfirm={() => status.set(false)}
        onClose={status.dismiss}
      />
      <AffectedVisitsDialog
        affected={status.affected}
        title={rosterCopy.timeOff.affectedTitle(name)}
        text={rosterCopy.form.affectedText}
        confirm={copy.affectedConfirm}
        busy={status.isPending}
        onConfirm={status.confirm}
        onClose={() => {
          status.cancel();
          status.dismiss();
        }}
      />
    </>
  );
}
