import { Trash2 } from 'lucide-react';
import { useObjectUrl } from '../lib/use-object-url.ts';
import { Button } from '../ui/button.tsx';
import { PictureInput } from '../ui/picture-input.tsx';
import { blogCopy } from './copy.ts';

type PicturePickerProps = {
  file: Blob | undefined;
  /** URL of the current picture. */
  stored?: string | null | undefined;
  onChoose: (file: Blob) => void;
  onRemove: () => void;
};

export function PostPictureField({ file, stored, onChoose, onRemove }: PicturePickerProps) {
  const shown = useObjectUrl(file) ?? stored;
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
      <PictureInput
        text={shown ? blogCopy.changePicture : blogCopy.choosePicture}
        hint={blogCopy.pictureHint}
        onChoose={onChoose}
      >
        {shown && (
          <Button look="quiet" onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" />
            {blogCopy.removePicture}
          </Button>
        )}
      </PictureInput>
    </div>
  );
}
