import { maxWrongCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageValues } from './message-templates.ts';

/** The subject of a mail, and the first line on a locked phone: nobody's address, nobody's number. */
const titles: Record<MessageKind, (values: MessageValues) => string> = {
  confirmed: ({ salon }) => `Your visit by ${salon} is confirmed`,
  assigned: ({ beautician }) => (beautician ? `${beautician} comes to you` : 'Who comes to you'),
  'evening-before': ({ time }) => `Tomorrow at ${time}`,
  'two-hours-before': ({ time }) => `Today at ${time}`,
  'on-the-way': ({ beautician }) => `${beautician || 'Your beautician'} is on the way`,
  late: ({ minutes }) => `About ${minutes} minutes later`,
  done: ({ salon }) => `Thank you for choosing ${salon}`,
  moved: ({ salon }) => `Your visit by ${salon} has a new time`,
  'services-changed': () => 'Your visit has changed',
  cancelled: () => 'Your visit is cancelled',
  'new-order': ({ order }) => `New order ${order}`,
  'order-moved': ({ order }) => `Order ${order} was moved`,
  'order-corrected': ({ order }) => `Order ${order} has another address`,
  'order-cancelled': ({ order }) => `Order ${order} was cancelled`,
  'cannot-go': ({ beautician }) => `${beautician} cannot go`,
  help: ({ beautician }) => `${beautician} needs help`,
  'wrong-codes': ({ beautician }) => `${beautician}: ${maxWrongCodes} wrong codes`,
  'new-review': ({ rating }) => `A new review: ${rating} of 5 stars`,
};

export const messageTitle = (kind: MessageKind, values: MessageValues): string =>
  titles[kind](values).replace(/\s+/g, ' ').trim();
