import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatWeekdays } from './format-weekdays.ts';

const factsOf = ({ visitingCharge, minimumOrder, weekdays }: ServedArea): string[] => [
  `visiting charge ${formatRupees(visitingCharge)}`,
  ...(minimumOrder > 0 ? [`orders from ${formatRupees(minimumOrder)}`] : []),
  formatWeekdays(weekdays),
];

const mostNamed = 6;

/** The first few, and how many more there are. */
const few = (texts: readonly string[]): string => {
  const more = texts.length - mostNamed;
  const named = texts.slice(0, mostNamed).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Wherever customers read about areas. */
export const servedAreaCopy = {
  facts: (area: ServedArea) => factsOf(area).join(', '),
  list: 'Where we come',
  listedFacts: (area: ServedArea) => capital(factsOf(area).join(', ')),
  /** Part of a sentence. */
  namesWithFacts: (areas: readonly ServedArea[]) =>
    few(areas.map((area) => `${area.name} (${factsOf(area).join(', ')})`)),
  outsideTitle: (pincode: string) => `We do not come to ${pincode} yet`,
  outsideText: 'Leave your number, and we tell you when we do. We use it for nothing else.',
  mobileNumber: 'Mobile number',
  tellMe: 'Tell me when you come here',
  willTell: (pincode: string) => `Thank you. We tell you as soon as we come to ${pincode}.`,
  checkLabel: 'Do you come to me?',
  checkHint: 'Your pincode, six digits',
  notYet: (pincode: string) =>
    `We do not come to ${pincode} yet. Leave your number where you check your pincode, and we tell you when we do.`,
  weCome: (area: ServedArea) => `We come to ${area.name}: ${factsOf(area).join(', ')}.`,
  seeWhere: 'See where we come, and what that costs',
  leaveNumber: 'Leave your number',
  otherPincode: 'Change',
  otherPincodeLabel: 'Change your pincode',
  yes: (area: ServedArea) => `Yes, we come to ${area.name}: ${factsOf(area).join(', ')}.`,
};
