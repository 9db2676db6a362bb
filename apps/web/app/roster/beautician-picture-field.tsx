import type { Beautician } from '@haldi/contract/roster/schema';
import { UserRound } from 'lucide-react';
import { useObjectUrl } from '../lib/use-object-url.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { PictureInput } from '../ui/picture-input.tsx';
import { rosterCopy } from './copy.ts';
import type { BeauticianPictureChoice } from './use-save-beautician.ts';

const copy = rosterCopy.form;

type AvatarFieldProps = {
  beautician: Beautician | undefined;
  choice: BeauticianPictureChoice;
  onChange: (choice: BeauticianPictureChoice) => void;
};

export function BeauticianPictureField({ beautician, choice, onChange }: AvatarFieldProps) {
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
