export const bookCopy = {
  title: 'Book a visit',
  metaTitle: 'Book a visit',
  metaDescription: (city: string) =>
    `Book a beautician for your home in ${city}: choose services, a day and a time on one page, with the total always in sight.`,
  intro: (charge: string | undefined) =>
    `Choose what you like, when, and where. ${charge ? `One visiting charge of ${charge} for the whole visit.` : 'We come for free.'}`,
  stepServices: 'Choose services',
  stepWhen: 'Choose day and time',
  stepAddress: 'Your address',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  yourBooking: 'Your booking',
  chosenServices: 'Services you chose',
  addMore: 'Add more services',
  done: 'Done, choose a day',
  visitorText:
    'Type it here. You log in or sign up at the end, and type nothing twice: everything stays here.',
  haveAccount: 'Log in now',
  pincodeFirst: 'Give your pincode, and you see when we come there.',
  noTimesThere: (pincode: string) =>
    `We do not come to ${pincode} yet, so there is no time to choose. Give another address below.`,
  nothingChosen: 'Choose a service to begin.',
};
