import { PicturesPreview } from '@haldi/contract/catalogue/sheet/pictures';
import type { AwaitedPicture } from '@haldi/contract/catalogue/sheet/preview';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { sheetCopy } from './copy.ts';
import { FileDrop } from './file-drop.tsx';
import { PicturesFound } from './pictures-found.tsx';
import { useApplyPictures, usePreviewPictures } from './queries.ts';

const copy = sheetCopy.pictures;

type Seen = { file: File; preview: PicturesPreview };

const previewIn = (error: unknown): PicturesPreview | undefined =>
  error instanceof CallError ? PicturesPreview.safeParse(error.reason.details).data : undefined;

/** `awaited`: what a file of the menu named that was brought in before. */
export function BringPictures({ awaited }: { awaited: readonly AwaitedPicture[] }) {
  const [seen, setSeen] = useState<Seen>();
  const [stored, setStored] = useState<number>();
  const look = usePreviewPictures();
  const apply = useApplyPictures();

  const choose = (file: File): void => {
    setStored(undefined);
    setSeen(undefined);
    look.mutate({ file, awaited }, { onSuccess: (preview) => setSeen({ file, preview }) });
  };
  const send = ({ file, preview }: Seen): void =>
    apply.mutate(
      { file, awaited, fingerprint: preview.fingerprint },
      {
        onSuccess: (done) => {
          setSeen(undefined);
          setStored(done.stored);
        },
        onError: (error) => {
          const now = previewIn(error);
          if (now) setSeen({ file, preview: now });
          toast.error(errorText(error) ?? sheetCopy.preview.failed);
        },
      },
    );

  return (
    <Card as="section" aria-label={copy.title} className="space-y-4">
      <div>
        <h2 className="text-xl text-plum-900">{copy.title}</h2>
        <p className="mt-1 text-stone">{copy.text}</p>
      </div>
      {stored !== undefined && (
        <Notice tone="good">
          <p role="status">{copy.done(stored)}</p>
        </Notice>
      )}
      {seen && (
        <PicturesFound
          preview={seen.preview}
          busy={apply.isPending}
          onApply={() => send(seen)}
          onDrop={() => setSeen(undefined)}
        />
      )}
      <FileDrop
        text={look.isPending ? sheetCopy.in.reading : seen ? copy.chooseOther : copy.choose}
        hint={copy.hint}
        accept=".zip,application/zip"
        busy={look.isPending || apply.isPending}
        error={look.isError ? (errorText(look.error) ?? copy.failed) : undefined}
        onChoose={choose}
      />
    </Card>
  );
}
