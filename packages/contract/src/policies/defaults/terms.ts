import { formatRupees } from '../../kit/money.ts';
import { shortWeekday, weekOrder } from '../../kit/weekdays.ts';
import { contactLines, linesIf, minutesText, type PolicyFacts, section } from './policy-facts.ts';

/** More would be no text that anybody reads; the pages answer for every pincode. */
const mostAreas = 40;

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
    ...linesIf(minimumOrder > 0, `orders from ${formatRupees(minimumOrder)}`),
    ...linesIf(
      weekdays.length < 7,
      weekOrder
        .filter((day) => weekdays.includes(day))
        .map(shortWeekday)
        .join(', '),
    ),
  ].join(', ');

const whereWeCome = ({ areas, city }: PolicyFacts): string =>
  areas.length === 0
    ? section('Where we come', `We come to homes in ${city}.`)
    : section(
        'Where we come',
        'We come to these areas; your pincode decides, and the website tells you before you book.',
        [
          ...areas.slice(0, mostAreas).map(areaLine),
          ...linesIf(areas.length > mostAreas, `and ${areas.length - mostAreas} more`),
        ],
      );

const coming = ({ areas, visitingCharge }: PolicyFacts): string => {
  if (areas.length > 0)
    return 'Coming to you costs the visiting charge of your area, once a visit.';
  return visitingCharge === 0
    ? 'Coming to you costs nothing.'
    : `Coming to you costs ${formatRupees(visitingCharge)}, once a visit.`;
};

const whenToBook = ({ booking: { slots, horizonDays, noticeMinutes } }: PolicyFacts): string[] => {
  const [first, last] = [slots[0], slots.at(-1)];
  return [
    first === last
      ? `Visits begin at ${first}.`
      : `Visits begin at the times that the website offers, from ${first} to ${last}.`,
    noticeMinutes === 0
      ? `You can book up to ${horizonDays} days ahead.`
      : `You can book up to ${horizonDays} days ahead and until ${minutesText(noticeMinutes)} before a visit.`,
  ];
};

const visit = (facts: PolicyFacts): string[] => [
  section('Booking', [
    'You book with your own name, number and address, or for somebody who knows of it.',
    ...whenToBook(facts),
    'An order holds the time for you. We confirm it, and tell you who comes.',
    'You may ask for somebody who has been with you. If she cannot come we tell you who comes instead.',
  ]),
  whereWeCome(facts),
  section('Prices and paying', [
    'You pay the prices that stood in your order when you placed it.',
    coming(facts),
    'What is added during the visit costs what the menu says on that day, and only if you ask for it.',
    'You pay after the service, directly to us. This website takes no payment and asks for no card.',
  ]),
  section(
    'Moving, cancelling and refunds',
    `What moving and cancelling cost stands in “Cancelling and refunds” on this website, and in your order before you place it.`,
  ),
  section('The visit', [
    'Please have somebody grown up at home, a safe place to work, water and light.',
    'Tell us before we begin what your skin does not like, and if you are ill or pregnant. We do not do what could harm you.',
    'How long a visit takes is an estimate. If we are late we tell you.',
    'Whoever comes to you may leave if she does not feel safe.',
  ]),
];

/** What holds between the salon and whoever books, by the numbers of the settings. */
export const termsText = (facts: PolicyFacts): string =>
  [
    `These terms hold between you and ${facts.businessName} when you book a visit at home in ${facts.city} or use this website.`,
    ...visit(facts),
    section(
      'Your account',
      'Keep your password to yourself, and your number and address up to date. Accounts are for people of 18 years and more. We may close the account of somebody who misuses it; you can delete yours at any time in your profile.',
    ),
    section(
      'What you write',
      'Reviews and posts are yours, stand here under your name and say what you have seen yourself. We may hide what hurts others, breaks the law or advertises; you read why, and can change it.',
    ),
    section(
      'If something goes wrong',
      'Tell us: most things are mended quickly. We answer for harm that we cause as the law says, and nothing here takes away a right that you have as a consumer. We confirm a complaint within 48 hours and settle it within a month.',
    ),
    section(
      'Changes',
      'The terms that stood when you booked hold for that visit. New ones hold for what you book after they are published here. The law of India applies.',
    ),
    section('How to reach us', contactLines(facts)),
  ].join('\n\n');
