import * as z from 'zod/mini';
import { isLineWithoutControlCharacters } from '../../kit/text-schemas.ts';
import { siteTextLimits } from './site-text-limits.ts';

type Place = {
  label: string;
  /** A leading dot includes all subdomains. */
  hosts: readonly string[];
  /** Required start of the path, where a host also serves other pages. */
  path?: RegExp;
};

/** In the order in which the pages show them. */
export const socialPlatforms = {
  instagram: { label: 'Instagram', hosts: ['instagram.com', 'www.instagram.com'] },
  facebook: {
    label: 'Facebook',
    hosts: ['facebook.com', 'www.facebook.com', 'm.facebook.com', 'fb.com', 'www.fb.com'],
  },
  youtube: {
    label: 'YouTube',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
  },
  google: {
    label: 'Google Maps',
    hosts: [
      'maps.app.goo.gl',
      'maps.google.com',
      'maps.google.co.in',
      'www.google.com',
      'www.google.co.in',
      'google.com',
      'goo.gl',
      'g.page',
      'g.co',
      'share.google',
    ],
    path: /^\/(?!(url|search|amp)\b)/,
  },
  pinterest: { label: 'Pinterest', hosts: ['pinterest.com', '.pinterest.com', 'pin.it'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com', '.linkedin.com'] },
  x: { label: 'X', hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com'] },
} as const satisfies Record<string, Place>;

export type SocialPlatform = keyof typeof socialPlatforms;
export const socialPlatformKeys = Object.keys(socialPlatforms) as [
  SocialPlatform,
  ...SocialPlatform[],
];

export const platformLabel = (place: SocialPlatform): string => socialPlatforms[place].label;

/** Only characters a URL needs, nothing that could break out of an attribute or style sheet. */
const shape = /^https:\/\/([a-z0-9.-]+)(\/[\w.~%@+,:/?&=#!-]*)$/i;

const isOf = (host: string, known: string): boolean =>
  known.startsWith('.') ? host.endsWith(known) : host === known;

/** The URL must be more than the front page of the platform. */
export const isUrlOfPlatform = (place: SocialPlatform, address: string): boolean => {
  const [, host, path] = shape.exec(address) ?? [];
  const { hosts, path: begins }: Place = socialPlatforms[place];
  if (host === undefined || path === undefined || path === '/') return false;
  return hosts.some((known) => isOf(host.toLowerCase(), known)) && (begins?.test(path) ?? true);
};

const Address = z.pipe(
  z
    .string()
    .check(
      z.maxLength(siteTextLimits.address, `At most ${siteTextLimits.address} characters`),
      z.refine(isLineWithoutControlCharacters, 'This contains characters that are not allowed'),
    ),
  z.string().check(z.trim()),
);

const SocialLink = z.strictObject({ place: z.enum(socialPlatformKeys), address: Address }).check(
  z.refine(({ place, address }) => isUrlOfPlatform(place, address), {
    error: ({ input }) =>
      `Enter the address of your page, starting with https://${socialPlatforms[(input as SocialLink).place].hosts[0]}/`,
    path: ['address'],
  }),
);
type SocialLink = { place: SocialPlatform; address: string };

export const SocialLinks = z.pipe(
  z
    .array(SocialLink)
    .check(
      z.refine(
        (links) => new Set(links.map(({ place }) => place)).size === links.length,
        'Enter each site once',
      ),
    ),
  z.transform((links) =>
    links.toSorted(
      (one, other) =>
        socialPlatformKeys.indexOf(one.place) - socialPlatformKeys.indexOf(other.place),
    ),
  ),
);
