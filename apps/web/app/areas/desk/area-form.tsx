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

function ChangesByOthers({ changes }: { changes: readonly string[] }) {
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
  const [initialArea] = useState(area);
  const [current, setCurrent] = useState<Area>();
  const { mutateAsync: add, isPending: isAdding } = useAddArea();
  const { mutateAsync: change, isPending: isChanging } = useChangeArea();
  const confirmation = useConfirmAffectedVisits(async (values: NewArea, acknowledged?: string) => {
    const body = { ...values, ...(acknowledged && { acknowledged }) };
    if (initialArea) {
      const version = (current ?? initialArea).version;
      await change({ id: initialArea._id, body: { ...body, version } }).catch((error: unknown) => {
        // The changes are shown, so the next save may overwrite them.
        setCurrent((known) => currentAreaFrom(error) ?? known);
        throw error;
      });
    } else {
      await add(body);
    }
    toast.success(initialArea ? copy.saved : copy.added);
    onClose();
  });
  const form = useForm({
    schema: NewArea,
    read: readAreaForm,
    send: (values) => confirmation.attempt(values),
  });
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={initialArea ? copy.editTitle(initialArea.name) : copy.addTitle}
        form={form}
        submit={initialArea ? copy.editSubmit : copy.addSubmit}
        remedy={
          initialArea &&
          current && <ChangesByOthers changes={describeAreaChanges(initialArea, current, areas)} />
        }
      >
        <AreaFields
          area={initialArea}
          others={areas.filter(({ _id }) => _id !== initialArea?._id)}
          errors={form.errors}
        />
      </FormDialog>
      <AffectedVisitsDialog
        affected={confirmation.affected}
        title={copy.affectedTitle}
        text={copy.affectedText}
        confirm={copy.affectedConfirm}
        busy={isAdding || isChanging}
        onConfirm={(stamp) =>
          void confirmation.confirm(stamp).catch(() => toast.error(copy.failed))
        }
        onClose={confirmation.cancel}
      />
    </>
  );
}
