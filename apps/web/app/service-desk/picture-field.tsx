import type { DataSetKey } from '@haldi/contract/catalogue/categories';
import type { DrawnPicture } from '@haldi/contract/catalogue/editing';
import { imageTypes } from '@haldi/contract/images/image-address';
import { CircleAlert, ImagePlus, Images } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { shrinkPicture } from '../lib/shrink-picture.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { menuCopy } from './copy.ts';
import { PictureGallery } from './picture-gallery.tsx';

const copy = menuCopy.form;

/** A file to upload, or one of our own by its address; neither keeps what is there. */
export type PictureChoice = { file?: Blob; drawing?: string };

const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

type PictureFieldProps = {
  choice: PictureChoice;
  /** What is shown while nothing is chosen. */
  stored: string;
  dataSet: DataSetKey;
  pictures: readonly DrawnPicture[];
  error?: string | undefined;
  onChange: (choice: PictureChoice) => void;
};

export function PictureField(props: PictureFieldProps) {
  const { choice, stored, dataSet, pictures, error, onChange } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const uploaded = useAddress(choice.file);
  const shown = uploaded ?? choice.drawing ?? stored;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (!chosen) return;
    const picture = await shrinkPicture(chosen);
    setProblem(picture.problem && copy.problems[picture.problem]);
    if (!picture.problem) onChange({ file: picture.file });
  };
  const reason = problem ?? error;
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
        <div className="flex min-w-40 grow flex-col items-start gap-2">
          <input
            id={id}
            type="file"
            accept={imageTypes.join(',')}
            onChange={choose}
            aria-describedby={`${id}-hint`}
            className="peer sr-only"
          />
          <label
            htmlFor={id}
            className={buttonStyle(
              'secondary',
              'medium',
              'cursor-pointer px-4 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-plum-500',
            )}
          >
            <ImagePlus aria-hidden="true" className="size-5" />
            {copy.upload}
          </label>
          <Button
            look="secondary"
            className="px-4"
            aria-expanded={isChoosing}
            onClick={() => setIsChoosing(!isChoosing)}
          >
            <Images aria-hidden="true" className="size-5" />
            {isChoosing ? copy.closeOurs : copy.chooseOurs}
          </Button>
          <p id={`${id}-hint`} className="text-sm text-stone">
            {copy.uploadHint}
          </p>
        </div>
      </div>
      {reason && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-brick-600">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {reason}
        </p>
      )}
      {isChoosing && (
        <PictureGallery
          pictures={pictures}
          startAt={dataSet}
          chosen={choice.file ? undefined : (choice.drawing ?? stored)}
          onChoose={(drawing) => onChange({ drawing })}
        />
      )}
    </fieldset>
  );
}
