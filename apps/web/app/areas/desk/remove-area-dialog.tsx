import type { Area } from '@haldi/contract/areas/desk/schema';
import { errorText } from '../../lib/error-text.ts';
import { AffectedVisitsDialog } from '../../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../../schedule/shared/use-confirm-affected-visits.ts';
import ConfirmDialog from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { areasCopy } from './copy.ts';
import { useRemoveArea } from './queries.ts';

const copy = areasCopy.removal;

type RemoveAreaProps = { open: boolean; area: Area; isLast: boolean; onClose: () => void };

export function RemoveAreaDialog({ open, area, isLast, onClose }: RemoveAreaProps) {
  const { mutateAsync, isPending } = useRemoveArea();
  const asking = useConfirmAffectedVisits(async (id: string, acknowledged?: string) => {
    await mutateAsync({ id, acknowledged });
    toast.success(copy.done);
    onClose();
  });
  const fail = (error: unknown): void => toast.error(errorText(error) ?? copy.failed);
  const letBe = (): void => {
    asking.letBe();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open && !asking.affected}
        title={copy.title(area.name)}
        text={copy.text(isLast)}
        confirm={copy.confirm}
        busy={isPending}
        onConfirm={() => void asking.attempt(area._id).catch(fail)}
        onClose={onClose}
      />
      <AffectedVisitsDialog
        affected={asking.affected}
        title={areasCopy.form.affectedTitle}
        text={areasCopy.form.affectedText}
        confirm={copy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) => void asking.insist(stamp).catch(fail)}
        onClose={letBe}
      />
    </>
  );
}
