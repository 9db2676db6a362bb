import type { VisitPaymentMethod } from '@haldi/contract/payments/payment-method';
import { payAfterVisitText } from '@haldi/contract/payments/payment-method';
import type { PublicSettings } from '@haldi/contract/settings/schema';

type Settings = Pick<PublicSettings, 'payments'>;

const upiSteps = ({ payments: { methods, upi } }: Settings): string | undefined => {
  if (!methods.includes('upi')) return undefined;
  if (!upi) return 'For UPI, your beautician shows you the QR code.';
  return `For UPI, scan the QR code on your order page or pay to ${upi.id} (${upi.name}).`;
};

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

export const paymentAnswer = (settings: Settings): string =>
  sentences(
    `${payAfterVisitText(settings.payments)}.`,
    upiSteps(settings),
    'This website does not ask for card details.',
  );

const wordsOfMethods: [VisitPaymentMethod, RegExp, string][] = [
  ['upi', /\b(upi|qr|gpay|google pay|phone ?pe|paytm|bhim)\b|यूपीआई/i, 'UPI'],
  ['card', /\b(debit|credit|cards?)\b|कार्ड/i, 'cards'],
  ['cash', /\b(cash|nakad)\b|कैश|नकद/i, 'cash'],
];

/** `Do you take UPI?` */
export const answerPaymentMethodQuestion = (
  question: string,
  settings: Settings,
): string | undefined => {
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
