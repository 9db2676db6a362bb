export const policiesCopy = {
  kicker: 'Our policies',
  since: (day: string) => `In force since ${day}`,
  pageTitle: (name: string, business: string) => `${name} | ${business}`,
  descriptions: {
    privacy: (business: string) =>
      `Which personal data ${business} collects and why, and how you can see, correct and delete it.`,
    terms: (business: string) =>
      `The terms for booking a visit with ${business}: booking, prices, payment and the visit itself.`,
    refunds: (business: string) =>
      `How to move or cancel a visit with ${business}, what it costs, and when you get a refund.`,
  },
  others: 'Other policies',
  earlierTitle: 'This is an earlier version',
  earlierText: (from: string) =>
    `It was in force from ${from} and still applies to bookings and accounts that agreed to it.`,
  readCurrent: 'Read the current version',
  loading: 'Loading...',
  notFound: 'This version was not found',
  notFoundText: 'Check the address, or read the current version.',
  notPublished: 'This page will be published when the salon opens.',

  profile: {
    changed: (day: string) => `Our privacy notice changed on ${day}.`,
    read: 'Read the privacy notice',
    dismiss: 'Got it',
  },
};

export const agreementCopy = {
  /** The text between the links. */
  account: ['Read our ', ' and our ', '. You agree to both when you create an account.'],
  push: ['See our ', '.'],
  privacy: 'privacy notice',
  terms: 'terms',
  ofOrder: {
    title: 'What you agreed to',
    terms: 'Terms of this booking',
    refunds: 'Refund rules of this booking',
  },
};
