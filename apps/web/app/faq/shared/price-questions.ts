import {
  payAfterVisitText,
  type VisitPaymentMethod,
} from '@haldi/contract/payment-settings/payment-methods';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import {
  visitingChargesDiffer,
  visitingChargeTextIfAny,
} from '../../areas/shared/visiting-charge-text.ts';
import type { FaqGroup } from './faq-entry.ts';

const chargeAnswer = (settings: PublicSettings): string => {
  const charge = visitingChargeTextIfAny(settings);
  if (!charge) return 'There is no visiting charge.';
  const where = visitingChargesDiffer(settings) ? ', depending on your area' : '';
  return `${charge}${where}. It covers your beautician’s travel and is charged once per visit, however many services you book.`;
};

type Settings = Pick<PublicSettings, 'payments'>;

const upiSteps = ({ payments: { methods, upi } }: Settings): string | undefined => {
  if (!methods.includes('upi')) return undefined;
  if (!upi) return 'For UPI, your beautician shows you the QR code.';
  return `For UPI, scan the QR code on your order page or pay to ${upi.id} (${upi.name}).`;
};

const advanceSentence = ({ payments: { advance } }: Settings): string | undefined =>
  advance
    ? 'For some bookings we ask for an advance by UPI. You see it before you place the order, and until when it can be paid.'
    : undefined;

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const paymentAnswer = (settings: Settings): string =>
  sentences(
    `${payAfterVisitText(settings.payments)}.`,
    advanceSentence(settings),
    upiSteps(settings),
    'This website does not ask for card details.',
  );

const wordsOfMethods: [VisitPaymentMethod, RegExp, string][] = [
  ['upi', /\b(upi|qr|gpay|google pay|phone ?pe|paytm|bhim)\b|यूपीआई/i, 'UPI'],
  ['card', /\b(debit|credit|cards?)\b|कार्ड/i, 'cards'],
  ['cash', /\b(cash|nakad)\b|कैश|नकद/i, 'cash'],
];

/** `Do you take UPI?` */
const answerPaymentMethodQuestion = (question: string, settings: Settings): string | undefined => {
  const asked = wordsOfMethods.filter(([, words]) => words.test(question));
  const [first, second] = asked;
  if (!first || second) return undefined;
  const [method, , name] = first;
  const { methods } = settings.payments;
  return sentences(
    methods.includes(method) ? `Yes, we take ${name}.` : `No, we do not take ${name}.`,
    `${payAfterVisitText(settings.payments)}.`,
    method === 'upi' ? upiSteps(settings) : undefined,
  );
};

export const priceQuestions = (settings: PublicSettings): FaqGroup => ({
  title: 'Prices and payment',
  entries: [
    {
      id: 'visiting-charge',
      question: 'What is the visiting charge?',
      answer: chargeAnswer(settings),
      otherWords:
        'visit visiting charges fee extra travel delivery hidden home transport aane yenyache kitna kitne',
    },
    {
      id: 'pay',
      question: 'How and when do I pay?',
      answer: paymentAnswer(settings),
      otherWords:
        'payment paying take accept cash upi id qr scan code gpay google phonepe paytm bhim card debit credit swipe online advance deposit paise paisa kaise kare karu dena dene dun deu bharna chalega chalel nakad',
      answerTo: (question) => answerPaymentMethodQuestion(question, settings),
    },
    {
      id: 'refund',
      question: 'How do I get a refund?',
      answer:
        'Message us on WhatsApp or call, and tell us your order number. Your order shows every payment and refund.',
      link: { to: '/refunds', label: 'Cancelling and refunds' },
      otherWords:
        'refunds refunded money back return returned paid twice too much wrong amount wapas vapas parat milega milenge',
    },
    {
      id: 'prices',
      question: 'Where do I see your prices?',
      answer:
        'Next to every service, before you book. The amount in bold is what you pay; an amount crossed out is the earlier price. The total in your cart includes the visiting charge.',
      link: { to: '/service', label: 'All services and prices' },
      otherWords:
        'list menu rates catalogue rate card offers discount expensive cheap total kitna kitne kiti paisa paise kimat keemat daam bhav',
    },
  ],
});
