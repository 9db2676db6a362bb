export type OrdersOnScreen = 'all' | number | null;

/** Order numbers that have not been seen in this window. */
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

const looked = (watch: NewOrdersState): NewOrdersState => {
  const { unseen, isInFront, shown } = watch;
  if (!isInFront || shown === null) return watch;
  return { ...watch, unseen: shown === 'all' ? new Set() : without(unseen, shown) };
};

export const withNewOrder = (watch: NewOrdersState, number: number): NewOrdersState =>
  looked({ ...watch, unseen: new Set([...watch.unseen, number]) });

export const withWindowInFront = (watch: NewOrdersState, isInFront: boolean): NewOrdersState => {
  if (isInFront === watch.isInFront) return watch;
  return { ...watch, isInFront, unseen: isInFront ? new Set() : watch.unseen };
};

export const withOrdersOnScreen = (watch: NewOrdersState, shown: OrdersOnScreen): NewOrdersState =>
  looked({ ...watch, shown });

export const titleWithCount = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
};
