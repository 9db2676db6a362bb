import { formatDay } from '@haldi/contract/kit/dates';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { Cancellation } from '@haldi/contract/orders/cancellation';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';

type Told = Pick<Order, 'appointmentDate' | 'appointmentSlot'>;

const sentences: Record<OrderStatus, (order: Told) => string> = {
  pending: () => 'We have your booking and will confirm it soon.',
  confirmed: ({ appointmentDate, appointmentSlot }) =>
    `Your appointment is confirmed for ${formatDay(appointmentDate)} at ${appointmentSlot}.`,
  in_progress: () => 'Your beautician is with you. Enjoy!',
  completed: () => 'Your service is complete. Thank you for choosing us!',
  cancelled: () => 'This appointment is cancelled.',
};

export const ordersCopy = {
  loading: 'Loading...',
  back: 'Back',
  backToProfile: 'Back to Profile',
  trackTitle: (orderId: string | number) => `Track Order - #${orderId}`,
  trackMeta: 'Track order',
  statusSentence: (order: Pick<Order, 'status'> & Told) => sentences[order.status](order),
  dateAndSlot: ({ appointmentDate, appointmentSlot }: Told) =>
    `${formatDay(appointmentDate)}, ${appointmentSlot}`,
  kindOfVisit: 'Kind of visit',
  homeService: 'Home Service',
  servicesBooked: 'Services Booked',
  serviceAddress: 'Service Address',
  trackingHistory: 'Tracking History',
  latest: 'Latest',
  yourBeautician: 'Your beautician',
  whatSheDoes: 'What she does',
  everything: 'All services',
  notFound: 'Order not found.',
  notFoundText: 'It may belong to another account, or our server may need a moment.',
  fetchFailed: 'Failed to fetch order.',
  fetchFailedText: 'You seem to be offline. Your order is safe with us.',
  listFailedText: 'Your orders are safe with us. Please ask for them once more.',
  tryAgain: 'Try again',
  logIn: 'Log In',
  logInText: 'Log in to see your orders.',
  sendOnWhatsapp: 'Send on WhatsApp',
  whatsappBlocked: 'One more tap: send us your order on WhatsApp, so that we can confirm it.',
  addToCalendar: 'Add to calendar',
  neverAgain: {
    ask: (name: string) => `Please do not send ${name} again`,
    title: (name: string) => `Not ${name} again?`,
    text: (name: string) =>
      `We will send somebody else from now on. ${name} is not told, and you can take this back here.`,
    confirm: 'Do not send her again',
    asked: (name: string) => `We will not send ${name} to you again.`,
    takeBack: 'Take this back',
    takenBack: (name: string) => `${name} may come to you again.`,
    failed: 'This could not be saved. Please try again.',
  },
  liveText: 'This page follows your order by itself.',
  notLive: 'Looking for news every few seconds.',
  ongoing: 'Ongoing Orders',
  ongoingMeta: 'Ongoing orders',
  noOngoing: 'No active bookings.',
  noOngoingText: 'Your next visit will show here as soon as you book it.',
  ongoingFailed: 'Failed to fetch orders',
  history: 'Order History',
  historyMeta: 'Order history',
  noHistory: 'No past orders found.',
  noHistoryText: 'Visits show here once they are completed or cancelled.',
  historyFailed: 'Failed to fetch order history',
  book: 'Book a visit',
  cancellation: 'Cancelled',
  /** What she wrote is hers; what the salon noted is its own. */
  howCancelled: ({ by, reason, note }: Cancellation, isOwn: boolean) => {
    const who =
      by === 'salon' ? 'Cancelled by us' : `Cancelled by ${isOwn ? 'you' : 'the customer'}`;
    const why = reason === null ? '' : `: ${cancelReasonLabels[reason]}`;
    const words = by === 'customer' && isOwn && note !== '' ? ` ("${note}")` : '';
    return `${who}${why}${words}`;
  },
  earlier: 'Changed since you booked',
  before: (names: readonly string[]) => `Before: ${names.join(', ')}`,
  timesOf: (name: string, quantity: number) => (quantity === 1 ? name : `${name} x ${quantity}`),
  changedAt: (time: string) => `Changed on ${time}`,
  orderNumber: (orderId: number) => `Order #${orderId}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
};
