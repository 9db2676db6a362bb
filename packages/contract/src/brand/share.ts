import { categories } from '../catalogue/categories.ts';

/** What the picture of a page says, below the name of the salon. */
const titles: Record<string, string> = {
  '/': 'Beauty at home',
  '/service': 'Services at home',
  '/designs': 'Mehndi designs',
  '/book': 'Book a visit',
  '/about': 'About us',
  '/contact': 'Contact us',
  '/faq': 'Questions and answers',
  '/review': 'What customers say',
  '/blog': 'From our blog',
  '/search-services': 'Search our services',
};

/** The words of a page's picture; undefined: it has none of its own. */
export const shareTitle = (path: string): string | undefined => {
  if (Object.hasOwn(titles, path)) return titles[path];
  const category = categories.find(({ slug }) => path === `/service/${slug}`);
  return category && `${category.name} at home`;
};

/** Where the picture of a page is. */
export const shareAddress = (path: string, stamp: string): string =>
  `/share${path === '/' ? '/home' : path}.png?v=${stamp}`;

/** The page whose picture an address means. */
export const sharedPage = (address: string): string | undefined => {
  const [, named = ''] = /^\/share(\/[a-z0-9/-]+)\.png$/.exec(address) ?? [];
  const path = named === '/home' ? '/' : named;
  return shareTitle(path) === undefined ? undefined : path;
};

export const shareSize = { width: 1200, height: 630 } as const;
