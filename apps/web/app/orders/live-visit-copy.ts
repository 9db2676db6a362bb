export const liveVisitCopy = {
  title: 'Your visit now',
  steps: 'Visit progress',
  notYet: 'not yet',
  arrivesAt: (name: string, slot: string) => `${name} arrives at ${slot}.`,
  code: 'Your start code',
  codeHint: (name: string) =>
    `Tell ${name === 'Your beautician' ? 'your beautician' : name} this code at the door.`,
  rating: (rating: number) => `${rating.toFixed(1)} out of 5 stars`,
  visits: (count: number) => (count === 1 ? '1 visit' : `${count} visits`),
};
