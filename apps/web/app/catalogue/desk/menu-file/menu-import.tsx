import {
  type MenuImportResult,
  type PendingPicture,
  MenuPreview as PreviewSchema,
} from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { toast } from '../../../ui/toast.ts';
import { menuFileCopy } from './copy.ts';
import { FileDrop } from './file-drop.tsx';
import { type ImportOptions, MenuImportPreview } from './menu-import-preview.tsx';
import { useApplyMenuFile, usePreviewMenuFile } from './queries.ts';

const copy = menuFileCopy.in;

type PreviewedFile = { file: File; preview: PreviewSchema };

/** A MENU_CHANGED error contains a new preview. */
const previewFrom = (error: unknown): PreviewSchema | undefined =>
  error instanceof CallError ? PreviewSchema.safeParse(error.reason.details).data : undefined;

const buttonText = (previewed: PreviewedFile | undefined): string => {
  if (!previewed) return copy.choose;
  return previewed.preview.errors.length > 0 ? copy.chooseAgain : copy.chooseOther;
};

type MenuImportProps = { onDone: (awaited: readonly PendingPicture[]) => void };

export function MenuImport({ onDone }: MenuImportProps) {
  const [previewed, setPreviewed] = useState<PreviewedFile>();
  const [result, setResult] = useState<MenuImportResult>();
  const previewing = usePreviewMenuFile();
  const apply = useApplyMenuFile();

  const choose = (file: File): void => {
    setResult(undefined);
    setPreviewed(undefined);
    previewing.mutate(file, { onSuccess: (preview) => setPreviewed({ file, preview }) });
  };
  const send = ({ file, preview }: PreviewedFile, options: ImportOptions): void =>
    apply.mutate(
      { file, fingerprint: preview.fingerprint, ...options },
      {
        onSuccess: (done) => {
          setPreviewed(undefined);
          setResult(done);
          onDone(done.awaited);
        },
        onError: (error) => {
          const now = previewFrom(error);
          if (now) setPreviewed({ file, preview: now });
          toast.error(
            now
              ? menuFileCopy.preview.changedMeanwhile
              : (errorText(error) ?? menuFileCopy.preview.failed),
          );
        },
      },
    );

  return (
    <Card as="section" aria-label={copy.title} className="space-y-4">
      <div>
        <h2 className="text-xl text-plum-900">{copy.title}</h2>
        <p className="mt-1 text-stone">{copy.text}</p>
      </div>
      {result && (
        <Notice tone="good">
          <p role="status">
            {menuFileCopy.done.text(result.added, result.changed, result.hidden)}{' '}
            <Link to="/admin/services" className={textLinkStyle()}>
              {menuFileCopy.done.link}
            </Link>
          </p>
        </Notice>
      )}
      {previewed && (
        <MenuImportPreview
          key={previewed.preview.fingerprint}
          file={previewed.file.name}
          preview={previewed.preview}
          busy={apply.isPending}
          onApply={(options) => send(previewed, options)}
          onCancel={() => setPreviewed(undefined)}
        />
      )}
      <FileDrop
        text={previewing.isPending ? copy.reading : buttonText(previewed)}
        hint={copy.hint}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        busy={previewing.isPending || apply.isPending}
        error={previewing.isError ? (errorText(previewing.error) ?? copy.failed) : undefined}
        onChoose={choose}
      />
    </Card>
  );
}
