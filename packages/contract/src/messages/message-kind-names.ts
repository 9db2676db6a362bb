import { maxWrongStartCodes } from '../orders/work/start-code.ts';
import type { MessageKind } from './message-kinds.ts';

export const messageKindNames: Record<MessageKind, string> = {
  confirmed: 'Visit confirmed',
  assigned: 'Beautician assigned',
  'evening-before': 'Reminder the evening before',
  'two-hours-before': 'Reminder two hours before',
  'on-the-way': 'On the way',
  'recipient-on-the-way': 'On the way, to the person visited',
  late: 'Running late',
  done: 'Thank you and review link',
  moved: 'Visit moved',
  'services-changed': 'Services or total changed',
  cancelled: 'Visit cancelled',
  'work-assigned': 'Visit assigned, to the beautician',
  'work-moved': 'Visit moved, to the beautician',
  'work-corrected': 'Address or contact changed, to the beautician',
  'work-unassigned': 'Visit no longer assigned, to the beautician',
  'work-cancelled': 'Visit cancelled, to the beautician',
  'new-order': 'New order',
  'order-moved': 'Order moved',
  'order-corrected': 'Address or contact changed',
  'order-cancelled': 'Order cancelled',
  'cannot-go': 'Beautician cannot go',
  help: 'Help requested',
  'wrong-codes': `${maxWrongStartCodes} wrong start codes`,
  'new-review': 'New review',
};
