import { imageLimits, imageTypes } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { FieldError } from './field-error.tsx';

/** Wider than any picture is displayed. */
const maxSide = 1600;
/** Smaller files are sent as they are. */
const minBytesToShrink = 400_000;

type PictureProblem = 'kind' | 'unreadable' | 'size';
type Picture = { file: Blob; problem?: undefined } | { problem: PictureProblem };

const draw = (bitmap: ImageBitmap, isTransparent: boolean): HTMLCanvasElement => {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // JPEG has no transparency; without this, transparent parts become black.
  if (!isTransparent) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const toFile = (canvas: HTMLCanvasElement, isTransparent: boolean): Promise<Blob | null> =>
  new Promise((resolve) =>
    canvas.toBlob(resolve, isTransparent ? 'image/webp' : 'image/jpeg', 0.86),
  );

/** Saves upload time on slow connections. Files that the browser cannot decode are rejected. */
const shrinkPicture = async (file: File, keepsTransparency = false): Promise<Picture> => {
  if (!imageTypes.some((type) => type === file.type)) return { problem: 'kind' };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return { problem: 'unreadable' };
  }
  const smaller =
    file.size > minBytesToShrink
      ? await toFile(draw(bitmap, keepsTransparency), keepsTransparency)
      : null;
  bitmap.close();
  const chosen = smaller && smaller.size < file.size ? smaller : file;
  return chosen.size > imageLimits.bytes ? { problem: 'size' } : { file: chosen };
};

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
