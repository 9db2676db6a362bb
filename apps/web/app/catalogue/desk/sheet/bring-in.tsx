import {
  type AwaitedPicture,
  type MenuFileResult,
  MenuPreview as PreviewShape,
} from '@haldi/contract/catalogue/sheet/preview';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { toast } from '../../../ui/toast.ts';
import { sheetCopy } from './copy.ts';
import { FileDrop } from './file-drop.tsx';
import { type Answers, MenuPreview } from './menu-preview.tsx';
import { useApplyMenuFile, usePreviewMenuFile } from './queries.ts';

const copy = sheetCopy.in;

type Seen = { file: File; preview: PreviewShape };

/** What the server would do now, where it says no because something has changed. */
const previewIn = (error: unknown): PreviewShape | undefined =>
  error instanceof CallError ? PreviewShape.safeParse(error.reason.details).data : undefined;

const buttonText = (seen: Seen | undefined): string => {
  if (!seen) return copy.choose;
  return seen.preview.errors.length > 0 ? copy.chooseAgain : copy.chooseOther;
};

type BringInProps = { onDone: (awaited: readonly AwaitedPicture[]) => void };

export function BringIn({ onDone }: BringInProps) {
  const [seen, setSeen] = useState<Seen>();
  const [result, setResult] = useState<MenuFileResult>();
  const look = usePreviewMenuFile();
  const apply = useApplyMenuFile();

  const choose = (file: File): void => {
    setResult(undefined);
    setSeen(undefined);
    look.mutate(file, { onSuccess: (preview) => setSeen({ file, preview }) });
  };
  const send = ({ file, preview }: Seen, answers: Answers): void =>
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
              ? sheetCopy.preview.changedMeanwhile
              : (errorText(error) ?? sheetCopy.preview.failed),
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
            {sheetCopy.done.text(result.added, result.changed, result.hidden)}{' '}
            <Link to="/admin/services" className={textLinkStyle()}>
              {sheetCopy.done.look}
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
