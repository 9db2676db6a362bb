import { Eye, EyeOff, IndianRupee } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { menuCopy as copy } from './copy.ts';

type ServicesBarProps = {
  count: number;
  busy: boolean;
  onPrices: () => void;
  onHide: (hidden: boolean) => void;
  onClear: () => void;
};

/** What can be done to all services that are ticked. */
export function ServicesBar({ count, busy, onPrices, onHide, onClear }: ServicesBarProps) {
  if (count === 0) return null;
  return (
    <SelectionBar
      label={copy.selection}
      text={copy.selected(count)}
      clear={copy.clearSelection}
      onClear={onClear}
    >
      <Button look="golden" onClick={onPrices}>
        <IndianRupee aria-hidden="true" className="size-4 max-[22rem]:hidden" />
        {copy.changePrices}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onHide(true)}>
        <EyeOff aria-hidden="true" className="size-4 max-[22rem]:hidden" />
        {copy.hideSelected}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onHide(false)}>
        <Eye aria-hidden="true" className="size-4 max-[22rem]:hidden" />
        {copy.showSelected}
      </Button>
    </SelectionBar>
  );
}
