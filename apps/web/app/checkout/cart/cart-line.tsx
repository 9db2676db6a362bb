import { type CartItem, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import type { CartChange } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { formatRupees } from '@haldi/contract/kit/money';
import { defaultServiceMinutes, lineTotal } from '@haldi/contract/orders/service-line-totals';
import { Trash2 } from 'lucide-react';
import { formatDuration } from '../../lib/duration.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { cart } from './cart-store.ts';
import { cartCopy } from './copy.ts';

type CartLineProps = { item: CartItem; change: CartChange | undefined };

export function CartLine({ item, change }: CartLineProps) {
  const isGone = change?.kind === 'gone';
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 py-4">
      <img
        src={item.image}
        alt=""
        width={72}
        height={72}
        className={cx('size-18 rounded-field bg-haldi-100 object-cover', isGone && 'opacity-50')}
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <h3 className="pt-0.5 font-body text-base leading-snug font-semibold text-plum-950">
            {item.name}
          </h3>
          <IconButton
            label={cartCopy.remove(item.name)}
            className="-mt-2 -mr-3 text-stone"
            onClick={() => cart.remove(item.id)}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <p className="-mt-1 text-sm text-stone tabular-nums">
          {cartCopy.each(formatRupees(item.price))},{' '}
          {formatDuration(item.duration ?? defaultServiceMinutes)}
        </p>
        {change && (
          <Badge tone={isGone ? 'bad' : 'golden'} className="mt-2">
            {isGone ? cartCopy.gone : cartCopy.priceNow(formatRupees(change.price))}
          </Badge>
        )}
        <div className="mt-2 flex items-center justify-between gap-3">
          <QuantityStepper
            label={item.name}
            value={item.quantity}
            max={maxQuantityPerService}
            onDecrease={() => cart.decrease(item.id)}
            onIncrease={() => cart.increase(item.id)}
            className="w-32"
          />
          <span className="font-display text-lg font-semibold tabular-nums">
            {formatRupees(lineTotal(item))}
          </span>
        </div>
      </div>
    </li>
  );
}
