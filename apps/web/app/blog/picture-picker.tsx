import { imageTypes } from '@haldi/contract/images/image-address';
import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { shrinkPicture } from '../lib/shrink-picture.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { blogCopy } from './copy.ts';

type PicturePickerProps = {
  file: Blob | undefined;
  /** The address of a picture that is already there. */
  stored?: string | null | undefined;
  onChoose: (file: Blob) => void;
  onRemove: () => void;
};

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

/** A picture to go with a post: choose, see, take away. */
export function PicturePicker({ file, stored, onChoose, onRemove }: PicturePickerProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const shown = useAddress(file) ?? stored;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again after it was removed.
    target.value = '';
    if (!chosen) return;
    const picture = await shrinkPicture(chosen);
    setProblem(picture.problem && blogCopy.pictureProblems[picture.problem]);
    if (!picture.problem) onChoose(picture.file);
  };

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold text-plum-900">{blogCopy.picture}</p>
      {shown && (
        <img
          src={shown}
          alt={blogCopy.pictureAlt}
          width={960}
          height={540}
          className="mb-3 aspect-video w-full rounded-field border border-sand bg-haldi-50 object-contain"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
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
            'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-plum-500',
          )}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
          {shown ? blogCopy.changePicture : blogCopy.choosePicture}
        </label>
        {shown && (
          <Button look="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            {blogCopy.removePicture}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-brick-600">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className="mt-2 text-sm text-stone">
        {blogCopy.pictureHint}
      </p>
    </div>
  );
}
