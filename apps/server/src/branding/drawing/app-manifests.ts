import type { SalonBranding } from './salon-branding.ts';

/** Phones cut off longer names below an icon. */
const maxShortNameLength = 12;

const shortName = (name: string): string => {
  const [first = name, ...others] = name.split(/\s+/);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > maxShortNameLength) break;
    short = `${short} ${word}`;
  }
  return short;
};

const iconsOf = ({ logo, stamp }: SalonBranding): object[] => [
  ...(logo ? [] : [{ src: `/favicon.svg?v=${stamp}`, sizes: 'any', type: 'image/svg+xml' }]),
  ...[192, 512].map((size) => ({
    src: `/icons/icon-${size}.png?v=${stamp}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  {
    src: `/icons/maskable-512.png?v=${stamp}`,
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

const sharedFields = ({ palette }: SalonBranding): object => ({
  lang: 'en-IN',
  dir: 'ltr',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: palette['haldi-200'],
  background_color: palette['haldi-200'],
});

const shortcuts = [
  ['Book a visit', '/book'],
  ['Ongoing Orders', '/my-order'],
  ['Mehndi designs', '/designs'],
] as const;

export const createSiteManifest = (branding: SalonBranding): object => ({
  id: '/',
  name: branding.name,
  short_name: shortName(branding.name),
  description: 'Book beauty and salon services at home.',
  start_url: '/',
  ...sharedFields(branding),
  categories: ['beauty', 'lifestyle', 'shopping'],
  icons: iconsOf(branding),
  shortcuts: shortcuts.map(([name, url]) => ({
    name,
    url,
    icons: [{ src: `/icons/icon-192.png?v=${branding.stamp}`, sizes: '192x192' }],
  })),
});

export const createBeauticianAppManifest = (branding: SalonBranding): object => ({
  id: '/work',
  name: `${branding.name}: my day`,
  short_name: 'My day',
  description: 'Your visits, also offline.',
  start_url: '/work',
  ...sharedFields(branding),
  icons: iconsOf(branding),
});
