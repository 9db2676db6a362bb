import type { BuiltInPicture } from '@haldi/contract/catalogue/desk/schema';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '../../lib/use-object-url.ts';
import { Button } from '../../ui/button.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { BuiltInPicturePicker } from './built-in-picture-picker.tsx';
import { menuCopy } from './copy.ts';

const copy = menuCopy.form;

/** Without either the stored picture stays. */
export type ServicePictureChoice = { file?: Blob; drawing?: string };

type PictureFieldProps = {
  choice: ServicePictureChoice;
  stored: string;
  dataSet: string;
  pictures: readonly BuiltInPicture[];
  error?: string | undefined;
  onChange: (choice: ServicePictureChoice) => void;
};

export function ServicePictureField(props: PictureFieldProps) {
  const { choice, stored, dataSet, pictures, error, onChange } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  const shown = useObjectUrl(choice.file) ?? choice.drawing ?? stored;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.picture}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={shown}
          alt=""
          width={160}
          height={120}
          className="aspect-4/3 w-40 rounded-field border border-sand bg-haldi-100 object-cover"
        />
        <PictureInput
          text={copy.upload}
          hint={copy.uploadHint}
          error={error}
          onChoose={(file) => onChange({ file })}
          className="flex-col items-start"
        >
          <Button
            look="secondary"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <Images aria-hidden="true" className="size-5" />
            {isChoosing ? copy.closeOurs : copy.chooseOurs}
          </Button>
        </PictureInput>
      </div>
      {isChoosing && (
        <BuiltInPicturePicker
          pictures={pictures}
          startAt={dataSet}
          chosen={choice.file ? undefined : (choice.drawing ?? stored)}
          onChoose={(drawing) => onChange({ drawing })}
        />
      )}
    </fieldset>
  );
}
