import { defaultDuration } from '@haldi/contract/orders/total';

export const slotExplanationCopy = {
  open: 'Why is a time not free?',
  title: 'Why is a time not free?',
  description: 'What customers are told, and how everybody stands to it.',
  services: 'Services',
  add: 'Add a service',
  choose: 'Choose a service',
  noneChosen: `None chosen: ${defaultDuration} minutes of anything.`,
  menuFailed: 'The services could not be loaded.',
  pincode: 'Pincode',
  wrongPincode: 'A pincode has six digits',
  day: 'Day',
  time: 'Time',
  failed: 'The answer could not be loaded.',
  free: 'This time is free: customers can book it.',
  notFree: 'This time is not free.',
  people: 'Person by person',
  nobody: 'Nobody is on the roster.',
  isFree: 'Free',
  couldBe: 'Could be free',
  cannot: 'Not free',
};
