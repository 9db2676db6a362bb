import { noWords, type OwnWords } from '@haldi/contract/brand/words/schema';

/** What the salon of the demo says of itself; the rest is left to the product. */
export const demoWords: OwnWords = {
  ...noWords,
  aboutStory:
    'Haldi is turmeric, the golden paste that family and friends put on a bride the day before her wedding. We think of that day: warm hands, good company, and nobody in a hurry.\n\nWe began with two cousins, one scooter and a folding chair. More of us are on the way today, and the folding chair still comes along when you have none.',
  questions: [
    {
      question: 'Do you bring a folding chair?',
      answer: 'Yes. Say so in the note of your order, and your beautician has one with her.',
    },
    {
      question: 'Can my mother and I have our facials together?',
      answer:
        'Yes, one after the other at one visit: put both into your cart. For two beauticians at the same time write to us on WhatsApp, and we see who is free.',
    },
  ],
};
