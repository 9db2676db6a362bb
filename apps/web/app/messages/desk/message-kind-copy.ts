import { shortTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import { quietHoursEnd } from '@haldi/contract/messages/quiet-hours';
import { eveningReminderMinute } from '@haldi/contract/messages/reminders';
import { maxWrongCodes } from '@haldi/contract/orders/work/start-code';

/** When it goes out, and what for. */
export const messageKindPurposes: Record<MessageKind, string> = {
  confirmed:
    'As soon as an order is confirmed. It carries the link with which she moves or cancels.',
  assigned: 'When it is settled who comes, unless the confirmation says so already.',
  'evening-before': `At ${shortTimeOfDay(eveningReminderMinute)} on the day before the visit.`,
  'two-hours-before': `Two hours before the visit; not at all where that would be before ${shortTimeOfDay(quietHoursEnd)}.`,
  'on-the-way': 'When the beautician presses On the way.',
  late: 'When the beautician presses Running late.',
  done: 'When the visit is completed, once an order. It asks for a review.',
  moved: 'When the visit gets another time.',
  'services-changed':
    'When the services of an order change, or its total with the address, with the new total.',
  cancelled: 'When the order is cancelled, by whomever.',
  'new-order': 'When a customer books.',
  'order-moved': 'When a customer moves her visit.',
  'order-corrected': 'When a customer corrects the address or the contact of a visit.',
  'order-cancelled': 'When a customer cancels.',
  'cannot-go': 'When a beautician cannot go to a visit. It waits for no morning.',
  help: 'When a beautician presses Help. It waits for no morning.',
  'wrong-codes': `When ${maxWrongCodes} wrong start codes were typed at a door. It waits for no morning.`,
  'new-review': 'When somebody writes a review.',
};
