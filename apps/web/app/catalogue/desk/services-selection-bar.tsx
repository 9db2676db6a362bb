import { Eye, EyeOff, IndianRupee, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { menuCopy as copy } from './copy.ts';

type ServicesSelectionBarProps = {
  count: number;
  busy: boolean;
  onPrices: () => void;
  onHide: (hidden: boolean) => void;
  onRemove: () => void;
  onClear: () => void;
};

export function ServicesSelectionBar(props: ServicesSelectionBarProps) {
  const { count, busy, onPrices, onHide, onRemove, onClear } = props;
  if (count === 0) return null;
  return (
    <SelectionBar
      label={copy.selection}
      text={copy.selected(count)}
      clear={copy.clearSelection}
      onClear={onClear}
    >
      <Button look="golden" onClick={onPrices}>
        <IndianRupee aria-hidden="true" className="size-4 max-sm:hidden" />
        {copy.changePrices}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onHide(true)}>
        <EyeOff aria-hidden="true" className="size-4 max-sm:hidden" />
        {copy.hideSelected}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onHide(false)}>
        <Eye aria-hidden="true" className="size-4 max-sm:hidden" />
        {copy.showSelected}
      </Button>
      <Button look="secondary" onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4 max-sm:hidden" />
        {copy.removing.selected}
      </Button>
    </SelectionBar>
  );
}
