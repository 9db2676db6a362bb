import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { availabilityCopy } from '../schedule/shared/availability/copy.ts';

export const bookingCopy = {
  ...availabilityCopy,
  title: 'Confirm Your Appointment',
  stepOf: (step: number) => `Step ${step} of 3`,
  yourVisit: 'Your visit',
  daysOfArea: (area: string, days: string) => `Our days in ${area}: ${days}.`,
  whereFirst: 'Where should we come?',
  whereFirstText: 'When we come depends on where you live, so the address comes first.',
  giveAddress: 'Give your address',
  otherAddress: 'Use another address',
  confirm: 'Confirm Appointment',
  placed: 'Order placed successfully!',
  failed: 'Something went wrong while placing the order.',
  lostTitle: 'We do not know whether your order arrived',
  lost: 'Our server did not answer. What you chose is kept here. Send it once more: if it did arrive, you are not booked twice.',
  notPlaced: 'Your order is not placed yet',
  changedTitle: 'Our prices have changed',
  termsTitle: 'Our terms for moving and cancelling have changed',
  goneTitle: 'A service is no longer offered',
  wasNow: (was: number, now: number) => `${formatRupees(was)}, now ${formatRupees(now)}`,
  gone: 'No longer offered',
  accept: (total: number) => `Accept and order for ${formatRupees(total)}`,
  emptyCart: 'Empty the cart',
  existsTitle: 'You have already placed this order',
  exists: (orderId: number, day: string, slot: string) =>
    `Order #${orderId} for ${formatDay(day)}, ${slot} reached us earlier, so nothing was booked again. To change it, send us a message.`,
  seeOrder: 'See this order',
  askForMore: 'Ask on WhatsApp',
  askForMoreText: 'Hello, I would like to book one more visit.',
  logIn: 'Log In',
  address: 'Address',
  userLoading: 'Loading your address',
  userFailed: 'Your details could not be loaded.',
  logInText:
    'Log in or sign up and we come to the address of your account. What you chose stays here.',
};
