import type { Beautician } from '@haldi/contract/roster/schema';
import { CalendarOff, EllipsisVertical, PencilLine, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { AffectedVisitsDialog } from '../schedule/shared/affected-visits-dialog.tsx';
import ConfirmDialog from '../ui/confirm-dialog.tsx';
import { Menu } from '../ui/menu.tsx';
import { BeauticianForm } from './beautician-form.tsx';
import { rosterCopy } from './copy.ts';
import { TimeOffForm } from './time-off-form.tsx';
import { useSetBeauticianActive } from './use-set-beautician-active.ts';

const copy = rosterCopy.active;

type OpenDialog = { what: 'edit' | 'time-off'; isOpen: boolean; time: number };

type BeauticianMenuProps = { beautician: Beautician };

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
