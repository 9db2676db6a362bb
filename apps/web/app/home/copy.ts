import { formatRupees } from '@haldi/contract/kit/money';

export const homeCopy = {
  title: (business: string, city: string) => `${business}: beauty at home in ${city}`,
  description: (kinds: string, city: string, charge: string | undefined) =>
    `Book ${kinds || 'beauty services'} at home in ${city}${charge ? `, for a visiting charge of ${charge}` : ''}.`,
  yourVisits: 'Your visits',
  /** Nothing is claimed of a menu that holds nothing. */
  price: (from: number | undefined, charge: string | undefined) => {
    const coming = charge ? `one visiting charge of ${charge}` : 'coming to you is free';
    if (from === undefined) return `${coming.charAt(0).toUpperCase()}${coming.slice(1)}.`;
    return `Services from ${formatRupees(from)}, ${coming}.`;
  },
  categories: 'Choose a service',
  stepsTitle: 'How a visit goes',
  steps: (times: number, openDays: string, charge: string | undefined) => [
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
      text: `We bring towels, tools and products, and tidy up after. You pay the services${charge ? ` and ${charge} for the visit` : '; coming to you is free'}.`,
    },
  ],
  bookNow: 'Book a visit',
  /** Only where orders tell what is popular. */
  popular: (isBooked: boolean) =>
    isBooked
      ? { title: 'Popular services', intro: 'Favourites of our customers.' }
      : { title: 'Some of our services', intro: 'To begin with.' },
  seeAll: 'See all services',
  questionsTitle: 'Questions, answered',
  moreQuestions: 'Ask the ChatBot',
};
