import { formatRupees } from '@haldi/contract/kit/money';

export const homeCopy = {
  title: (business: string, city: string) => `${business}: beauty at home in ${city}`,
  description: (kinds: string, city: string, charge: string | undefined) =>
    `Book ${kinds || 'beauty services'} at home in ${city}${charge ? `, for a visiting charge of ${charge}` : ''}.`,
  yourVisits: 'Your visits',
  /** `from` is undefined while the menu has no services. */
  price: (
    from: number | undefined,
    minimumOrder: string | undefined,
    charge: string | undefined,
  ): string => {
    const text = [
      ...(from === undefined ? [] : [`services from ${formatRupees(from)}`]),
      ...(minimumOrder ? [`minimum order ${minimumOrder}`] : []),
      charge ? `visiting charge ${charge}` : 'no visiting charge',
    ].join(', ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  categories: 'Choose a service',
  stepsTitle: 'How it works',
  steps: (times: number, openDays: string, charge: string | undefined) => [
    {
      title: 'Choose your services',
      text: 'Add one or more services to your cart. You see every price before you book.',
    },
    {
      title: 'Pick a day and a time',
      text: `${times === 1 ? 'One start time' : `${times} start times`} a day. ${openDays} The time is reserved for you.`,
    },
    {
      title: 'Stay at home',
      text: `We bring towels, tools and products, and clean up afterwards. You pay for the services${charge ? ` and the visiting charge of ${charge}` : '. There is no visiting charge'}.`,
    },
  ],
  bookNow: 'Book a visit',
  /** `isNotCancelled`: the list is based on orders. */
  popular: (isBooked: boolean) =>
    isBooked
      ? { title: 'Popular services', intro: 'Most booked by our customers.' }
      : { title: 'Some of our services', intro: 'A selection from our menu.' },
  seeAll: 'See all services',
  questionsTitle: 'Frequently asked questions',
  moreQuestions: 'Ask the ChatBot',
};
