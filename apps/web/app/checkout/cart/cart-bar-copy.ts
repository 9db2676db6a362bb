/** All that a page says of the cart before it is opened. */
export const cartBarCopy = {
  items: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  viewCart: 'View cart',
};
