export const bookCopy = {
  title: 'Book a visit',
  metaTitle: 'Book a visit',
  metaDescription: (city: string) =>
    `Book a beautician at home in ${city}: choose services, a day and a time on one page and see the total as you go.`,
  intro: (charge: string | undefined) =>
    `Choose services, a time and your address. ${charge ? `One visiting charge of ${charge} for the whole visit.` : 'There is no visiting charge.'}`,
  stepServices: 'Choose services',
  stepWhen: 'Choose day and time',
  stepAddress: 'Your address',
  chosen: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  yourBooking: 'Your booking',
  selectedServices: 'Selected services',
  addMore: 'Add more services',
  done: 'Continue to day and time',
  visitorText:
    'Enter your address here. You log in or sign up at the end, and your booking is kept.',
  haveAccount: 'Log in now',
  pincodeFirst: 'Enter your pincode to see available days and times.',
  noTimesThere: (pincode: string) => `We do not serve ${pincode} yet. Enter another address below.`,
  emptyBooking: 'Choose a service to start.',
};
