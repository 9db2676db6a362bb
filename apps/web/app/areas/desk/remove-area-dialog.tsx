import type { Area } from '@haldi/contract/areas/desk/schema';
import { errorText } from '../../lib/error-text.ts';
import { AffectedVisitsDialog } from '../../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../../schedule/shared/use-confirm-affected-visits.ts';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { areasCopy } from './copy.ts';
import { useRemoveArea } from './queries.ts';

const copy = areasCopy.removal;

type RemoveAreaDialogProps = { open: boolean; area: Area; isLast: boolean; onClose: () => void };

export function RemoveAreaDialog({ open, area, isLast, onClose }: RemoveAreaDialogProps) {
  const { mutateAsync, isPending } = useRemoveArea();
  const confirmation = useConfirmAffectedVisits(async (id: string, acknowledged?: string) => {
    await mutateAsync({ id, acknowledged });
    toast.success(copy.done);
    onClose();
  });
  const showError = (error: unknown): void => toast.error(errorText(error) ?? copy.failed);
  const cancel = (): void => {
    confirmation.cancel();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open && !confirmation.affected}
        title={copy.title(area.name)}
        text={copy.text(isLast)}
        confirm={copy.confirm}
        busy={isPending}
        onConfirm={() => void confirmation.attempt(area._id).catch(showError)}
        onClose={onClose}
      />
      <AffectedVisitsDialog
        affected={confirmation.affected}
        title={areasCopy.form.affectedTitle}
        text={areasCopy.form.affectedText}
        confirm={copy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) => void confirmation.confirm(stamp).catch(showError)}
        onClose={cancel}
      />
    </>
  );
}
