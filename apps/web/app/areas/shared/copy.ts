import type { ServedArea } from '@haldi/contract/areas/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatWeekdays } from './format-weekdays.ts';

const factsOf = ({ visitingCharge, minimumOrder, weekdays }: ServedArea): string[] => [
  `visiting charge ${formatRupees(visitingCharge)}`,
  ...(minimumOrder > 0 ? [`minimum order ${formatRupees(minimumOrder)}`] : []),
  formatWeekdays(weekdays),
];

const mostNamed = 6;

const few = (texts: readonly string[]): string => {
  const more = texts.length - mostNamed;
  const named = texts.slice(0, mostNamed).join('; ');
  return more > 0 ? `${named}; and ${more} more` : named;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const servedAreaCopy = {
  facts: (area: ServedArea) => factsOf(area).join(', '),
  list: 'Areas we serve',
  listedFacts: (area: ServedArea) => capital(factsOf(area).join(', ')),
  namesWithFacts: (areas: readonly ServedArea[]) =>
    few(areas.map((area) => `${area.name} (${factsOf(area).join(', ')})`)),
  outsideTitle: (pincode: string) => `We do not serve ${pincode} yet`,
  outsideText: 'Leave your mobile number and we will tell you when we do. We use it only for this.',
  mobileNumber: 'Mobile number',
  tellMe: 'Notify me',
  willTell: (pincode: string) => `Thank you. We will tell you when we serve ${pincode}.`,
  checkLabel: 'Do we serve your area?',
  checkHint: 'Enter your six-digit pincode',
  notYet: (pincode: string) =>
    `We do not serve ${pincode} yet. Leave your number on the contact page and we will tell you when we do.`,
  weCome: (area: ServedArea) => `We serve ${area.name}: ${factsOf(area).join(', ')}.`,
  seeWhere: 'See the areas we serve and the visiting charges',
  leaveNumber: 'Leave your number',
  otherPincode: 'Change',
  otherPincodeLabel: 'Change your pincode',
  yes: (area: ServedArea) => `Yes, we serve ${area.name}: ${factsOf(area).join(', ')}.`,
};
