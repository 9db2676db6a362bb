import { type Area, NewArea, StandingArea } from '@haldi/contract/areas/desk/schema';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useForm } from '../../lib/use-form.ts';
import { AffectedDialog } from '../../schedule/shared/affected-dialog.tsx';
import { useAsking } from '../../schedule/shared/use-asking.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { AreaFields } from './area-fields.tsx';
import { changesOf, readArea } from './area-view.ts';
import { areasCopy } from './copy.ts';
import { useAddArea, useChangeArea } from './queries.ts';

const copy = areasCopy.form;

const standingOf = (error: unknown): Area | undefined =>
  error instanceof CallError && error.reason.code === 'AREA_CHANGED'
    ? StandingArea.safeParse(error.reason.details).data?.area
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
  /** Nothing: a new one is added. */
  area: Area | undefined;
  areas: readonly Area[];
  onClose: () => void;
};

/** Adds an area or changes it; what is typed stays until it is saved. */
export function AreaForm({ open, area, areas, onClose }: AreaFormProps) {
  const [begun] = useState(area);
  const [standing, setStanding] = useState<Area>();
  const { mutateAsync: add, isPending: isAdding } = useAddArea();
  const { mutateAsync: change, isPending: isChanging } = useChangeArea();
  const asking = useAsking(async (typed: NewArea, despite?: string) => {
    const body = { ...typed, ...(despite && { despite }) };
    if (begun) {
      const version = (standing ?? begun).version;
      await change({ id: begun._id, body: { ...body, version } }).catch((error: unknown) => {
        // The next press is made in knowledge of it.
        setStanding((known) => standingOf(error) ?? known);
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
    read: readArea,
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
        remedy={begun && standing && <OthersChanges changes={changesOf(begun, standing, areas)} />}
      >
        <AreaFields
          area={begun}
          others={areas.filter(({ _id }) => _id !== begun?._id)}
          errors={form.errors}
        />
      </FormDialog>
      <AffectedDialog
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
