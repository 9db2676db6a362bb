import { type Cart, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import { formatRupees } from '@haldi/contract/kit/money';
import { defaultServiceMinutes, lineTotal } from '@haldi/contract/orders/service-line-totals';
import { Plus } from 'lucide-react';
import { cart } from '../checkout/cart/cart-store.ts';
import { formatDuration } from '../lib/duration.ts';
import { Button } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { bookCopy } from './copy.ts';

type SelectedServicesProps = { items: Cart; onAddMore: () => void };

export function SelectedServices({ items, onAddMore }: SelectedServicesProps) {
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
