import type { Cart } from '@haldi/contract/checkout/cart';

export const cartCopy = {
  yourCart: 'Your cart',
  empty: 'Your cart is empty',
  emptyText: 'Add a service and it will wait for you here.',
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
  changed: 'Something in your cart has changed',
  changedText: 'Take over what is new, then order.',
  update: 'Update',
  priceNow: (price: string) => `Price changed, now ${price}`,
  gone: 'No longer offered',
  lines: (items: Cart) =>
    items.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`)).join(', '),
  firstVisit: 'First visit',
  secondVisit: 'Second visit',
  chargeDepends: 'Depends on your area',
  chargeOf: (area: string) => `For ${area}`,
  minimumOrder: (area: string, least: string, missing: string) =>
    `A visit to ${area} takes services for ${least} at least: ${missing} is missing.`,
  missing: (missing: string) => `${missing} is missing.`,
  outside: (pincode: string) =>
    `We do not come to ${pincode} yet. Order Now lets you give another address.`,
  splitTitle: 'This takes two visits',
  splitWhy: {
    SKILLS: 'Nobody in our team does all of it.',
    TOO_LONG: 'Nobody who does all of it works that long in one day.',
  },
  splitCharge: (charge: string) => `Each visit has its own visiting charge of ${charge}.`,
  split: 'Split into two visits',
  secondWaits: 'It waits here, and comes into the cart when the first visit is ordered.',
  secondAlone: 'It waits here until you put it into the cart.',
  putTogether: 'Put back together',
  putInCart: 'Put into the cart',
  secondInCart: 'Your second visit is in the cart now. Please choose a time for it.',
  impossibleTitle: {
    SKILLS: 'Nobody in our team does this at the moment',
    TOO_LONG: 'Nobody who does this works that long in one day',
  },
  impossibleText: (count: number) =>
    `Please take ${count === 1 ? 'it' : 'them'} out of the cart to go on.`,
  removeWord: 'Remove',
  tooMuchTitle: 'This is more than two visits can hold',
  tooMuchText: 'Please take something out, and order it when these visits are booked.',
  notAsItIs: 'This cart cannot be booked as it is. Please see the note about it.',
};
