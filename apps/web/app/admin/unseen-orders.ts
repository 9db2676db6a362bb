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

export const ordersShownAtPath = (pathname: string): OrdersOnScreen => {
  if (listAddress.test(pathname)) return 'all';
  const number = orderAddress.exec(pathname)?.[1];
  return number === undefined ? null : Number(number);
};

const without = (unseen: ReadonlySet<number>, number: number): ReadonlySet<number> =>
  new Set([...unseen].filter((one) => one !== number));

const withoutSeen = (state: NewOrdersState): NewOrdersState => {
  const { unseen, isInFront, shown } = state;
  if (!isInFront || shown === null) return state;
  return { ...state, unseen: shown === 'all' ? new Set() : without(unseen, shown) };
};

export const withNewOrder = (state: NewOrdersState, number: number): NewOrdersState =>
  withoutSeen({ ...state, unseen: new Set([...state.unseen, number]) });

export const setWindowInFront = (state: NewOrdersState, isInFront: boolean): NewOrdersState => {
  if (isInFront === state.isInFront) return state;
  return { ...state, isInFront, unseen: isInFront ? new Set() : state.unseen };
};

export const withOrdersOnScreen = (state: NewOrdersState, shown: OrdersOnScreen): NewOrdersState =>
  withoutSeen({ ...state, shown });

export const titleWithCount = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
};
