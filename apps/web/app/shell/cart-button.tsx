import { countItemsInCart } from '@haldi/contract/checkout/cart';
import { ShoppingBag } from 'lucide-react';
import { useCart } from '../checkout/cart/cart-store.ts';
import { openCart } from '../checkout/steps-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { shellCopy } from './copy.ts';

/** CSS shows the count until hydration, then the text does. */
export function CartButton() {
  const count = countItemsInCart(useCart());
  return (
    <IconButton
      label={shellCopy.cart(count)}
      aria-haspopup="dialog"
      className="relative"
      onClick={openCart}
    >
      <ShoppingBag aria-hidden="true" />
      <span
        aria-hidden="true"
        className="cart-count absolute top-0.5 right-0 hidden h-5 min-w-5 items-center justify-center rounded-full border-2 border-ivory bg-plum-600 px-1 text-xs leading-none font-semibold text-white tabular-nums"
      >
        {count > 0 ? count : null}
      </span>
    </IconButton>
  );
}
