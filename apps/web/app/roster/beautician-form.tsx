import { type Beautician, NewBeautician, StandingBeautician } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { CallError } from '../lib/call.ts';
import { useForm } from '../lib/use-form.ts';
import { AffectedDialog } from '../schedule/shared/affected-dialog.tsx';
import { useAsking } from '../schedule/shared/use-asking.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { BeauticianFields, readFields } from './beautician-fields.tsx';
import { rosterCopy } from './copy.ts';
import { useAddBeautician, useChangeBeautician } from './queries.ts';

const copy = rosterCopy.form;

const standingOf = (error: unknown): Beautician | undefined => {
  if (!(error instanceof CallError) || error.reason.code !== 'BEAUTICIAN_CHANGED') return undefined;
  return StandingBeautician.safeParse(error.reason.details).data?.beautician;
};

type BeauticianFormProps = {
  open: boolean;
  /** Nothing: somebody new is added. */
  beautician: Beautician | undefined;
  onClose: () => void;
};

/** Adds somebody or changes her; what is typed stays until it is saved. */
export function BeauticianForm({ open, beautician, onClose }: BeauticianFormProps) {
  const [version, setVersion] = useState(beautician?.version ?? 0);
  const { mutateAsync: add } = useAddBeautician();
  const { mutateAsync: change, isPending } = useChangeBeautician();
  const asking = useAsking(async (body: NewBeautician, despite?: string) => {
    if (beautician) {
      const { _id: id, active } = beautician;
      const update = { ...body, active, version, ...(despite && { despite }) };
      await change({ id, body: update }).catch((error: unknown) => {
        const standing = standingOf(error);
        // The next press is made in knowledge of it.
        if (standing) setVersion(standing.version);
        throw error;
      });
    } else {
      await add(body);
    }
    toast.success(beautician ? copy.saved : copy.added);
    onClose();
  });
  const form = useForm({
    schema: NewBeautician,
    read: readFields,
    send: (body) => asking.attempt(body),
  });
  const name = beautician?.name ?? '';
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={beautician ? copy.editTitle(name) : copy.addTitle}
        form={form}
        submit={beautician ? copy.editSubmit : copy.addSubmit}
      >
        <BeauticianFields beautician={beautician} errors={form.errors} />
      </FormDialog>
      <AffectedDialog
        affected={asking.affected}
        title={copy.affectedTitle(name)}
        text={copy.affectedText}
        confirm={copy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) => void asking.insist(stamp).catch(() => toast.error(copy.failed))}
        onClose={asking.letBe}
      />
    </>
  );
}
