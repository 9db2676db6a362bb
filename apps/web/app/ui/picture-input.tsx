import { imageLimits, imageTypes } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';
import { type PictureProblem, shrinkPicture } from './shrink-picture.ts';

/** Not in copy.ts, which every page loads. */
const pictureProblems: Record<PictureProblem, string> = {
  kind: 'Choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture cannot be read. Please choose another one.',
  size: `Choose a picture of at most ${formatMegabytes(imageLimits.bytes)}.`,
};

type PictureInputProps = {
  text: string;
  hint: string;
  error?: string | undefined;
  /** Keeps transparency when the picture is resized. */
  keepsTransparency?: boolean;
  onChoose: (file: Blob) => void;
  children?: ReactNode;
  className?: string;
};

export function PictureInput(props: PictureInputProps) {
  const { text, hint, error, keepsTransparency, onChoose, children, className } = props;
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    if (!chosen) return;
    latest.current = chosen;
    const picture = await shrinkPicture(chosen, keepsTransparency);
    // A large picture may finish after a smaller one chosen later.
    if (latest.current !== chosen) return;
    setProblem(picture.problem && pictureProblems[picture.problem]);
    if (!picture.problem) onChoose(picture.file);
  };
  const reason = problem ?? error;
  return (
    <div className="min-w-40 grow">
      <div className={cx('flex flex-wrap gap-x-3 gap-y-2', className)}>
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
          {text}
        </label>
        {children}
      </div>
      {reason && <FieldError role="alert">{reason}</FieldError>}
      <p id={`${id}-hint`} className="mt-2 text-sm text-stone">
        {hint}
      </p>
    </div>
  );
}
