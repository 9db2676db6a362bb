import { type Beautician, NewBeautician } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { useForm } from '../lib/use-form.ts';
import { AffectedVisitsDialog } from '../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../schedule/shared/use-confirm-affected-visits.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { BeauticianFields, readBeauticianFields } from './beautician-fields.tsx';
import { BeauticianPictureField } from './beautician-picture-field.tsx';
import { rosterCopy } from './copy.ts';
import { type BeauticianPictureChoice, useSaveBeautician } from './use-save-beautician.ts';

const copy = rosterCopy.form;

type BeauticianFormProps = {
  open: boolean;
  /** Undefined: a new beautician. */
  beautician: Beautician | undefined;
  onClose: () => void;
};

export function BeauticianForm({ open, beautician, onClose }: BeauticianFormProps) {
  const [picture, setPicture] = useState<BeauticianPictureChoice>();
  const { save, isPending } = useSaveBeautician(beautician);
  const confirmation = useConfirmAffectedVisits(
    async (body: NewBeautician, acknowledged?: string) => {
      await save(body, picture, acknowledged);
      toast.success(beautician ? copy.saved : copy.added);
      onClose();
    },
  );
  const form = useForm({
    schema: NewBeautician,
    read: readBeauticianFields,
    send: (body) => confirmation.attempt(body),
  });
  const name = beautician?.name ?? '';
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={beautician ? copy.editTitle(name) : copy.addTitle}
        form={form}
        isChosen={picture !== undefined}
        submit={beautician ? copy.editSubmit : copy.addSubmit}
      >
        <BeauticianPictureField beautician={beautician} choice={picture} onChange={setPicture} />
        <BeauticianFields beautician={beautician} errors={form.errors} />
      </FormDialog>
      <AffectedVisitsDialog
        affected={confirmation.affected}
        title={copy.affectedTitle(name)}
        text={copy.affectedText}
        confirm={copy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) =>
          void confirmation.confirm(stamp).catch(() => toast.error(copy.failed))
        }
        onClose={confirmation.cancel}
      />
    </>
  );
}
