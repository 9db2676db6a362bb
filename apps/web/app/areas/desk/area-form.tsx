import { type Area, CurrentArea, NewArea } from '@haldi/contract/areas/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { AffectedVisitsDialog } from '../../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../../schedule/shared/use-confirm-affected-visits.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AreaFields } from './area-fields.tsx';
import { describeAreaChanges, readAreaForm } from './area-form-data.ts';
import { areasCopy } from './copy.ts';
import { useAddArea, useChangeArea } from './queries.ts';

const copy = areasCopy.form;

const currentAreaFrom = (error: unknown): Area | undefined =>
  error instanceof CallError && error.reason.code === 'AREA_CHANGED'
    ? CurrentArea.safeParse(error.reason.details).data?.area
    : undefined;

function OthersChanges({ changes }: { changes: readonly string[] }) {
  return (
    <>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {changes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-1">{copy.changedText}</p>
    </>
  );
}

type AreaFormProps = {
  open: boolean;
  /** Undefined: a new area. */
  area: Area | undefined;
  areas: readonly Area[];
  onClose: () => void;
};

export function AreaForm({ open, area, areas, onClose }: AreaFormProps) {
  const [begun] = useState(area);
  const [current, setStanding] = useState<Area>();
  const { mutateAsync: add, isPending: isAdding } = useAddArea();
  const { mutateAsync: change, isPending: isChanging } = useChangeArea();
  const asking = useConfirmAffectedVisits(async (typed: NewArea, acknowledged?: string) => {
    const body = { ...typed, ...(acknowledged && { acknowledged }) };
    if (begun) {
      const version = (current ?? begun).version;
      await change({ id: begun._id, body: { ...body, version } }).catch((error: unknown) => {
        // The changes are shown, so the next save may overwrite them.
        setStanding((known) => currentAreaFrom(error) ?? known);
        throw error;
      });
    } else {
      await add(body);
    }
    toast.success(begun ? copy.saved : copy.added);
    onClose();
  });
  const form = useForm({
    schema: NewArea,
    read: readAreaForm,
    send: (typed) => asking.attempt(typed),
  });
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={begun ? copy.editTitle(begun.name) : copy.addTitle}
        form={form}
        submit={begun ? copy.editSubmit : copy.addSubmit}
        remedy={
          begun && current && <OthersChanges changes={describeAreaChanges(begun, current, areas)} />
        }
      >
        <AreaFields
          area={begun}
          others={areas.filter(({ _id }) => _id !== begun?._id)}
          errors={form.errors}
        />
      </FormDialog>
      <AffectedVisitsDialog
        affected={asking.affected}
        title={copy.affectedTitle}
        text={copy.affectedText}
        confirm={copy.affectedConfirm}
        busy={isAdding || isChanging}
        onConfirm={(stamp) => void asking.insist(stamp).catch(() => toast.error(copy.failed))}
        onClose={asking.letBe}
      />
    </>
  );
}
