import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatWeekdays } from './format-weekdays.ts';

const factsOf = ({ visitingCharge, minimumOrder, weekdays }: ServedArea): string[] => [
  `visiting charge ${formatRupees(visitingCharge)}`,
  ...(minimumOrder > 0 ? [`minimum order ${formatRupees(minimumOrder)}`] : []),
  formatWeekdays(weekdays),
];

const maxListed = 6;

const shorten = (texts: readonly string[]): string => {
  const rest = texts.length - maxListed;
  const named = texts.slice(0, maxListed).join('; ');
  return rest > 0 ? `${named}; and ${rest} more` : named;
};

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const servedAreaCopy = {
  facts: (area: ServedArea) => factsOf(area).join(', '),
  list: 'Areas we serve',
  listedFacts: (area: ServedArea) => capitalize(factsOf(area).join(', ')),
  namesWithFacts: (areas: readonly ServedArea[]) =>
    shorten(areas.map((area) => `${area.name} (${factsOf(area).join(', ')})`)),
  notServedTitle: (pincode: string) => `We do not serve ${pincode} yet`,
  notServedText:
    'Leave your mobile number and we will tell you when we do. We use it only for this.',
  mobileNumber: 'Mobile number',
  notifyMe: 'Notify me',
  willNotify: (pincode: string) => `Thank you. We will tell you when we serve ${pincode}.`,
  checkLabel: 'Do we serve your area?',
  checkHint: 'Enter your six-digit pincode',
  notServed: (pincode: string) =>
    `We do not serve ${pincode} yet. Leave your number on the contact page and we will tell you when we do.`,
  served: (area: ServedArea) => `We serve ${area.name}: ${factsOf(area).join(', ')}.`,
  seeAreas: 'See the areas we serve and the visiting charges',
  leaveNumber: 'Leave your number',
  changePincode: 'Change',
  changePincodeLabel: 'Change your pincode',
  isServed: (area: ServedArea) => `Yes, we serve ${area.name}: ${factsOf(area).join(', ')}.`,
};
