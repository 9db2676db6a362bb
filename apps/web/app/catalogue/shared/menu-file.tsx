import type { AwaitedPicture } from '@haldi/contract/catalogue/sheet/preview';
import { useState } from 'react';
import { BringIn } from '../desk/sheet/bring-in.tsx';
import { BringPictures } from '../desk/sheet/bring-pictures.tsx';
import { TakeOut } from '../desk/sheet/take-out.tsx';

type MenuFileProps = {
  /** Nothing is on the menu yet. */
  isEmpty?: boolean;
  /** After the menu has become what a file says. */
  onApplied?: () => void;
};

/** The menu out and in as a table, and its pictures as a zip. */
export function MenuFile({ isEmpty = false, onApplied }: MenuFileProps) {
  const [awaited, setAwaited] = useState<readonly AwaitedPicture[]>([]);
  return (
    <div className="space-y-5">
      <TakeOut isEmpty={isEmpty} />
      <BringIn
        onDone={(named) => {
          setAwaited(named);
          onApplied?.();
        }}
      />
      <BringPictures awaited={awaited} />
    </div>
  );
}
