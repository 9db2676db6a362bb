import { formatRupees } from '@haldi/contract/kit/money';
import { lineTotal, orderTotal } from '@haldi/contract/orders/total';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { cart, useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';
import { useOrderNow } from './use-order-now.ts';

/** The right-side card: wide screens keep the cart in sight beside the list. */
export function CartSummary({ visitingCharge }: { visitingCharge: number }) {
  const items = useCart();
  const order = useOrderNow('/profile');
  const isEmpty = items.length === 0;
  return (
    <aside
      aria-label={cartCopy.yourCart}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] flex-col self-start rounded-card border border-sand bg-white shadow-soft lg:flex"
    >
      <h2 className="px-5 pt-5 text-xl text-plum-900">{cartCopy.yourCart}</h2>
      {isEmpty ? (
        <div className="px-5 py-6 text-center">
          <img
            src="/pictures/empty/cart.svg"
            alt=""
            width={140}
            height={112}
            // Phones do without it, and so do not fetch it.
            loading="lazy"
            className="mx-auto"
          />
          <p className="mt-3 font-semibold">{cartCopy.empty}</p>
          <p className="mt-1 text-sm text-stone">{cartCopy.emptyText}</p>
        </div>
      ) : (
        <ul className="mt-3 grow overflow-y-auto px-5">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-2 border-t border-sand py-1.5">
              <span className="min-w-0 grow py-1">
                <span className="block leading-snug">{item.name}</span>
                <span className="text-sm text-stone tabular-nums">
                  {formatRupees(item.price)} x {item.quantity}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{formatRupees(lineTotal(item))}</span>
              <IconButton
                label={cartCopy.remove(item.name)}
                className="-mr-3"
                onClick={() => cart.remove(item.id)}
              >
                <X aria-hidden="true" className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div className="border-t border-sand px-5 pt-4 pb-5">
        {!isEmpty && (
          <dl className="mb-4 grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
            <dt className="text-stone">{cartCopy.visitingCharge}</dt>
            <dd className="text-right">{formatRupees(visitingCharge)}</dd>
            <dt className="text-lg font-semibold">{cartCopy.total}</dt>
            <dd className="text-right font-display text-xl font-semibold">
              {formatRupees(orderTotal(items, visitingCharge))}
            </dd>
          </dl>
        )}
        <Button className="w-full" disabled={isEmpty} onClick={order}>
          {isEmpty ? cartCopy.cartIsEmpty : cartCopy.orderNow}
        </Button>
      </div>
    </aside>
  );
}
