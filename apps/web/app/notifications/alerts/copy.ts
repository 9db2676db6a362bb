import type { AlertKind } from '@haldi/contract/orders/desk/alerts/schema';
import { maxWrongCodes } from '@haldi/contract/orders/work/start-code';

const titles: Record<AlertKind, (name: string) => string> = {
  help: (name) => `${name} needs help`,
  'cannot-go': (name) => `${name} cannot go to a visit`,
  'wrong-codes': (name) => `${name} has typed ${maxWrongCodes} wrong codes`,
};

/** What the desk can do about it. */
const advice: Record<AlertKind, string> = {
  help: 'Call her at once. Her Help button also calls 112.',
  'cannot-go': 'See in the order whom the plan has now, and tell the customer.',
  'wrong-codes': 'Call her. If all is well, open the order and press “Start Visit”.',
};

export const alertsCopy = {
  help: 'Calls for help',
  label: 'Beauticians who need you',
  title: (kind: AlertKind, name: string) => titles[kind](name),
  advice: (kind: AlertKind) => advice[kind],
  since: (time: string) => `Since ${time}`,
  noVisit: 'at no visit',
  order: (orderId: number) => `Order #${orderId}`,
  words: (reason: string) => `“${reason}”`,
  call: (name: string) => `Call ${name}`,
  noPhone: 'No phone number in the roster',
  map: (place: string) => `${place}: open the map`,
  settle: 'Taken care of',
  settleOf: (title: string) => `Taken care of: ${title}`,
  bursts: 'Many first orders from one network',
  burst: {
    title: (count: number) =>
      count === 1 ? '1 first order from one network' : `${count} first orders from one network`,
    advice:
      'Booked within an hour by customers you have not visited yet. Families and offices share a network: call one or two before you cancel.',
    line: ({ orderId, customer }: { orderId: number; customer: string }) =>
      `#${orderId} ${customer}`,
    keep: 'Keep them',
    cancel: 'Cancel these orders',
    asking: (count: number) => (count === 1 ? 'Cancel 1 order?' : `Cancel ${count} orders?`),
    askingText:
      'Their customers are told that the appointment is cancelled, and pay no fee. A visit that has started stays.',
  },
  failed: 'This could not be saved. Please try again.',
};
