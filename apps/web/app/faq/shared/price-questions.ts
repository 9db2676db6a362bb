import type { PublicSettings } from '@haldi/contract/settings/schema';
import {
  visitingChargesDiffer,
  visitingChargeTextIfAny,
} from '../../areas/shared/visiting-charge-text.ts';
import type { FaqGroup } from './faq-entry.ts';

const chargeAnswer = (settings: PublicSettings): string => {
  const charge = visitingChargeTextIfAny(settings);
  if (!charge) return 'There is none: coming to your home is free.';
  const where = visitingChargesDiffer(settings) ? ', by the area you live in' : '';
  return `${charge} for the beautician's journey to your home and back${where}. It is charged once a visit, however many services you book.`;
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
      answer:
        'After the service, directly to us. The website takes no payment and asks for no card. If you would like to know which ways of paying suit your beautician, ask us before the visit.',
      otherWords:
        'payment paying cash upi gpay google phonepe paytm card online advance deposit paise paisa dena dene dun deu bharna chalega chalel nakad',
    },
    {
      id: 'prices',
      question: 'Where do I see your prices?',
      answer:
        'Beside every service, before you book. The amount in bold is what you pay; an amount struck through is the earlier price. The total in your cart already holds what coming costs.',
      link: { to: '/service', label: 'All services and prices' },
      otherWords:
        'list menu rates catalogue rate card offers discount expensive cheap total kitna kitne kiti paisa paise kimat keemat daam bhav',
    },
  ],
});
