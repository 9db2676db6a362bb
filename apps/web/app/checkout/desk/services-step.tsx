import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import { createServiceTypeahead } from '@haldi/contract/catalogue/search/service-finder';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import {
  addToCart,
  type Cart,
  decreaseQuantity,
  increaseQuantity,
  maxQuantityPerService,
  removeFromCart,
} from '@haldi/contract/checkout/cart';
import { formatRupees } from '@haldi/contract/kit/money';
import { defaultServiceMinutes, lineTotal } from '@haldi/contract/orders/service-line-totals';
import { type Ref, useMemo, useState } from 'react';
import { formatDuration } from '../../lib/duration.ts';
import { useCatalogueServices } from '../../menu/queries.ts';
import { useMenuPages } from '../../menu/shared/menu-pages.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { SearchCombobox } from '../../ui/search-combobox.tsx';
import { bookingCopy } from '../copy.ts';
import { phoneBookingCopy } from './copy.ts';

const copy = phoneBookingCopy.services;

/** Fits above the keyboard of a phone. */
const maxShown = 6;

const asItem = ({ _id, id, name, price, image, duration }: Service) => ({
  ...{ _id, id, name, price, image, duration },
  quantity: 1,
});

function ServiceLine({ service: { name, price, duration } }: { service: Service }) {
  return (
    <>
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-stone">{formatDuration(duration)}</span>
      </span>
      <span className="font-semibold tabular-nums">{formatRupees(price)}</span>
    </>
  );
}

type ServicesStepProps = {
  items: Cart;
  error: string | undefined;
  fieldRef: Ref<HTMLInputElement>;
  onChange: (items: Cart) => void;
};

export function ServicesStep({ items, error, fieldRef, onChange }: ServicesStepProps) {
  const [text, setText] = useState('');
  const { data: services, isError, refetch } = useCatalogueServices(allServicesFile);
  const menu = useMenuPages();
  const find = useMemo(() => services && createServiceTypeahead(services, menu), [services, menu]);
  const showErrors = text.trim() !== '';
  const all = showErrors ? find?.(text) : undefined;
  const found = all?.slice(0, maxShown) ?? [];
  return (
    <div className="space-y-3">
      {items.length > 0 && (
        <ul aria-label={copy.chosen} className="divide-y divide-sand border-y border-sand">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3 py-2">
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
                onIncrease={() => onChange(increaseQuantity(items, item.id))}
                onDecrease={() => onChange(decreaseQuantity(items, item.id))}
                onRemove={() => onChange(removeFromCart(items, item.id))}
                className="w-32 shrink-0"
              />
            </li>
          ))}
        </ul>
      )}
      <SearchCombobox
        ref={fieldRef}
        label={copy.find}
        value={text}
        onChange={setText}
        options={found}
        keyOf={({ id }) => id}
        renderOption={(service) => <ServiceLine service={service} />}
        onPick={(service) => {
          onChange(addToCart(items, asItem(service)));
          setText('');
        }}
        status={all ? copy.found(all.length) : ''}
        error={error}
      >
        {isError && (
          <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
            {copy.failed}
            <Button look="secondary" size="small" onClick={() => void refetch()}>
              {bookingCopy.tryAgain}
            </Button>
          </div>
        )}
        {showErrors && !all && !isError && (
          <p className="mt-3 text-sm text-stone">{copy.loading}</p>
        )}
        {all?.length === 0 && <p className="mt-3 text-stone">{copy.none}</p>}
      </SearchCombobox>
    </div>
  );
}
