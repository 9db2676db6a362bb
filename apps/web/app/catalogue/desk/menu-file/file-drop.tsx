import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { buttonStyle } from '../../../ui/button-style.ts';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/field-error.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { menuFileCopy } from './copy.ts';

type FileDropProps = {
  text: string;
  hint: string;
  accept: string;
  busy: boolean;
  error?: string | undefined;
  onChoose: (file: File) => void;
};

export function FileDrop({ text, hint, accept, busy, error, onChoose }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onChoose(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only one more way, beside the button
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'rounded-card border-2 border-dashed px-4 py-5 text-center transition-colors',
        isOver ? 'border-plum-600 bg-plum-100' : 'border-edge bg-haldi-50',
      )}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={busy}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after it was corrected.
          target.value = '';
          if (file) onChoose(file);
        }}
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
        {busy ? <Spinner /> : <FileUp aria-hidden="true" className="size-5" />}
        {text}
      </label>
      <span className="ml-3 text-stone max-lg:hidden">{menuFileCopy.in.dropHint}</span>
      <p id={`${id}-hint`} className="mt-2 text-sm text-stone">
        {hint}
      </p>
      {error && (
        <FieldError role="alert" className="mt-2 justify-center text-left">
          {error}
        </FieldError>
      )}
    </div>
  );
}
