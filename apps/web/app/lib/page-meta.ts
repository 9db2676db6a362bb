import type { PublicBranding } from '@haldi/contract/branding/schema';
import { sharePictureUrl } from '@haldi/contract/branding/share-picture';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { MetaDescriptor } from 'react-router';

export type Site = { origin: string; settings: PublicSettings; brand: PublicBranding };

type PageFacts = {
  title: string;
  /** One or two sentences, shown in search results. */
  description: string;
  /** Canonical path. */
  path: string;
  type?: 'website' | 'article';
  /** Must be a photo: link previews do not render SVG. */
  image?: string;
  /** Page whose generated share picture is used. */
  share?: string;
  /** Structured data (schema.org). */
  data?: readonly object[];
};

export const pageTitle = (title: string, businessName = ''): string =>
  title.includes(businessName) ? title : `${title} | ${businessName}`;

export const pageMeta = (site: Site, facts: PageFacts): MetaDescriptor[] => {
  const { description, path, type = 'website', image, share = path, data = [] } = facts;
  const { businessName, isOpen } = site.settings;
  const title = pageTitle(facts.title, businessName);
  // A salon that is not open yet must not be indexed.
  if (!isOpen)
    return [{ title: businessName || 'Opening soon' }, { name: 'robots', content: 'noindex' }];
  const address = `${site.origin}${path}`;
  const picture = `${site.origin}${image ?? sharePictureUrl(share, site.brand.stamp)}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.settings.businessName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    ...(image === undefined
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
};

type Matches = readonly ({ loaderData?: unknown } | undefined)[];

/** Undefined if the root loader failed. */
const siteOf = (matches: Matches): Site | undefined => matches[0]?.loaderData as Site | undefined;

/** For pages that must not be indexed or shared. */
export const privatePageMeta = (matches: Matches, title: string): MetaDescriptor[] => [
  { title: pageTitle(title, siteOf(matches)?.settings.businessName) },
  { name: 'robots', content: 'noindex' },
];

export const createPrivatePageMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] =>
    privatePageMeta(matches, title);
