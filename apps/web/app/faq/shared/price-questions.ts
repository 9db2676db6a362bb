import type { PublicSettings } from '@haldi/contract/settings/schema';
import {
  visitingChargesDiffer,
  visitingChargeTextIfAny,
} from '../../areas/shared/visiting-charge-text.ts';
import type { FaqGroup } from './faq-entry.ts';
import { answerPaymentMethodQuestion, paymentAnswer } from './payment-answers.ts';

const chargeAnswer = (settings: PublicSettings): string => {
  const charge = visitingChargeTextIfAny(settings);
  if (!charge) return 'There is no visiting charge.';
  const where = visitingChargesDiffer(settings) ? ', depending on your area' : '';
  return `${charge}${where}. It covers your beautician’s travel and is charged once per visit, however many services you book.`;
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
