import { formatRupees } from '@haldi/contract/kit/money';

export const homeCopy = {
  title: (business: string, city: string) => `${business}: beauty at home in ${city}`,
  description: (city: string, charge: string) =>
    `Book nails, hair, waxing, facials and bridal services at home in ${city}, for a visiting charge of ${charge}.`,
  yourVisits: 'Your visits',
  heading: 'Beauty comes home',
  promise: (city: string, isEverywhere: boolean) =>
    `Salon care at your door, ${isEverywhere ? 'anywhere in' : 'in'} ${city}.`,
  price: (from: number, charge: string) =>
    `Services from ${formatRupees(from)}, one visiting charge of ${charge}.`,
  categories: 'Choose a service',
  stepsTitle: 'How a visit goes',
  steps: (times: number, openDays: string, charge: string) => [
    {
      title: 'Choose what you like',
      text: 'Put one service or a whole afternoon of them into your cart. You see every price before you book.',
    },
    {
      title: 'Pick a day and a time',
      text: `${times === 1 ? 'One time' : `${times} times`} a day to choose from. ${openDays} Your beautician is booked for you alone.`,
    },
    {
      title: 'Stay at home',
      text: `We bring towels, tools and products, and tidy up after. You pay the services and ${charge} for the visit.`,
    },
  ],
  bookNow: 'Book a visit',
  popularTitle: 'Popular services',
  popularIntro: 'Favourites of our customers.',
  seeAll: 'See all services',
  everywhere: (city: string) => `To homes all over ${city}.`,
  inAreas: (city: string) => `To many places in ${city}; the About page names them.`,
  questionsTitle: 'Questions, answered',
  questions: (where: string, charge: string) => [
    {
      question: 'What does the visiting charge cover?',
      answer: `${charge} for the beautician's journey to your home and back. It is charged once a visit, however many services you book.`,
    },
    {
      question: 'Where do you come to?',
      answer: `${where} Your address is confirmed before the order is sent, so you can correct it there.`,
    },
    {
      question: 'Do I need to have anything ready?',
      answer:
        'A chair, a plug and running water are enough. Towels, sheets, tools and products come with us, and we take the waste along.',
    },
    {
      question: 'Can I change or cancel my appointment?',
      answer:
        'Yes. Write to us on WhatsApp with your order number, and we find another time or cancel the visit.',
    },
    {
      question: 'How do I know who is coming?',
      answer:
        'Your tracking page names the beautician once one is assigned, and shows each step of your order as it happens.',
    },
  ],
  moreQuestions: 'Ask the ChatBot',
};
