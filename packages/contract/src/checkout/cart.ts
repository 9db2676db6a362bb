import * as z from 'zod/mini';
import { Rupees } from '../kit/rupees-schema.ts';
import { quantityLimits, servicesTotal } from '../orders/service-line-totals.ts';

export const maxQuantityPerService = quantityLimits.max;

export const CartItem = z.object({
  id: z.string(),
  /** The service id. */
  _id: z.string(),
  name: z.string(),
  price: Rupees,
  quantity: z.int().check(z.minimum(quantityLimits.min), z.maximum(maxQuantityPerService)),
  image: z.string(),
  /** Minutes. */
  duration: z.optional(z.int().check(z.minimum(1))),
});
export type CartItem = z.infer<typeof CartItem>;
export type Cart = readonly CartItem[];

export const emptyCart: Cart = [];

const changeQuantity = (cart: Cart, id: string, change: (quantity: number) => number): Cart =>
  cart.map((item) => (item.id === id ? { ...item, quantity: change(item.quantity) } : item));

const increment = (quantity: number): number => Math.min(maxQuantityPerService, quantity + 1);

export const addToCart = (cart: Cart, item: CartItem): Cart => {
  if (item.quantity <= 0) return cart;
  return cart.some(({ id }) => id === item.id)
    ? changeQuantity(cart, item.id, increment)
    : [...cart, { ...item, quantity: 1 }];
};

export const increaseQuantity = (cart: Cart, id: string): Cart =>
  changeQuantity(cart, id, increment);

/** Use `removeFromCart` to remove the last one. */
export const decreaseQuantity = (cart: Cart, id: string): Cart =>
  changeQuantity(cart, id, (quantity) => Math.max(1, quantity - 1));

export const removeFromCart = (cart: Cart, id: string): Cart =>
  cart.filter((item) => item.id !== id);

export const quantityInCart = (cart: Cart, id: string): number =>
  cart.find((item) => item.id === id)?.quantity ?? 0;

export const cartTotalPrice = (cart: Cart): number => servicesTotal(cart);

export const countItemsInCart = (cart: Cart): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

const hasUniqueIds = (items: readonly CartItem[]): boolean =>
  new Set(items.map(({ id }) => id)).size === items.length;
const SavedCart = z.array(CartItem).check(z.refine(hasUniqueIds));

/** Anything that is not a valid cart becomes an empty one. */
export const parseSavedCart = (saved: string | null): Cart => {
  if (saved === null) return emptyCart;
  try {
    return SavedCart.safeParse(JSON.parse(saved)).data ?? emptyCart;
  } catch {
    return emptyCart;
  }
};
