import type { Cart } from '@haldi/contract/checkout/cart';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { bookCopy } from './copy.ts';
import { SelectedServices } from './selected-services.tsx';

type ServicesStepProps = {
  items: Cart;
  isPicking: boolean;
  onAddMore: () => void;
  onDone: () => void;
  picker: ReactNode;
};

export function ServicesStep({ items, isPicking, onAddMore, onDone, picker }: ServicesStepProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  // The pressed button is gone, so focus moves to the content that replaced it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening triggers it
  useEffect(() => {
    if (wasOpened.current) place.current?.focus({ preventScroll: true });
    wasOpened.current = false;
  }, [isPicking]);
  const open = (): void => {
    wasOpened.current = true;
    onAddMore();
  };
  const isEmpty = items.length === 0;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isPicking ? (
        // Before hydration the cart looks empty; the mark on the document hides the picker.
        <div className={cx(isEmpty && 'filled:hidden')}>
          {picker}
          {!isEmpty && (
            <Button look="secondary" className="mt-4 w-full sm:w-auto" onClick={onDone}>
              <CalendarDays aria-hidden="true" className="size-5" />
              {bookCopy.done}
            </Button>
          )}
        </div>
      ) : (
        <SelectedServices items={items} onAddMore={open} />
      )}
      {isEmpty && <Skeleton className="hidden h-34 w-full rounded-card! filled:block" />}
    </div>
  );
}
