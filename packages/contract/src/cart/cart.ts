import { maxRupees } from '../kit/money.ts';
import { quantityLimits, servicesTotal } from '../orders/total.ts';

/** An order takes no more of one service than this. */
export const maxQuantity = quantityLimits.max;

export type CartItem = {
  id: string;
  /** The service's id. */
  _id: string;
  name: string;
  price: number;
  quantity: number;
  image: string;
  /** Minutes. */
  duration?: number | undefined;
};
export type Cart = readonly CartItem[];

export const emptyCart: Cart = [];

const changeQuantity = (cart: Cart, id: string, change: (quantity: number) => number): Cart =>
  cart.map((item) => (item.id === id ? { ...item, quantity: change(item.quantity) } : item));

const oneMore = (quantity: number): number => Math.min(maxQuantity, quantity + 1);

/** A new item enters with quantity one, a known one is raised by one, zero or less is ignored. */
export const addToCart = (cart: Cart, item: CartItem): Cart => {
  if (item.quantity <= 0) return cart;
  return cart.some(({ id }) => id === item.id)
    ? changeQuantity(cart, item.id, oneMore)
    : [...cart, { ...item, quantity: 1 }];
};

export const increase = (cart: Cart, id: string): Cart => changeQuantity(cart, id, oneMore);

/** Never below one: taking the last one out is `removeFromCart`. */
export const decrease = (cart: Cart, id: string): Cart =>
  changeQuantity(cart, id, (quantity) => Math.max(1, quantity - 1));

export const removeFromCart = (cart: Cart, id: string): Cart =>
  cart.filter((item) => item.id !== id);

export const quantityOf = (cart: Cart, id: string): number =>
  cart.find((item) => item.id === id)?.quantity ?? 0;

export const totalPrice = (cart: Cart): number => servicesTotal(cart);

export const totalItems = (cart: Cart): number =>
  cart.reduce((sum, { quantity }) => sum + quantity, 0);

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

const readItem = (saved: unknown): CartItem | undefined => {
  const { id, _id, name, price, quantity, image, duration } = (saved ?? {}) as Record<
    keyof CartItem,
    unknown
  >;
  if (!isText(id) || !isText(_id) || !isText(name) || !isText(image)) return undefined;
  if (!isWhole(price, 0, maxRupees) || !isWhole(quantity, 1, maxQuantity)) return undefined;
  if (duration === undefined) return { id, _id, name, price, quantity, image };
  if (!isWhole(duration, 1, Number.MAX_SAFE_INTEGER)) return undefined;
  return { id, _id, name, price, quantity, image, duration };
};

const readItems = (saved: unknown): Cart => {
  if (!Array.isArray(saved)) return emptyCart;
  const items = saved.map(readItem).filter((item) => item !== undefined);
  const isComplete = items.length === saved.length;
  return isComplete && new Set(items.map(({ id }) => id)).size === items.length ? items : emptyCart;
};

/**
 * What was saved; anything that is not a cart of ours reads as an empty one. Read by hand: every
 * page has a cart, and none should carry schemas for that.
 */
export const readCart = (saved: string | null): Cart => {
  if (saved === null) return emptyCart;
  try {
    return readItems(JSON.parse(saved));
  } catch {
    return emptyCart;
  }
};
