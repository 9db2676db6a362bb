import { cartTotalPrice, countItemsInCart } from '@haldi/contract/checkout/cart';
import { formatRupees } from '@haldi/contract/kit/money';
import { ShoppingBag } from 'lucide-react';
import { useDeferredValue } from 'react';
import { openCart } from '../steps-store.ts';
import { cartBarCopy } from './cart-bar-copy.ts';
import { useCart } from './cart-store.ts';

export function CartBar() {
  // Deferred, so that the pressed button responds first.
  const items = useDeferredValue(useCart());
  if (items.length === 0) return null;
  return (
    <div className="page-bar fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-20 animate-rise lg:hidden">
      <button
        type="button"
        onClick={openCart}
        className="mx-auto flex h-14 w-full max-w-140 items-center justify-between gap-3 rounded-card bg-plum-700 px-5 font-semibold text-white shadow-soft"
      >
        <span className="tabular-nums">
          {cartBarCopy.items(countItemsInCart(items))}, {formatRupees(cartTotalPrice(items))}
        </span>
        <span className="flex items-center gap-2 text-haldi-200">
          {cartBarCopy.viewCart}
          <ShoppingBag aria-hidden="true" className="size-5" />
        </span>
      </button>
    </div>
  );
}
