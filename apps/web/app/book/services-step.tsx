import { type Cart, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import { formatRupees } from '@haldi/contract/kit/money';
import { defaultServiceMinutes, lineTotal } from '@haldi/contract/orders/service-line-totals';
import { CalendarDays, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cart } from '../checkout/cart/cart-store.ts';
import { formatDuration } from '../lib/duration.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { bookCopy } from './copy.ts';

type ServicesStepProps = {
  items: Cart;
  isPicking: boolean;
  onAddMore: () => void;
  onDone: () => void;
  picker: ReactNode;
};

type SelectedServicesProps = { items: Cart; onAddMore: () => void };

function SelectedServices({ items, onAddMore }: SelectedServicesProps) {
  return (
    <div className="rounded-card border border-sand bg-white">
      <ul aria-label={bookCopy.selectedServices} className="divide-y divide-sand px-4">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-3">
            <span className="min-w-0 grow leading-snug">
              <span className="block font-semibold wrap-anywhere">{item.name}</span>
              <span className="text-sm text-stone tabular-nums">
                {formatRupees(lineTotal(item))},{' '}
                {formatDuration((item.duration ?? defaultServiceMinutes) * item.quantity)}
              </span>
            </span>
            <QuantityStepper
              label={item.name}
              value={item.quantity}
              max={maxQuantityPerService}
              onIncrease={() => cart.increase(item.id)}
              onDecrease={() => cart.decrease(item.id)}
              onRemove={() => cart.remove(item.id)}
              className="w-29 shrink-0"
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-sand px-4 py-3">
        <Button look="secondary" size="small" onClick={onAddMore}>
          <Plus aria-hidden="true" className="size-4" />
          {bookCopy.addMore}
        </Button>
      </div>
    </div>
  );
}

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
