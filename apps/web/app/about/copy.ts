export const aboutCopy = {
  pageTitle: (business: string, city: string) => `About ${business}, beauty at home in ${city}`,
  description: (business: string, city: string) =>
    `How a visit by ${business} goes, what we do for hygiene, and where in ${city} we come to: salon care at your own home, at prices you see before you book.`,
  kicker: 'About us',
  title: 'An afternoon that is only yours',
  lead: (business: string, city: string) =>
    `${business} brings the salon to homes in ${city}. No traffic, no waiting chair, no stranger’s hairdryer: one beautician, her whole attention, and your own room around you.`,
  why: 'Haldi is turmeric, the golden paste that family and friends put on a bride the day before her wedding. We think of that day: warm hands, good company, and nobody in a hurry.',
  bookNow: 'Book a visit',
  seeServices: 'See all services',
  numbers: (services: number, times: number, charge: string) => [
    { figure: String(services), text: 'services, each with its price and its minutes' },
    { figure: String(times), text: 'times a day to choose from' },
    { figure: charge, text: 'for coming to you, once a visit' },
  ],
  visitTitle: 'How a visit goes',
  visitIntro: 'What happens between your tap and the mirror.',
  visit: (horizonDays: number, charge: string) => [
    {
      title: 'You choose',
      text: `Services go into your cart, then a day up to ${horizonDays} days ahead and a time. You confirm the address before anything is sent.`,
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
      text: `The waste goes with us and the room is as it was. You pay the services and ${charge} for the visit, after the service.`,
    },
  ],
  hygieneTitle: 'Clean, where you can see it',
  hygieneIntro:
    'You are in the room from the first minute, so every step happens before your eyes.',
  hygiene: [
    {
      title: 'Used once',
      text: 'Sheets, spatulas, wax strips, gloves and threads are for one visit only.',
    },
    {
      title: 'Disinfected',
      text: 'Metal tools are cleaned and disinfected between two visits, and carried in closed pouches.',
    },
    {
      title: 'Freshly washed',
      text: 'Towels and headbands come washed and leave in a separate bag.',
    },
    {
      title: 'Opened before you',
      text: 'You see the label and the date of a product, and can ask for a patch test first.',
    },
    {
      title: 'Hands first',
      text: 'Hands are washed on arrival, and a beautician who is unwell stays at home.',
    },
    {
      title: 'Nothing left behind',
      text: 'Used strips, cotton and sheets leave your home in our closed bag.',
    },
  ],
  weddingTitle: 'For the week of the wedding',
  weddingText:
    'Haldi make-up, mehndi for you and your guests, the engagement look, the day itself. Look through our mehndi book, try the make-up beforehand, and keep the morning calm: everything happens in your family’s home.',
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
