/** Separate file: all that pages need before the cart is opened. */
export const cartBarCopy = {
  items: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  viewCart: 'View cart',
};
