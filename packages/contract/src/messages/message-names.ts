import { maxWrongCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';

/** What staff call each kind. */
export const messageNames: Record<MessageKind, string> = {
  confirmed: 'Visit confirmed',
  assigned: 'Who comes',
  'evening-before': 'Reminder, the evening before',
  'two-hours-before': 'Reminder, two hours before',
  'on-the-way': 'On the way',
  late: 'Running late',
  done: 'Thank you, with a link to review',
  moved: 'Visit moved',
  'services-changed': 'Services or total changed',
  cancelled: 'Visit cancelled',
  'new-order': 'New order',
  'order-moved': 'Order moved',
  'order-corrected': 'Address corrected',
  'order-cancelled': 'Order cancelled',
  'cannot-go': 'Somebody cannot go',
  help: 'Help is needed',
  'wrong-codes': `${maxWrongCodes} wrong codes`,
  'new-review': 'New review',
};
