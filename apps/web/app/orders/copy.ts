import { formatDay } from '@haldi/contract/kit/dates';
import { isWaitingForAdvance } from '@haldi/contract/orders/advance';
import { cancelReasonLabels } from '@haldi/contract/orders/cancel-request';
import type { Cancellation } from '@haldi/contract/orders/cancellation';
import type { Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';

type Appointment = Pick<Order, 'appointmentDate' | 'appointmentSlot'>;

const statusSentences: Record<OrderStatus, (order: Appointment) => string> = {
  pending: () => 'We have received your booking and will confirm it soon.',
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
  statusSentence: (order: Parameters<typeof isWaitingForAdvance>[0] & Appointment) =>
    isWaitingForAdvance(order)
      ? 'We hold this time for you until the advance is paid.'
      : statusSentences[order.status](order),
  visitType: 'Visit type',
  homeService: 'Home Service',
  freeRepeat: 'Free repeat visit',
  servicesBooked: 'Services Booked',
  serviceAddress: 'Service Address',
  trackingHistory: 'Tracking History',
  latest: 'Latest',
  yourBeautician: 'Your beautician',
  skills: 'Services offered',
  allSkills: 'All services',
  notFound: 'Order not found.',
  notFoundText: 'It may belong to another account. Check the link, or try again in a moment.',
  fetchFailed: 'Failed to fetch order.',
  fetchFailedText: 'Check your connection and try again. Your order is not affected.',
  listFailedText: 'Please try again. Your orders are not affected.',
  tryAgain: 'Try again',
  logIn: 'Log In',
  logInText: 'Log in to see your orders.',
  sendOnWhatsapp: 'Send on WhatsApp',
  whatsappBlocked: 'Send us your order on WhatsApp so that we can confirm it.',
  addToCalendar: 'Add to calendar',
  exclusion: {
    exclude: (name: string) => `Don’t send ${name} again`,
    title: (name: string) => `Don’t send ${name} again?`,
    text: (name: string) =>
      `We will send another beautician from now on. ${name} is not notified, and you can undo this here.`,
    confirm: 'Don’t send again',
    excluded: (name: string) => `We will not send ${name} to you again.`,
    undo: 'Undo',
    undone: (name: string) => `We can send ${name} to you again.`,
    failed: 'Your choice could not be saved. Please try again.',
  },
  liveText: 'This page updates automatically.',
  pollingText: 'Checking for updates every few seconds.',
  ongoing: 'Ongoing Orders',
  ongoingMeta: 'Ongoing orders',
  noOngoing: 'No active bookings.',
  noOngoingText: 'Your upcoming visits appear here.',
  ongoingFailed: 'Failed to fetch orders',
  history: 'Order History',
  historyMeta: 'Order history',
  noHistory: 'No past orders found.',
  noHistoryText: 'Completed and cancelled visits appear here.',
  historyFailed: 'Failed to fetch order history',
  book: 'Book a visit',
  cancellation: 'Cancelled',
  /** Customers read their own note, but not the salon’s. */
  cancellationText: ({ by, reason, note }: Cancellation, isOwn: boolean) => {
    const canceller =
      by === 'salon' ? 'Cancelled by us' : `Cancelled by ${isOwn ? 'you' : 'the customer'}`;
    const reasonText = reason === null ? '' : `: ${cancelReasonLabels[reason]}`;
    const noteText = by === 'customer' && isOwn && note !== '' ? ` ("${note}")` : '';
    return `${canceller}${reasonText}${noteText}`;
  },
  revisions: 'Changed since you booked',
  previousServices: (names: readonly string[]) => `Before: ${names.join(', ')}`,
  serviceWithQuantity: (name: string, quantity: number) =>
    quantity === 1 ? name : `${name} x ${quantity}`,
  changedAt: (time: string) => `Changed on ${time}`,
  checkingPayment: 'Checking your payment',
  orderNumber: (orderId: number) => `Order #${orderId}`,
  more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
};
