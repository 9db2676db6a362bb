import { type Beautician, NewBeautician } from '@haldi/contract/roster/schema';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from '../lib/use-form.ts';
import { useObjectUrl } from '../lib/use-object-url.ts';
import { AffectedVisitsDialog } from '../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../schedule/shared/use-confirm-affected-visits.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PictureInput } from '../ui/picture-input.tsx';
import { toast } from '../ui/toast.ts';
import { BeauticianFields, readBeauticianFields } from './beautician-fields.tsx';
import { rosterCopy } from './copy.ts';
import { type BeauticianPictureChoice, useSaveBeautician } from './use-save-beautician.ts';

const copy = rosterCopy.form;

type BeauticianFormProps = {
  open: boolean;
  /** Undefined: a new beautician. */
  beautician: Beautician | undefined;
  onClose: () => void;
};

type AvatarFieldProps = {
  beautician: Beautician | undefined;
  choice: BeauticianPictureChoice;
  onChange: (choice: BeauticianPictureChoice) => void;
};

function BeauticianPictureField({ beautician, choice, onChange }: AvatarFieldProps) {
  const chosen = useObjectUrl(choice === 'none' ? undefined : choice);
  const stored = beautician?.picture ?? null;
  const shown = choice === 'none' ? null : (chosen ?? stored);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.picture}</legend>
      <div className="flex items-start gap-4">
        {beautician || shown ? (
          <Avatar name={beautician?.name ?? ''} picture={shown} className="size-20 text-2xl" />
        ) : (
          <span className="flex size-20 shrink-0 items-center justify-center rounded-full bg-haldi-200 text-plum-900">
            <UserRound aria-hidden="true" className="size-9" />
          </span>
        )}
        <PictureInput
          text={shown ? copy.otherPicture : copy.choosePicture}
          hint={copy.pictureHint}
          onChoose={onChange}
        >
          {shown && (
            <Button look="quiet" onClick={() => onChange(stored ? 'none' : undefined)}>
              {copy.removePicture}
            </Button>
          )}
        </PictureInput>
      </div>
    </fieldset>
  );
}

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
