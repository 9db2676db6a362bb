import type { PaletteName } from '@haldi/contract/branding/palette';
import { imageLimits } from '@haldi/contract/images/uploaded-images';
import { formatMegabytes } from '@haldi/contract/kit/format-megabytes';

const paletteLabels: Record<PaletteName, string> = {
  turmeric: 'Turmeric',
  rose: 'Rose',
  sage: 'Sage',
  ocean: 'Ocean',
  terracotta: 'Terracotta',
  violet: 'Violet',
};

export const brandingCopy = {
  pageTitle: 'Branding',
  title: 'Branding',
  intro: 'The colours and logo of your website, app icon and shared links.',
  loading: 'Loading branding...',
  fetchFailed: 'Could not load branding',
  lastSaved: (by: string, at: string) => `Last saved by ${by} on ${at}`,
  neverSaved: 'Not changed yet',
  colours: {
    title: 'Colours',
    text: 'Text is easy to read in every palette.',
  },
  palettes: 'Palette',
  paletteLabels,
  own: 'Custom colour',
  ownField: 'Your colour',
  ownHint: 'For example #1f6f8b. The other colours are derived from it.',
  pick: 'Choose a colour',
  logo: {
    title: 'Logo',
    text: 'Without a logo, the first letter of your salon name is shown.',
  },
  chooseLogo: 'Choose a logo',
  otherLogo: 'Change logo',
  removeLogo: 'Remove logo',
  keepLogo: 'Keep logo',
  logoHint: `PNG, JPEG or WebP, at most ${formatMegabytes(imageLimits.bytes)}. A transparent background looks best.`,
  noLogo: 'No logo yet',
  onLight: 'On a light background',
  onDark: 'On a dark background',
  preview: {
    title: 'Preview',
    text: 'How your website will look.',
  },
  mockPage: 'Sample page in these colours',
  mockTitle: 'Your salon at home',
  mockText: 'Choose services, a day and a time.',
  mockService: 'Gold Facial',
  mockPrice: '₹1,199',
  mockAdd: 'Add',
  mockBook: 'Book a visit',
  pictures: {
    title: 'Icons and pictures',
    text: 'Made from your saved name, logo and colours.',
  },
  icon: 'App icon',
  tab: 'Browser tab',
  drawing: 'Illustration',
  share: 'Link preview',
  unsaved: 'Unsaved changes',
  save: 'Save changes',
  discard: 'Discard',
  saved: 'Branding saved',
  failed: 'Could not save branding',
  changedTitle: (by: string, at: string) =>
    `${by} changed the branding on ${at}, while you were editing.`,
  changedByOther: 'The branding was changed while you were editing.',
  changedText: 'Your changes are kept. Review and save again.',
  current: (palette: string, hasLogo: boolean) =>
    `Now saved: ${palette}, ${hasLogo ? 'with a logo' : 'without a logo'}.`,
};

export const paletteLabel = (choice: string): string =>
  Object.hasOwn(paletteLabels, choice) ? paletteLabels[choice as PaletteName] : choice;
