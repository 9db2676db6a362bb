import type { Area } from '@haldi/contract/areas/desk/schema';
import { MapPinPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { AffectedVisitsDialog } from '../../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../../schedule/shared/use-confirm-affected-visits.ts';
import { useSettings } from '../../settings/queries.ts';
import { SettingsLayout } from '../../settings/shared/settings-layout.tsx';
import { Button } from '../../ui/button.tsx';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { toast } from '../../ui/toast.ts';
import { AreaForm } from './area-form.tsx';
import { AreaList } from './area-list.tsx';
import { areasCopy, areasCopy as copy } from './copy.ts';
import { useAreas, useRemoveArea } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';

type OpenDialog = {
  what: 'form' | 'removal';
  area: Area | undefined;
  isOpen: boolean;
  time: number;
};

const useAreaDialogs = () => {
  const [opened, setOpened] = useState<OpenDialog>();
  return {
    opened,
    open: (what: OpenDialog['what'], area?: Area): void =>
      setOpened((now) => ({ what, area, isOpen: true, time: (now?.time ?? 0) + 1 })),
    close: (): void => setOpened((now) => now && { ...now, isOpen: false }),
  };
};

type AreasProps = {
  areas: readonly Area[];
  dialogs: ReturnType<typeof useAreaDialogs>;
  add: ReactNode;
};

const removalCopy = areasCopy.removal;

type RemoveAreaDialogProps = { open: boolean; area: Area; isLast: boolean; onClose: () => void };

function RemoveAreaDialog({ open, area, isLast, onClose }: RemoveAreaDialogProps) {
  const { mutateAsync, isPending } = useRemoveArea();
  const confirmation = useConfirmAffectedVisits(async (id: string, acknowledged?: string) => {
    await mutateAsync({ id, acknowledged });
    toast.success(removalCopy.done);
    onClose();
  });
  const showError = (error: unknown): void => toast.error(errorText(error) ?? removalCopy.failed);
  const cancel = (): void => {
    confirmation.cancel();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open && !confirmation.affected}
        title={removalCopy.title(area.name)}
        text={removalCopy.text(isLast)}
        confirm={removalCopy.confirm}
        busy={isPending}
        onConfirm={() => void confirmation.attempt(area._id).catch(showError)}
        onClose={onClose}
      />
      <AffectedVisitsDialog
        affected={confirmation.affected}
        title={areasCopy.form.affectedTitle}
        text={areasCopy.form.affectedText}
        confirm={removalCopy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) => void confirmation.confirm(stamp).catch(showError)}
        onClose={cancel}
      />
    </>
  );
}

function Areas({ areas, dialogs: { opened, open, close }, add }: AreasProps) {
  const { city, visitingCharge } = useSettings();
  return (
    <>
      {areas.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/search.svg"
          title={copy.none}
          text={copy.noneText(city, visitingCharge)}
          action={add}
        />
      ) : (
        <AreaList
          areas={areas}
          onEdit={(area) => open('form', area)}
          onRemove={(area) => open('removal', area)}
        />
      )}
      {opened?.what === 'form' && (
        <AreaForm
          key={opened.time}
          open={opened.isOpen}
          area={opened.area}
          areas={areas}
          onClose={close}
        />
      )}
      {opened?.what === 'removal' && opened.area && (
        <RemoveAreaDialog
          key={opened.time}
          open={opened.isOpen}
          area={opened.area}
          isLast={areas.length === 1}
          onClose={close}
        />
      )}
    </>
  );
}

export default function AreasScreen() {
  const { data: areas, isError, refetch } = useAreas();
  const dialogs = useAreaDialogs();
  const add = (
    <Button onClick={() => dialogs.open('form')}>
      <MapPinPlus aria-hidden="true" className="size-5" />
      {copy.add}
    </Button>
  );
  return (
    <SettingsLayout
      title={copy.title}
      intro={copy.intro}
      actions={areas && areas.length > 0 && add}
    >
      {areas ? (
        <Areas areas={areas} dialogs={dialogs} add={add} />
      ) : isError ? (
        <LoadFailed title={copy.fetchFailed} onRetry={() => void refetch()} />
      ) : (
        <Loading isQuiet text={copy.loading} />
      )}
      <WaitingList />
    </SettingsLayout>
  );
}
