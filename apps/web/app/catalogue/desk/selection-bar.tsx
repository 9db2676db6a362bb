import { Eye, EyeOff, IndianRupee, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { menuCopy as copy } from './copy.ts';

type SelectionBarProps = {
  count: number;
  busy: boolean;
  onPrices: () => void;
  onHide: (hidden: boolean) => void;
  onClear: () => void;
};

/** What can be done to all that are ticked; within thumb's reach. */
export function SelectionBar({ count, busy, onPrices, onHide, onClear }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={copy.selection}
      className="fixed inset-x-3 bottom-3 z-10 mx-auto flex max-w-180 flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-plum-900 py-2 pr-2 pl-4 text-white shadow-soft lg:left-67"
    >
      <p role="status" className="grow font-semibold whitespace-nowrap tabular-nums">
        {copy.selected(count)}
      </p>
      <IconButton
        label={copy.clearSelection}
        onClick={onClear}
        className="text-white hover:bg-white/10 active:bg-white/20 sm:order-last"
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="flex items-center gap-2 max-sm:w-full">
        <Button look="golden" className="px-3 whitespace-nowrap max-sm:grow" onClick={onPrices}>
          <IndianRupee aria-hidden="true" className="size-4" />
          {copy.changePrices}
        </Button>
        <Button look="secondary" className="px-3" busy={busy} onClick={() => onHide(true)}>
          <EyeOff aria-hidden="true" className="size-4" />
          {copy.hideSelected}
        </Button>
        <Button look="secondary" className="px-3" busy={busy} onClick={() => onHide(false)}>
          <Eye aria-hidden="true" className="size-4" />
          {copy.showSelected}
        </Button>
      </div>
    </section>
  );
}
