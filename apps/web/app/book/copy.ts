export const bookCopy = {
  title: 'Book a visit',
  metaTitle: 'Book a visit | Haldi',
  metaDescription: (city: string) =>
    `Book a beautician for your home in ${city}: choose services, a day and a time on one page, with the total always in sight.`,
  intro: (charge: string) =>
    `Choose what you like, when, and where. One visiting charge of ${charge} for the whole visit.`,
  stepServices: 'Choose services',
  stepWhen: 'Choose day and time',
  stepAddress: 'Your address',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  yourBooking: 'Your booking',
  nothingChosen: 'Choose a service to begin.',
};
