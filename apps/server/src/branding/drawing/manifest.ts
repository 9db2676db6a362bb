import type { SalonBranding } from './salon-branding.ts';

/** Phones cut off longer names below an icon. */
const shortest = 12;

const shortName = (name: string): string => {
  const [first = name, ...others] = name.split(/\s+/);
  let short = first;
  for (const word of others) {
    if (`${short} ${word}`.length > shortest) break;
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

const common = ({ palette }: SalonBranding): object => ({
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

export const siteManifest = (sitter: SalonBranding): object => ({
  id: '/',
  name: sitter.name,
  short_name: shortName(sitter.name),
  description: 'Book beauty and salon services at home.',
  start_url: '/',
  ...common(sitter),
  categories: ['beauty', 'lifestyle', 'shopping'],
  icons: iconsOf(sitter),
  shortcuts: shortcuts.map(([name, url]) => ({
    name,
    url,
    icons: [{ src: `/icons/icon-192.png?v=${sitter.stamp}`, sizes: '192x192' }],
  })),
});

export const workManifest = (sitter: SalonBranding): object => ({
  id: '/work',
  name: `${sitter.name}: my day`,
  short_name: 'My day',
  description: 'Your visits, also offline.',
  start_url: '/work',
  ...common(sitter),
  icons: iconsOf(sitter),
});
