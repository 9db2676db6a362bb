import type { PendingPicture } from '@haldi/contract/catalogue/menu-file/menu-import-preview';
import { useState } from 'react';
import { MenuExport } from '../desk/menu-file/menu-export.tsx';
import { MenuImport } from '../desk/menu-file/menu-import.tsx';
import { PictureImport } from '../desk/menu-file/picture-import.tsx';

type MenuImportExportProps = {
  isEmpty?: boolean;
  onApplied?: () => void;
};

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
