export const aboutCopy = {
  pageTitle: (business: string, city: string) => `About ${business}, beauty at home in ${city}`,
  description: (business: string, city: string) =>
    `How a home visit by ${business} works, how we keep it hygienic, and which areas of ${city} we serve. You see every price before you book.`,
  kicker: 'About us',
  bookNow: 'Book a visit',
  seeServices: 'See all services',
  numbers: (services: number, times: number, charge: string | undefined) => [
    ...(services > 0
      ? [
          {
            figure: String(services),
            text:
              services === 1
                ? 'service, with price and duration'
                : 'services, each with price and duration',
          },
        ]
      : []),
    { figure: String(times), text: times === 1 ? 'start time a day' : 'start times a day' },
    charge
      ? { figure: charge, text: 'visiting charge, once per visit' }
      : { figure: 'Free', text: 'home visits, no visiting charge' },
  ],
  visitTitle: 'How it works',
  visitIntro: 'From your booking to the end of the visit.',
  visit: (horizonDays: number, charge: string | undefined) => [
    {
      title: 'Choose and book',
      text: `Add services to your cart, then choose a day up to ${horizonDays === 1 ? '1 day' : `${horizonDays} days`} ahead and a time. Confirm your address and place the order.`,
    },
    {
      title: 'We confirm',
      text: 'We assign a beautician, and you see the name on your tracking page. If we have a question, we message you on WhatsApp.',
    },
    {
      title: 'We set up',
      text: 'We need a chair or a bed, a power socket and running water. We bring sheets, towels, tools and products.',
    },
    {
      title: 'You relax',
      text: 'Your beautician explains each step first, and you can say no to any of them. You decide on pressure, shape and shade.',
    },
    {
      title: 'We tidy up',
      text: `We clean up and take the waste with us. You pay for the services${charge ? ` and the visiting charge of ${charge}` : ''} afterwards.`,
    },
  ],
  hygieneTitle: 'Hygiene you can see',
  hygieneIntro: 'We work in your home, so you can watch every step.',
  promisesTitle: 'Our promises',
  promisesIntro: 'What you can count on at every visit.',
  weddingTitle: 'For your wedding week',
  weddingText: (offersMehndi: boolean) =>
    offersMehndi
      ? 'Make-up for the engagement and the wedding day, and mehndi for you and your guests. Choose from our mehndi designs and plan the details with us beforehand. We do everything at your family’s home.'
      : 'Make-up for the engagement and the wedding day. Plan the details with us beforehand. We do everything at your family’s home.',
  seeDesigns: 'See mehndi designs',
  seePackages: 'Wedding packages',
  areasTitle: (city: string) => `Areas we serve in ${city}`,
  areasIntro: 'Some of the areas we serve:',
  areaNotListed: 'Your area is not listed? Ask us before you book.',
  areasDiffer: 'Visiting charge and days depend on your area.',
  wholeCity: (city: string) =>
    `We visit homes in ${city}. Not sure if we come to you? Ask us before you book.`,
  ask: 'Ask on WhatsApp',
  askText: (business: string) => `Hello ${business}! Do you serve my area? I live in `,
  closingTitle: 'Ready to book?',
  closingText: 'Choose a service and a time. It takes about three minutes.',
};
