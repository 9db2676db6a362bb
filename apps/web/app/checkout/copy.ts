import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import { availabilityCopy } from '../schedule/shared/availability/copy.ts';

export const bookingCopy = {
  ...availabilityCopy,
  title: 'Confirm Your Appointment',
  stepOf: (step: number) => `Step ${step} of 3`,
  yourVisit: 'Your visit',
  areaDays: (area: string, days: string) => `Days in ${area}: ${days}.`,
  addressFirst: 'Where should we come?',
  addressFirstText: 'Available times depend on your area, so enter your address first.',
  enterAddress: 'Enter your address',
  otherAddress: 'Use another address',
  confirm: 'Confirm Appointment',
  placed: 'Order placed successfully!',
  failed: 'Something went wrong while placing the order.',
  lostTitle: 'We are not sure if your order was placed',
  lost: 'Our server did not respond. Your booking is kept here. Place the order again: if it already went through, you are not booked twice.',
  notPlaced: 'Your order was not placed',
  changedTitle: 'Our prices have changed',
  termsTitle: 'Our terms for moving and cancelling have changed',
  goneTitle: 'A service is no longer offered',
  priceChange: (was: number, now: number) => `was ${formatRupees(was)}, now ${formatRupees(now)}`,
  gone: 'No longer offered',
  accept: (total: number) => `Accept and order for ${formatPaise(total)}`,
  emptyCart: 'Empty the cart',
  withoutCoupon: 'Order without coupon',
  existsTitle: 'You have already placed this order',
  exists: (orderId: number, day: string, slot: string) =>
    `You already placed order #${orderId} for ${formatDay(day)}, ${slot}, so we did not book it again. To change it, send us a message.`,
  seeOrder: 'See this order',
  askForMore: 'Ask on WhatsApp',
  askForMoreText: 'Hello, I would like to book another visit.',
  logIn: 'Log In',
  address: 'Address',
  userLoading: 'Loading your address',
  userFailed: 'Your details could not be loaded.',
  logInText: 'Log in or sign up to use your saved address. Your booking is kept.',
};

export const couponCopy = {
  open: 'Add a coupon',
  field: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking the coupon...',
  applied: (label: string) => `${label} applied`,
  remove: 'Remove',
  removeOf: (code: string) => `Remove coupon ${code}`,
};
