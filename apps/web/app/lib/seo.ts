import type { PublicBranding } from '@haldi/contract/branding/schema';
import { sharePictureUrl } from '@haldi/contract/branding/share-picture';
import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { MetaDescriptor } from 'react-router';

/** What the root page loads: whose site this is, and where it stands. */
export type Site = { origin: string; settings: PublicSettings; brand: PublicBranding };

type PageFacts = {
  title: string;
  /** One or two sentences, as they would stand under the title in a list of results. */
  description: string;
  /** The one address the page is known under. */
  path: string;
  type?: 'website' | 'article';
  /** The address of a picture of its own; it must be a photograph, previews draw no vectors. */
  image?: string;
  /** The page whose drawn picture stands for this one. */
  share?: string;
  /** Structured data (schema.org). */
  data?: readonly object[];
};

/** Every title names the salon, once. */
export const pageTitle = (title: string, businessName = ''): string =>
  title.includes(businessName) ? title : `${title} | ${businessName}`;

/** Everything that search engines and shared links read of a public page. */
export const pageMeta = (site: Site, facts: PageFacts): MetaDescriptor[] => {
  const { description, path, type = 'website', image, share = path, data = [] } = facts;
  const { businessName, isOpen } = site.settings;
  const title = pageTitle(facts.title, businessName);
  // Before it opens there is nothing to find, and its name is all that there is to say.
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

/** Unknown where not even the root page could be loaded. */
const siteOf = (matches: Matches): Site | undefined => matches[0]?.loaderData as Site | undefined;

/** A page about one person, or one that leads nowhere by itself: nothing to find or to share. */
export const privateMeta = (matches: Matches, title: string): MetaDescriptor[] => [
  { title: pageTitle(title, siteOf(matches)?.settings.businessName) },
  { name: 'robots', content: 'noindex' },
];

/** The `meta` of such a page. */
export const createPrivateMeta =
  (title: string) =>
  ({ matches }: { matches: Matches }): MetaDescriptor[] =>
    privateMeta(matches, title);
