import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { menuFileCopy } from '../desk/menu-file/copy.ts';
import { MenuImport } from '../desk/menu-file/menu-import.tsx';
import { PictureImport } from '../desk/menu-file/picture-import.tsx';
import { downloadMenu, downloadMenuTemplate } from '../desk/menu-file/queries.ts';

type MenuImportExportProps = {
  isEmpty?: boolean;
  onApplied?: () => void;
};

const copy = menuFileCopy.out;

type ExportFile = 'xlsx' | 'csv' | 'template';
const downloads: Record<ExportFile, () => Promise<void>> = {
  xlsx: () => downloadMenu('xlsx'),
  csv: () => downloadMenu('csv'),
  template: downloadMenuTemplate,
};
const buttonLooks = { xlsx: 'primary', csv: 'secondary', template: 'quiet' } as const;

function MenuExport({ isEmpty }: { isEmpty: boolean }) {
  const { title, text } = isEmpty ? copy.ofNothing : copy;
  const [busy, setBusy] = useState<ExportFile>();
  const save = async (file: ExportFile): Promise<void> => {
    setBusy(file);
    await downloads[file]().catch((error: unknown) => toast.error(errorText(error) ?? copy.failed));
    setBusy(undefined);
  };
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-xl text-plum-900">{title}</h2>
      <p className="mt-1 text-stone">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {(isEmpty ? (['template'] as const) : (['xlsx', 'csv', 'template'] as const)).map(
          (file) => (
            <Button
              key={file}
              look={isEmpty ? 'secondary' : buttonLooks[file]}
              busy={busy === file}
              onClick={() => void save(file)}
            >
              <Download aria-hidden="true" className="size-5" />
              {copy[file]}
            </Button>
          ),
        )}
      </div>
    </Card>
  );
}

export function MenuImportExport({ isEmpty = false, onApplied }: MenuImportExportProps) {
  const [awaited, setAwaited] = useState<readonly PendingPicture[]>([]);
  return (
    <div className="space-y-5">
      <MenuExport isEmpty={isEmpty} />
      <MenuImport
        onDone={(named) => {
          setAwaited(named);
          onApplied?.();
        }}
      />
      <PictureImport awaited={awaited} />
    </div>
  );
}
