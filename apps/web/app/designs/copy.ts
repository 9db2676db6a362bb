import type { Design } from '@haldi/contract/designs/design';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const designsCopy = {
  pageTitle: (city: string) => `Mehndi designs for every occasion in ${city}`,
  /** Without mehndi on the menu the book is there to look at. */
  description: (count: number, city: string, isOffered: boolean) =>
    `${count} mehndi designs to ${isOffered ? 'choose from' : 'look through'}: Arabic, Indian, Indo-Arabic, Moroccan, Rajasthani and minimal, for brides, engagements, parties and festivals.${isOffered ? ` Drawn at your home in ${city}.` : ''}`,
  kicker: (count: number) => `${count} plates in six styles`,
  title: 'The mehndi book',
  intro: (isOffered: boolean) =>
    `From one slender vine to a bride’s full court of paisleys. ${isOffered ? 'Choose a page, and our artist draws it at your home.' : 'We do not offer mehndi just now: look through it for ideas.'}`,
  bookMehndi: 'Book mehndi',
  style: 'Style',
  occasion: 'Occasion',
  all: 'All',
  gallery: 'Mehndi designs',
  count: (shown: number, all: number) =>
    shown === all ? `All ${all} designs` : `${shown} of ${all} designs`,
  none: 'No design of this kind yet',
  noneText: 'Choose another style or occasion, or look at all designs.',
  showAll: 'Show all designs',
  plate: (number: number) => `No. ${twoDigits(number)}`,
  alt: ({ name, style, part }: Design) =>
    `${name}: ${style} mehndi on the ${part === 'foot' ? 'feet' : part}`,
  part: ({ part }: Design) => part.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  facts: ({ style, part }: Design) => `${style}, ${part}`,
  ownTitle: 'A page of your own',
  ownText: 'Bring a picture, a name or a date. Our artist draws it into the pattern.',
  ownAsk: 'Ask on WhatsApp',
  ownMessage: (business: string) =>
    `Hello ${business}! I have a mehndi design of my own in mind. Can you draw it?`,
  place: (place: number, all: number) => `${place} of ${all}`,
  next: 'Next design',
  previous: 'Previous design',
  close: 'Close',
  share: 'Share this design',
  shareText: ({ name, description }: Design) => `${name}: ${description}.`,
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  choose: 'Choose this design',
  chosen: (name: string) => `${name} goes with your order.`,
  chosenFirst: (name: string) =>
    `${name} is chosen. Add the mehndi you want, and it goes with your order.`,
  suits: 'Goes well with',
  askAbout: 'Ask about it',
  askMessage: ({ name }: Design, address: string) =>
    `Hello! I like the mehndi design ${name}: ${address}`,
};
