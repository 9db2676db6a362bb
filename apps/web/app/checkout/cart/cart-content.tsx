import { type CartItem, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import type { CartChange } from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { formatRupees } from '@haldi/contract/kit/money';
import { defaultServiceMinutes, lineTotal } from '@haldi/contract/orders/service-line-totals';
import { Trash2 } from 'lucide-react';
import { PincodePrompt } from '../../areas/shared/pincode-prompt.tsx';
import { formatDuration } from '../../lib/duration.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { CartCoupon } from '../coupon/coupon-field.tsx';
import { closeCheckoutSteps } from '../step-navigation.ts';
import { useVisitPincode } from '../use-area-terms.ts';
import { useBookAgainChanges } from './book-again-changes-store.ts';
import { bookAgainCopy } from './book-again-copy.ts';
import { cart, useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { MehndiDesignLine } from './mehndi-design-line.tsx';
import { ServiceChangesNotice } from './service-changes-notice.tsx';
import SplitCartNotice from './split-cart-notice.tsx';
import {
  useRefetchServicesOnMount,
  useServiceChangesInCart,
} from './use-service-changes-in-cart.ts';

function BookAgainNotice({ className }: { className: string }) {
  const note = useBookAgainChanges();
  if (
    !note ||
    (note.unavailableBeautician === null &&
      note.unavailable.length + note.moreExpensive.length === 0)
  )
    return null;
  return (
    <div role="status">
      <Notice tone="info" className={className}>
        <p className="font-semibold">{bookAgainCopy.title}</p>
        <ul>
          {note.unavailable.map((name) => (
            <li key={name} className="wrap-anywhere">
              {bookAgainCopy.unavailable(name)}
            </li>
          ))}
          {note.moreExpensive.map(({ name, was, now }) => (
            <li key={name} className="wrap-anywhere">
              {bookAgainCopy.priceIncreased(name, formatRupees(was), formatRupees(now))}
            </li>
          ))}
          {note.unavailableBeautician !== null && (
            <li className="wrap-anywhere">
              {bookAgainCopy.unavailableBeautician(note.unavailableBeautician)}
            </li>
          )}
        </ul>
      </Notice>
    </div>
  );
}

type CartLineProps = { item: CartItem; change: CartChange | undefined };

function CartLine({ item, change }: CartLineProps) {
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

export function CartContent() {
  const items = useCart();
  const changes = useServiceChangesInCart();
  const pincode = useVisitPincode();
  useRefetchServicesOnMount();
  return (
    <>
      <BookAgainNotice className="mb-5" />
      <ServiceChangesNotice changes={changes} className="mb-5" />
      <SplitCartNotice className="mb-5" />
      {items.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/cart.svg"
          title={cartCopy.empty}
          action={
            <LinkButton to="/service" look="golden" onClick={closeCheckoutSteps}>
              {cartCopy.seeServices}
            </LinkButton>
          }
        />
      ) : (
        <ul className="-my-4 divide-y divide-sand">
          {items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              change={changes.find((change) => change.item.id === item.id)}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <CartCoupon className="mt-6" />}
      <MehndiDesignLine className="mt-8" />
      {items.length > 0 && <PincodePrompt pincode={pincode} className="mt-6" />}
    </>
  );
}
