import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { PictureZipPreview } from '@haldi/contract/catalogue/menu-file/picture-zip-preview';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { menuFileCopy } from './copy.ts';
import { FileDrop } from './file-drop.tsx';
import { PictureMatchList } from './picture-match-list.tsx';
import { useApplyPictureZip, usePreviewPictureZip } from './queries.ts';

const copy = menuFileCopy.pictures;

type PreviewedZip = { file: File; preview: PictureZipPreview };

const previewFrom = (error: unknown): PictureZipPreview | undefined =>
  error instanceof CallError ? PictureZipPreview.safeParse(error.reason.details).data : undefined;

export function PictureImport({ awaited }: { awaited: readonly PendingPicture[] }) {
  const [previewed, setPreviewed] = useState<PreviewedZip>();
  const [stored, setStored] = useState<number>();
  const previewing = usePreviewPictureZip();
  const apply = useApplyPictureZip();

  const choose = (file: File): void => {
    setStored(undefined);
    setPreviewed(undefined);
    previewing.mutate(
      { file, awaited },
      { onSuccess: (preview) => setPreviewed({ file, preview }) },
    );
  };
  const send = ({ file, preview }: PreviewedZip): void =>
    apply.mutate(
      { file, awaited, fingerprint: preview.fingerprint },
      {
        onSuccess: (done) => {
          setPreviewed(undefined);
          setStored(done.stored);
        },
        onError: (error) => {
          const now = previewFrom(error);
          if (now) setPreviewed({ file, preview: now });
          toast.error(errorText(error) ?? menuFileCopy.preview.failed);
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
      {previewed && (
        <PictureMatchList
          preview={previewed.preview}
          busy={apply.isPending}
          onApply={() => send(previewed)}
          onCancel={() => setPreviewed(undefined)}
        />
      )}
      <FileDrop
        text={
          previewing.isPending
            ? menuFileCopy.in.reading
            : previewed
              ? copy.chooseOther
              : copy.choose
        }
        hint={copy.hint}
        accept=".zip,application/zip"
        busy={previewing.isPending || apply.isPending}
        error={previewing.isError ? (errorText(previewing.error) ?? copy.failed) : undefined}
        onChoose={choose}
      />
    </Card>
  );
}
