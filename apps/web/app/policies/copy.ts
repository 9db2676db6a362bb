export const policiesCopy = {
  kicker: 'What you can rely on',
  since: (day: string) => `In force since ${day}`,
  pageTitle: (name: string, business: string) => `${name} | ${business}`,
  descriptions: {
    privacy: (business: string) =>
      `Which details ${business} keeps about you, what for, and how you see, correct and delete them.`,
    terms: (business: string) =>
      `What holds when you book a visit of ${business}: booking, prices, paying, and the visit itself.`,
    refunds: (business: string) =>
      `Until when a visit of ${business} can be moved or cancelled, what it costs, and when money comes back.`,
  },
  others: 'Read on',
  earlierTitle: 'This is an earlier version',
  earlierText: (from: string) =>
    `It stood from ${from} and holds for what was agreed to then. Today another text is in force.`,
  readToday: 'Read today’s text',
  loading: 'Loading the text...',
  notFound: 'There is no such version of this text',
  notFoundText: 'The address may be mistyped. What is in force today is here.',

  profile: {
    changed: (day: string) => `Our privacy notice changed on ${day}.`,
    read: 'Read the privacy notice',
    seen: 'Got it',
  },
};

/** Where somebody agrees to something. */
export const agreementCopy = {
  /** What stands between the links. */
  account: ['Read our ', ' and our ', '; you agree to both with your account.'],
  push: ['Who carries them: our ', '.'],
  privacy: 'privacy notice',
  terms: 'terms',
  ofOrder: {
    title: 'What you agreed to',
    terms: 'Terms of this booking',
    refunds: 'Refund rules of this booking',
  },
};
