import type { AlertKind } from '@haldi/contract/orders/desk/alerts/schema';
import { maxWrongStartCodes } from '@haldi/contract/orders/work/start-code';

const titles: Record<AlertKind, (name: string) => string> = {
  help: (name) => `${name} needs help`,
  'cannot-go': (name) => `${name} cannot go to a visit`,
  'wrong-codes': (name) => `${name} entered ${maxWrongStartCodes} wrong start codes`,
};

const advice: Partial<Record<AlertKind, string>> = {
  help: 'Call the beautician now. The Help button also calls 112.',
  'wrong-codes':
    'Call the beautician. If everything is fine, open the order and press “Start Visit”.',
};

export const alertsCopy = {
  help: 'Requests for help',
  label: 'Beautician alerts',
  line: (count: number, title: string) => (count === 1 ? title : `${count} alerts: ${title}`),
  title: (kind: AlertKind, name: string) => titles[kind](name),
  advice: (kind: AlertKind) => advice[kind],
  replacement: {
    planned: (name: string) => `Planned instead: ${name}.`,
    assigned: (name: string) => `Assigned instead: ${name}.`,
    none: 'No other beautician is available. Move the visit or call the customer.',
    assign: (name: string) => `Assign ${name}`,
  },
  since: (time: string) => `Since ${time}`,
  noVisit: 'not on a visit',
  order: (orderId: number) => `Order #${orderId}`,
  words: (reason: string) => `“${reason}”`,
  call: (name: string) => `Call ${name}`,
  noPhone: 'No phone number in the roster',
  map: (place: string) => `${place}: open the map`,
  resolve: 'Mark as resolved',
  resolveOf: (title: string) => `Mark as resolved: ${title}`,
  bursts: 'Many first orders from one network',
  burst: {
    title: (count: number) =>
      count === 1 ? '1 first order from one network' : `${count} first orders from one network`,
    advice:
      'Booked within an hour by customers you have not visited yet. Families and offices share a network, so call one or two customers before you cancel.',
    line: ({ orderId, customer }: { orderId: number; customer: string }) =>
      `#${orderId} ${customer}`,
    keep: 'Orders are genuine',
    cancel: 'Cancel all of them',
    confirmTitle: (count: number) => (count === 1 ? 'Cancel 1 order?' : `Cancel ${count} orders?`),
    confirmText:
      'We tell the customers that their appointment is cancelled. They pay no fee. Visits that have started are not cancelled.',
  },
  failed: 'This could not be saved. Please try again.',
};
