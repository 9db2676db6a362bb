import type { Design } from '@haldi/contract/designs/design';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const designsCopy = {
  pageTitle: (city: string) => `Mehndi designs for every occasion in ${city}`,
  /** `isOffered`: mehndi services are on the menu. */
  description: (count: number, city: string, isOffered: boolean) =>
    `${count} mehndi designs to ${isOffered ? 'choose from' : 'look through'}: Arabic, Indian, Indo-Arabic, Moroccan, Rajasthani and minimal, for brides, engagements, parties and festivals.${isOffered ? ` Drawn at your home in ${city}.` : ''}`,
  kicker: (count: number) => `${count} designs in six styles`,
  title: 'Mehndi designs',
  intro: (isOffered: boolean) =>
    `From simple vines to full bridal patterns. ${isOffered ? 'Choose a design and our artist draws it at your home.' : 'We do not offer mehndi at the moment. Browse the designs for ideas.'}`,
  bookMehndi: 'Book mehndi',
  style: 'Style',
  occasion: 'Occasion',
  all: 'All',
  gallery: 'Mehndi designs',
  count: (shown: number, all: number) =>
    shown === all ? `All ${all} designs` : `${shown} of ${all} designs`,
  none: 'No designs found',
  noneText: 'Choose another style or occasion, or show all designs.',
  showAll: 'Show all designs',
  plate: (number: number) => `No. ${twoDigits(number)}`,
  alt: ({ name, style, part }: Design) =>
    `${name}: ${style} mehndi on the ${part === 'foot' ? 'feet' : part}`,
  part: ({ part }: Design) => part.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  facts: ({ style, part }: Design) => `${style}, ${part}`,
  ownTitle: 'Bring your own design',
  ownText: 'Show us a picture, a name or a date. Our artist draws it into the pattern.',
  ownAsk: 'Ask on WhatsApp',
  ownMessage: (business: string) =>
    `Hello ${business}! I have my own mehndi design. Can you draw it?`,
  place: (place: number, all: number) => `${place} of ${all}`,
  next: 'Next design',
  previous: 'Previous design',
  close: 'Close',
  share: 'Share this design',
  shareText: ({ name, description }: Design) => `${name}: ${description}.`,
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  choose: 'Choose this design',
  chosen: (name: string) => `${name} is added to your order.`,
  chosenFirst: (name: string) =>
    `${name} is selected. Add a mehndi service to include it in your order.`,
  suits: 'Goes well with',
  askAbout: 'Ask about this design',
  askMessage: ({ name }: Design, address: string) =>
    `Hello! I like the mehndi design ${name}: ${address}`,
};
