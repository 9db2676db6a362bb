import type { Cart } from '@haldi/contract/checkout/cart';

export const cartCopy = {
  yourCart: 'Your cart',
  empty: 'Your cart is empty',
  emptyText: 'Add a service to get started.',
  seeServices: 'See all services',
  orderNow: 'Order Now',
  cartIsEmpty: 'Cart is Empty',
  services: 'Services',
  summary: (count: number, time: string) =>
    `${count === 1 ? '1 service' : `${count} services`}, about ${time} at your home`,
  each: (price: string) => `${price} each`,
  remove: (name: string) => `Remove ${name}`,
  design: 'Mehndi design',
  chooseDesign: 'Choose a mehndi design',
  changeDesign: 'Choose another',
  changed: 'Your cart has changed',
  changedText: 'Review the new prices, then place your order.',
  update: 'Update cart',
  priceNow: (price: string) => `Price changed to ${price}`,
  gone: 'No longer offered',
  lines: (items: Cart) =>
    items.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', '),
  firstVisit: 'First visit',
  secondVisit: 'Second visit',
  chargeDepends: 'Depends on your area',
  chargeForArea: (area: string) => `For ${area}`,
  minimumOrder: (area: string, least: string, missing: string) =>
    `Minimum order for ${area} is ${least}. Add services worth ${missing} more.`,
  missing: (missing: string) => `Add services worth ${missing} more.`,
  outside: (pincode: string) =>
    `We do not serve ${pincode} yet. Press Order Now to enter another address.`,
  splitTitle: 'These services need two visits',
  splitWhy: {
    SKILLS: 'No single beautician offers all of these services.',
    TOO_LONG: 'This booking is longer than a working day.',
  },
  splitCharge: (charge: string) => `Each visit has its own visiting charge of ${charge}.`,
  split: 'Split into two visits',
  secondAfterFirst: 'Saved for later. We move it to your cart after you order the first visit.',
  secondSaved: 'Saved for later. Move it to your cart when you are ready.',
  combine: 'Combine into one visit',
  moveToCart: 'Move to cart',
  secondInCart: 'Your second visit is now in your cart. Choose a time for it.',
  unbookableTitle: {
    SKILLS: 'No beautician offers this at the moment',
    TOO_LONG: 'This is longer than a working day',
  },
  unbookableText: (count: number) =>
    `Remove ${count === 1 ? 'it' : 'them'} from your cart to continue.`,
  removeShort: 'Remove',
  tooMuchTitle: 'This is too much for two visits',
  tooMuchText: 'Remove some services and order them after you book these visits.',
  cannotBook: 'This cart cannot be booked. See the note about its services.',
};
