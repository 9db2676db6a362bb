import { maxWrongStartCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageValues } from './message-templates.ts';

/** Email subjects and push titles. They show on locked phones, so they name no address or phone number. */
const titles: Record<MessageKind, (values: MessageValues) => string> = {
  'advance-due': ({ advance }) => `Please pay ${advance} in advance`,
  confirmed: ({ salon }) => `Your visit with ${salon} is confirmed`,
  assigned: ({ beautician }) => (beautician ? `${beautician} will visit you` : 'Your beautician'),
  'evening-before': ({ time }) => `Reminder: visit tomorrow at ${time}`,
  'two-hours-before': ({ time }) => `Reminder: visit today at ${time}`,
  'on-the-way': ({ beautician }) => `${beautician || 'Your beautician'} is on the way`,
  'recipient-on-the-way': ({ beautician }) => `${beautician || 'Your beautician'} is on the way`,
  late: ({ minutes }) => `Running about ${minutes} minutes late`,
  done: ({ salon }) => `Thank you for choosing ${salon}`,
  bill: ({ document }) => `Your ${document}`,
  moved: ({ salon }) => `Your visit with ${salon} has been moved`,
  'services-changed': () => 'Your visit has changed',
  cancelled: () => 'Your visit has been cancelled',
  released: () => 'Your booking was cancelled',
  'complaint-received': () => 'We have received your complaint',
  'complaint-reopened': () => 'Your complaint is open again',
  'complaint-closed': () => 'Our reply to your complaint',
  'work-assigned': ({ date, time }) => `New visit: ${date}, ${time}`,
  'work-moved': ({ date, time }) => `Visit moved to ${date}, ${time}`,
  'work-corrected': ({ date, time }) => `Address or contact changed: ${date}, ${time}`,
  'work-unassigned': ({ date, time }) => `No longer your visit: ${date}, ${time}`,
  'work-cancelled': ({ date, time }) => `Visit cancelled: ${date}, ${time}`,
  'new-order': ({ order }) => `New order ${order}`,
  'order-moved': ({ order }) => `Order ${order} was moved`,
  'order-corrected': ({ order }) => `Order ${order}: address or contact changed`,
  'order-cancelled': ({ order }) => `Order ${order} was cancelled`,
  'order-released': ({ order }) => `Order ${order}: advance not paid`,
  'cannot-go': ({ beautician }) => `${beautician} cannot go`,
  help: ({ beautician }) => `${beautician} needs help`,
  'wrong-codes': ({ beautician }) => `${beautician}: ${maxWrongStartCodes} wrong start codes`,
  'new-review': ({ rating }) => `New review: ${rating} of 5 stars`,
  'new-complaint': ({ order }) => `Complaint about order ${order}`,
};

export const messageTitle = (kind: MessageKind, values: MessageValues): string =>
  titles[kind](values).replace(/\s+/g, ' ').trim();
