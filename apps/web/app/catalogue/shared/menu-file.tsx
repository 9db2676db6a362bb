import type { PendingPicture } from '@haldi/contract/catalogue/sheet/preview';
import { useState } from 'react';
import { MenuImport } from '../desk/sheet/bring-in.tsx';
import { PictureImport } from '../desk/sheet/bring-pictures.tsx';
import { MenuExport } from '../desk/sheet/take-out.tsx';

type MenuFileProps = {
  /** Nothing is on the menu yet. */
  isEmpty?: boolean;
  /** After the menu has become what a file says. */
  onApplied?: () => void;
};

/** The menu out and in as a table, and its pictures as a zip. */
export function MenuFile({ isEmpty = false, onApplied }: MenuFileProps) {
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
