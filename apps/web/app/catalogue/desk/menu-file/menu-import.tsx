import {
  type MenuFileResult,
  type PendingPicture,
  MenuPreview as PreviewShape,
} from '@haldi/contract/catalogue/menu-file/preview';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { toast } from '../../../ui/toast.ts';
import { menuFileCopy } from './copy.ts';
import { FileDrop } from './file-drop.tsx';
import { type ImportOptions, MenuPreview } from './menu-preview.tsx';
import { useApplyMenuFile, usePreviewMenuFile } from './queries.ts';

const copy = menuFileCopy.in;

type PreviewedFile = { file: File; preview: PreviewShape };

/** A MENU_CHANGED error contains a new preview. */
const previewIn = (error: unknown): PreviewShape | undefined =>
  error instanceof CallError ? PreviewShape.safeParse(error.reason.details).data : undefined;

const buttonText = (seen: PreviewedFile | undefined): string => {
  if (!seen) return copy.choose;
  return seen.preview.errors.length > 0 ? copy.chooseAgain : copy.chooseOther;
};

type BringInProps = { onDone: (awaited: readonly PendingPicture[]) => void };

export function MenuImport({ onDone }: BringInProps) {
  const [seen, setSeen] = useState<PreviewedFile>();
  const [result, setResult] = useState<MenuFileResult>();
  const look = usePreviewMenuFile();
  const apply = useApplyMenuFile();

  const choose = (file: File): void => {
    setResult(undefined);
    setSeen(undefined);
    look.mutate(file, { onSuccess: (preview) => setSeen({ file, preview }) });
  };
  const send = ({ file, preview }: PreviewedFile, answers: ImportOptions): void =>
    apply.mutate(
      { file, fingerprint: preview.fingerprint, ...answers },
      {
        onSuccess: (done) => {
          setSeen(undefined);
          setResult(done);
          onDone(done.awaited);
        },
        onError: (error) => {
          const now = previewIn(error);
          if (now) setSeen({ file, preview: now });
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
              {menuFileCopy.done.look}
            </Link>
          </p>
        </Notice>
      )}
      {seen && (
        <MenuPreview
          key={seen.preview.fingerprint}
          file={seen.file.name}
          preview={seen.preview}
          busy={apply.isPending}
          onApply={(answers) => send(seen, answers)}
          onDrop={() => setSeen(undefined)}
        />
      )}
      <FileDrop
        text={look.isPending ? copy.reading : buttonText(seen)}
        hint={copy.hint}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        busy={look.isPending || apply.isPending}
        error={look.isError ? (errorText(look.error) ?? copy.failed) : undefined}
        onChoose={choose}
      />
    </Card>
  );
}
