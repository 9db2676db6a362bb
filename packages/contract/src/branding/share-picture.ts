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
  '/privacy': 'Privacy notice',
  '/terms': 'Terms',
  '/refunds': 'Cancelling and refunds',
};

const pageOfMenu = /^\/service\/([a-z0-9-]+)$/;

/** The words of a page's picture; undefined: it has none of its own. */
export const sharePictureTitle = async (
  path: string,
  /** What a page of the menu is called. */
  nameOf: (slug: string) => Promise<string | undefined>,
): Promise<string | undefined> => {
  if (Object.hasOwn(titles, path)) return titles[path];
  const [, slug] = pageOfMenu.exec(path) ?? [];
  const name = slug && (await nameOf(slug));
  return name && `${name} at home`;
};

/** Where the picture of a page is. */
export const sharePictureUrl = (path: string, stamp: string): string =>
  `/share${path === '/' ? '/home' : path}.png?v=${stamp}`;

/** The page whose picture an address means, if there is such a page. */
export const pageOfSharePicture = (address: string): string => {
  const [, named = ''] = /^\/share(\/[a-z0-9/-]+)\.png$/.exec(address) ?? [];
  return named === '/home' ? '/' : named;
};

export const sharePictureSize = { width: 1200, height: 630 } as const;
