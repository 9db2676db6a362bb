import { formatShortTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { MessageKind } from '@haldi/contract/messages/message-kinds';
import { quietHoursEnd } from '@haldi/contract/messages/quiet-hours';
import { eveningReminderMinute } from '@haldi/contract/messages/reminders';
import { maxWrongStartCodes } from '@haldi/contract/orders/work/start-code';

export const messageKindPurposes: Record<MessageKind, string> = {
  'advance-due':
    'When a booking waits for its advance, and when a payment for it was not found. Also sent during quiet hours.',
  confirmed: 'When an order is confirmed. Includes the order link to move or cancel the visit.',
  assigned: 'When a beautician is assigned, unless another message already named them.',
  'evening-before': `At ${formatShortTimeOfDay(eveningReminderMinute)} the day before the visit.`,
  'two-hours-before': `Two hours before the visit. Not sent before ${formatShortTimeOfDay(quietHoursEnd)}.`,
  'on-the-way': 'When the beautician taps On the way.',
  'recipient-on-the-way':
    'When the beautician taps On the way and the visit was booked for someone else with a phone number of their own.',
  late: 'When the beautician taps Running late.',
  done: 'When the visit is completed. Has the link to the bill and asks for a review.',
  bill: 'When you send a bill, voucher or credit note from an order.',
  moved: 'When the visit is moved.',
  'services-changed': 'When the services change, or a new address changes the total.',
  cancelled: 'When the order is cancelled by you or by the customer.',
  released: 'When a booking is cancelled because its advance was not paid in time.',
  'complaint-received': 'When a complaint is opened.',
  'complaint-reopened': 'When a closed complaint is opened again.',
  'complaint-closed': 'When you close a complaint, with your reply and what you did about it.',
  'work-assigned': 'When you assign a visit to a beautician.',
  'work-moved': 'When a visit of the beautician is moved.',
  'work-corrected': 'When the address or contact of a visit of the beautician changes.',
  'work-unassigned': 'When you unassign a visit or assign it to someone else.',
  'work-cancelled': 'When a visit of the beautician is cancelled.',
  'new-order': 'When a customer books.',
  'order-moved': 'When a customer moves a visit.',
  'order-corrected': 'When a customer changes the address or contact of a visit.',
  'order-cancelled': 'When a customer cancels a visit.',
  'order-released': 'When a booking is cancelled because its advance was not paid in time.',
  'cannot-go': 'When a beautician cannot go to a visit. Also sent during quiet hours.',
  help: 'When a beautician taps Help. Also sent during quiet hours.',
  'wrong-codes': `When a beautician enters ${maxWrongStartCodes} wrong start codes. Also sent during quiet hours.`,
  'new-review': 'When a customer writes a review.',
  'new-complaint': 'When a customer writes a complaint.',
};
