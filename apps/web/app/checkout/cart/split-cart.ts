import { type Cart, type CartItem, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import type { CartSplit } from '@haldi/contract/schedule/cart-split';

type Split = Extract<CartSplit, { kind: 'SPLIT' }>;

/** The items of the cart in the quantities of the lines. */
const partOf = (cart: Cart, lines: Split['first']): CartItem[] =>
  lines.flatMap(({ serviceId, quantity }) =>
    cart.filter(({ _id }) => _id === serviceId).map((item) => ({ ...item, quantity })),
  );

export const applyCartSplit = (cart: Cart, { first, second }: Pick<Split, 'first' | 'second'>) => ({
  first: partOf(cart, first),
  second: partOf(cart, second),
});

/** Quantities of the same service are added. */
export const mergeCarts = (first: Cart, second: Cart): Cart => [
  ...first.map((item) => {
    const more = second.find(({ id }) => id === item.id)?.quantity ?? 0;
    return more === 0
      ? item
      : { ...item, quantity: Math.min(maxQuantityPerService, item.quantity + more) };
  }),
  ...second.filter(({ id }) => !first.some((item) => item.id === id)),
];
