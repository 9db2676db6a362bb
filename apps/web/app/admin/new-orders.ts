/** What somebody has in front of them: the list of all orders, one order, or something else. */
export type OrdersOnScreen = 'all' | number | null;

/** The orders that came in and that nobody has looked at in this window yet, by their numbers. */
export type NewOrdersState = {
  unseen: ReadonlySet<number>;
  isInFront: boolean;
  shown: OrdersOnScreen;
};

export const initialNewOrdersState: NewOrdersState = {
  unseen: new Set(),
  isInFront: true,
  shown: null,
};

const listAddress = /^\/admin\/orders\/?$/i;
const orderAddress = /^\/admin\/orders\/(\d{6})\/?$/i;

export const ordersOnScreenAt = (pathname: string): OrdersOnScreen => {
  if (listAddress.test(pathname)) return 'all';
  const number = orderAddress.exec(pathname)?.[1];
  return number === undefined ? null : Number(number);
};

const without = (unseen: ReadonlySet<number>, number: number): ReadonlySet<number> =>
  new Set([...unseen].filter((one) => one !== number));

/** What is in front is looked at. */
const looked = (watch: NewOrdersState): NewOrdersState => {
  const { unseen, isInFront, shown } = watch;
  if (!isInFront || shown === null) return watch;
  return { ...watch, unseen: shown === 'all' ? new Set() : without(unseen, shown) };
};

export const withNewOrder = (watch: NewOrdersState, number: number): NewOrdersState =>
  looked({ ...watch, unseen: new Set([...watch.unseen, number]) });

/** Whoever comes back to the window finds the orders there, whichever screen it shows. */
export const withWindowInFront = (watch: NewOrdersState, isInFront: boolean): NewOrdersState => {
  if (isInFront === watch.isInFront) return watch;
  return { ...watch, isInFront, unseen: isInFront ? new Set() : watch.unseen };
};

export const withOrdersOnScreen = (watch: NewOrdersState, shown: OrdersOnScreen): NewOrdersState =>
  looked({ ...watch, shown });

/** The title of the window with the count in front, and without it once there is none. */
export const titleWithCount = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
};
