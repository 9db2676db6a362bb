import { defaultServiceMinutes } from '@haldi/contract/orders/service-line-totals';

export const slotExplanationCopy = {
  open: 'Why is a time not available?',
  title: 'Why is a time not available?',
  description: 'See the reason customers are told, and who is available.',
  services: 'Services',
  add: 'Add a service',
  choose: 'Choose a service',
  noneChosen: `None selected: a visit of ${defaultServiceMinutes} minutes that needs no skill.`,
  menuFailed: 'The services could not be loaded.',
  pincode: 'Pincode',
  wrongPincode: 'Enter a six-digit pincode',
  day: 'Day',
  time: 'Time',
  failed: 'The reasons could not be loaded.',
  free: 'This time is available. Customers can book it.',
  notAvailable: 'This time is not available.',
  people: 'Beauticians',
  noBeauticians: 'No beauticians yet.',
  isFree: 'Available',
  couldBe: 'Available with changes',
  cannot: 'Not available',
};
