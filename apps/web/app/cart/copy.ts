export const cartCopy = {
  yourCart: 'Your cart',
  empty: 'Your cart is empty',
  emptyText: 'Add a service and it will wait for you here.',
  orderNow: 'Order Now',
  cartIsEmpty: 'Cart is Empty',
  visitingCharge: 'Visiting charge',
  total: 'Total',
  items: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  viewCart: 'View cart',
  remove: (name: string) => `Remove ${name}`,
};
