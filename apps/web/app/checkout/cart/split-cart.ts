import { type Cart, type CartItem, maxQuantity } from '@haldi/contract/checkout/cart';
import type { CartCheck } from '@haldi/contract/schedule/cart-check';

type Split = Extract<CartCheck, { kind: 'SPLIT' }>;

/** What some lines name of a cart, in as many as they name. */
const partOf = (cart: Cart, lines: Split['first']): CartItem[] =>
  lines.flatMap(({ serviceId, quantity }) =>
    cart.filter(({ _id }) => _id === serviceId).map((item) => ({ ...item, quantity })),
  );

/** A cart as two, of which each can be done in one visit. */
export const splitIntoVisits = (
  cart: Cart,
  { first, second }: Pick<Split, 'first' | 'second'>,
) => ({
  first: partOf(cart, first),
  second: partOf(cart, second),
});

/** Two carts as one; what both hold is added up. */
export const mergeCarts = (first: Cart, second: Cart): Cart => [
  ...first.map((item) => {
    const more = second.find(({ id }) => id === item.id)?.quantity ?? 0;
    return more === 0 ? item : { ...item, quantity: Math.min(maxQuantity, item.quantity + more) };
  }),
  ...second.filter(({ id }) => !first.some((item) => item.id === id)),
];
