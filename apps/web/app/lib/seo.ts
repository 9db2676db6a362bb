import type { PublicSettings } from '@haldi/contract/settings/schema';
import type { MetaDescriptor } from 'react-router';

/** What the root page loads: whose site this is, and where it stands. */
export type Site = { origin: string; settings: PublicSettings };

type PageFacts = {
  title: string;
  /** One or two sentences, as they would stand under the title in a list of results. */
  description: string;
  /** The one address the page is known under. */
  path: string;
  type?: 'website' | 'article';
  /** The address of a picture of its own; it must be a photograph, previews draw no vectors. */
  image?: string;
  /** Structured data (schema.org). */
  data?: readonly object[];
};

const sharePicture = { path: '/pictures/share.png', width: '1200', height: '630' };

/** Everything that search engines and shared links read of a public page. */
export const pageMeta = (site: Site, facts: PageFacts): MetaDescriptor[] => {
  const { title, description, path, type = 'website', image, data = [] } = facts;
  // Before it opens there is nothing to find, and its name is all that there is to say.
  if (!site.settings.isOpen) return privateMeta(site.settings.businessName || 'Opening soon');
  const address = `${site.origin}${path}`;
  const picture = `${site.origin}${image ?? sharePicture.path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.settings.businessName },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    ...(image === undefined
      ? [
          { property: 'og:image:width', content: sharePicture.width },
          { property: 'og:image:height', content: sharePicture.height },
          { property: 'og:image:alt', content: site.settings.businessName },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    ...data.map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
};

/** A page about one person, or one that leads nowhere by itself: nothing to find or to share. */
export const privateMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: 'robots', content: 'noindex' },
];
