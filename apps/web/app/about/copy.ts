export const aboutCopy = {
  pageTitle: (business: string, city: string) => `About ${business}, beauty at home in ${city}`,
  description: (business: string, city: string) =>
    `How a visit by ${business} goes, what we do for hygiene, and where in ${city} we come to: salon care at your own home, at prices you see before you book.`,
  kicker: 'About us',
  bookNow: 'Book a visit',
  seeServices: 'See all services',
  /** Figures that say something: a menu of none has no number, and a free visit no charge. */
  numbers: (services: number, times: number, charge: string | undefined) => [
    ...(services > 0
      ? [
          {
            figure: String(services),
            text:
              services === 1
                ? 'service, with its price and its minutes'
                : 'services, each with its price and its minutes',
          },
        ]
      : []),
    { figure: String(times), text: times === 1 ? 'time a day' : 'times a day to choose from' },
    charge
      ? { figure: charge, text: 'for coming to you, once a visit' }
      : { figure: 'Free', text: 'coming to you costs nothing' },
  ],
  visitTitle: 'How a visit goes',
  visitIntro: 'What happens between your tap and the mirror.',
  visit: (horizonDays: number, charge: string | undefined) => [
    {
      title: 'You choose',
      text: `Services go into your cart, then a day up to ${horizonDays === 1 ? '1 day' : `${horizonDays} days`} ahead and a time. You confirm the address before anything is sent.`,
    },
    {
      title: 'We confirm',
      text: 'A beautician is assigned, and her name stands on your tracking page. Anything unclear is settled on WhatsApp.',
    },
    {
      title: 'We set up',
      text: 'A chair or a bed, a plug and running water are all we ask for. Sheets, towels, tools and products come in our bag.',
    },
    {
      title: 'You lean back',
      text: 'Before each step you hear what comes next and may say no. Pressure, shape and shade are yours to decide.',
    },
    {
      title: 'We tidy up',
      text: `The waste goes with us and the room is as it was. You pay the services${charge ? ` and ${charge} for the visit` : ''}, after the service.`,
    },
  ],
  hygieneTitle: 'Clean, where you can see it',
  hygieneIntro:
    'You are in the room from the first minute, so every step happens before your eyes.',
  promisesTitle: 'Our promises',
  promisesIntro: 'What you can count on at every visit.',
  weddingTitle: 'For the week of the wedding',
  weddingText: (offersMehndi: boolean) =>
    offersMehndi
      ? 'Make-up, mehndi for you and your guests, the engagement look, the day itself. Look through our mehndi book, talk it over beforehand, and keep the morning calm: everything happens in your family’s home.'
      : 'The days before, the engagement look, the day itself. Talk it over with us beforehand, and keep the morning calm: everything happens in your family’s home.',
  seeDesigns: 'Open the mehndi book',
  seePackages: 'Wedding packages',
  areasTitle: (city: string) => `Where we come to in ${city}`,
  areasIntro: 'Among other places, we come to:',
  areasElse: 'Your street is not here? Ask us before you book, and we tell you honestly.',
  areasReal: 'Each place has its visiting charge and its days.',
  areasPlain: (city: string) =>
    `We come to homes in ${city}. If you are not sure whether that is you, ask us before you book.`,
  ask: 'Ask on WhatsApp',
  askText: (business: string) => `Hello ${business}! Do you come to my area? I live in `,
  closingTitle: 'Shall we come by?',
  closingText: 'Choose a service and a time. It takes about three minutes.',
};
