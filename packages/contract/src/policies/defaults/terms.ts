import { formatRupees } from '../../kit/money.ts';
import { shortWeekday, weekdaysFromMonday } from '../../kit/weekdays.ts';
import { payAfterVisitText } from '../../payment-settings/payment-methods.ts';
import {
  contactLines,
  formatPolicySection,
  includeLinesIf,
  minutesText,
  type PolicyFacts,
} from './policy-text-parts.ts';

const maxListedAreas = 40;

const chargeText = (charge: number): string =>
  charge === 0 ? 'no visiting charge' : `visiting charge ${formatRupees(charge)}`;

const areaLine = ({
  name,
  visitingCharge,
  minimumOrder,
  weekdays,
}: PolicyFacts['areas'][number]): string =>
  [
    `${name}: ${chargeText(visitingCharge)}`,
    ...includeLinesIf(minimumOrder > 0, `orders from ${formatRupees(minimumOrder)}`),
    ...includeLinesIf(
      weekdays.length < 7,
      weekdaysFromMonday
        .filter((day) => weekdays.includes(day))
        .map(shortWeekday)
        .join(', '),
    ),
  ].join(', ');

const serviceAreas = ({ areas, city }: PolicyFacts): string =>
  areas.length === 0
    ? formatPolicySection('Service area', `We serve homes in ${city}.`)
    : formatPolicySection(
        'Service area',
        'We serve these areas, by pincode. The website tells you before you book whether we serve your address.',
        [
          ...areas.slice(0, maxListedAreas).map(areaLine),
          ...includeLinesIf(
            areas.length > maxListedAreas,
            `and ${areas.length - maxListedAreas} more`,
          ),
        ],
      );

const visitingChargeText = ({ areas, visitingCharge }: PolicyFacts): string => {
  if (areas.length > 0) return 'We charge the visiting charge of your area once per visit.';
  return visitingCharge === 0
    ? 'There is no visiting charge.'
    : `The visiting charge is ${formatRupees(visitingCharge)} per visit.`;
};

const whenToBook = ({ booking: { slots, horizonDays, noticeMinutes } }: PolicyFacts): string[] => {
  const [first, last] = [slots[0], slots.at(-1)];
  return [
    first === last
      ? `Visits begin at ${first}.`
      : `Visits begin at the times offered on the website, from ${first} to ${last}.`,
    noticeMinutes === 0
      ? `You can book up to ${horizonDays} days ahead.`
      : `You can book up to ${horizonDays} days ahead and until ${minutesText(noticeMinutes)} before a visit.`,
  ];
};

const visit = (facts: PolicyFacts): string[] => [
  formatPolicySection('Booking', [
    'Book with your own name, number and address, or for another person who has agreed to it.',
    ...whenToBook(facts),
    'Your order reserves the time for you. We confirm it and tell you the name of your beautician.',
    'You can ask for a beautician who has visited you before. If they are not available, we tell you who comes instead.',
  ]),
  serviceAreas(facts),
  formatPolicySection('Prices and payment', [
    'You pay the prices shown in your order when you placed it.',
    visitingChargeText(facts),
    'Services you add during the visit cost the menu price of that day. Nothing is added unless you ask for it.',
    `${payAfterVisitText(facts.payments)}. This website does not ask for card details.`,
    ...includeLinesIf(
      facts.payments.upi !== null,
      'You can also pay by UPI with the QR code in your order. The payment counts as soon as we have found it in our bank account.',
    ),
    'Tips are voluntary.',
  ]),
  formatPolicySection(
    'Moving, cancelling and refunds',
    'See “Cancelling and refunds” on this website. The rules are also shown before you place your order.',
  ),
  formatPolicySection('The visit', [
    'Please make sure that an adult is at home and that there is a safe place to work, with water and light.',
    'Before we start, tell us about allergies and skin problems, and if you are ill or pregnant. We do not perform a service that could harm you.',
    'The duration of a visit is an estimate. We tell you if we are late.',
    'Your beautician may leave if they do not feel safe.',
  ]),
];

export const termsText = (facts: PolicyFacts): string =>
  [
    `These terms apply between you and ${facts.businessName} when you book a visit at home in ${facts.city} or use this website.`,
    ...visit(facts),
    formatPolicySection(
      'Your account',
      'Keep your password secret, and your number and address up to date. You must be 18 or older to have an account. We may close accounts that are misused. You can delete your account at any time in your profile.',
    ),
    formatPolicySection(
      'Reviews and posts',
      'Your reviews and posts belong to you, are published under your name and must describe your own experience. We may hide content that is offensive, unlawful or advertising. We tell you why, and you can change it.',
    ),
    formatPolicySection(
      'If something goes wrong',
      'Please tell us. We are liable for harm we cause as the law says, and nothing here limits your rights as a consumer. We acknowledge complaints within 48 hours and resolve them within one month.',
    ),
    formatPolicySection(
      'Changes',
      'The terms in force when you booked apply to that visit. New terms apply to bookings made after they are published here. Indian law applies.',
    ),
    formatPolicySection('Contact', contactLines(facts)),
  ].join('\n\n');
