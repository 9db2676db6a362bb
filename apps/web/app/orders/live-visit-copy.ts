/** What a customer reads on the day of her visit. */
export const liveVisitCopy = {
  title: 'Your visit now',
  steps: 'How far your visit is',
  notYet: 'not yet',
  comesAt: (name: string, slot: string) => `${name} comes at ${slot}.`,
  code: 'Your start code',
  tell: (name: string) =>
    name === 'Your beautician' ? 'Tell it to her at the door.' : `Tell it to ${name} at the door.`,
  due: 'Due for this visit',
  rating: (rating: number) => `${rating.toFixed(1)} of 5 stars`,
  visits: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
};
