import type { PaletteName } from '@haldi/contract/branding/palette';
import { imageLimits } from '@haldi/contract/images/image-url';
import { megabytes } from '@haldi/contract/kit/bytes';

const paletteLabels: Record<PaletteName, string> = {
  turmeric: 'Turmeric',
  rose: 'Rose',
  sage: 'Sage',
  ocean: 'Ocean',
  terracotta: 'Terracotta',
  violet: 'Violet',
};

export const brandingCopy = {
  pageTitle: 'Look',
  title: 'Look of your salon',
  intro: 'Colours and logo, on every page, on phones and in links that are shared.',
  loading: 'Loading the look...',
  fetchFailed: 'Failed to fetch the look',
  lastSaved: (by: string, at: string) => `Last saved by ${by} on ${at}`,
  neverSaved: 'Nobody has changed this yet',
  colours: {
    title: 'Colours',
    text: 'All of them can be read well, whichever you choose: that is checked.',
  },
  palettes: 'Palette',
  paletteLabels,
  own: 'Own colour',
  ownField: 'Your colour',
  ownHint: 'Like #1f6f8b. All other colours are made from it.',
  pick: 'Choose a colour',
  logo: {
    title: 'Logo',
    text: 'Without one, the first letter of your name stands in its place.',
  },
  chooseLogo: 'Choose a logo',
  otherLogo: 'Choose another',
  removeLogo: 'Remove the logo',
  keepLogo: 'Keep the logo',
  logoHint: `PNG, JPEG or WebP, at most ${megabytes(imageLimits.bytes)}. A transparent ground looks best.`,
  noLogo: 'No logo yet',
  onLight: 'On light',
  onDark: 'On dark',
  preview: {
    title: 'Preview',
    text: 'How your pages will look with what you have chosen.',
  },
  mockPage: 'A page in these colours',
  mockTitle: 'Your salon at home',
  mockText: 'Choose services, a day and a time.',
  mockService: 'Gold Facial',
  mockPrice: '₹1,199',
  mockAdd: 'Add',
  mockBook: 'Book a visit',
  pictures: {
    title: 'Icons and pictures',
    text: 'Drawn from your name, logo and colours as they are saved.',
  },
  icon: 'On a phone',
  tab: 'In a browser tab',
  drawing: 'On your pages',
  share: 'When somebody shares a link',
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Look saved',
  failed: 'Failed to save the look',
  changedTitle: (by: string, at: string) => `${by} changed the look on ${at}.`,
  changedSomebody: 'Somebody else has changed the look in the meantime.',
  changedText: 'What you chose is still here. Save again if it still holds.',
  standing: (palette: string, hasLogo: boolean) =>
    `It stands at ${palette}, ${hasLogo ? 'with a logo' : 'without a logo'}.`,
};

export const paletteLabel = (choice: string): string =>
  Object.hasOwn(paletteLabels, choice) ? paletteLabels[choice as PaletteName] : choice;
