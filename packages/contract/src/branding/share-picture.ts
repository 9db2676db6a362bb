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

/** Undefined if the page has no picture of its own. */
export const sharePictureTitle = async (
  path: string,
  nameOf: (slug: string) => Promise<string | undefined>,
): Promise<string | undefined> => {
  if (Object.hasOwn(titles, path)) return titles[path];
  const [, slug] = pageOfMenu.exec(path) ?? [];
  const name = slug && (await nameOf(slug));
  return name && `${name} at home`;
};

export const sharePictureUrl = (path: string, stamp: string): string =>
  `/share${path === '/' ? '/home' : path}.png?v=${stamp}`;

export const pageOfSharePicture = (address: string): string => {
  const [, named = ''] = /^\/share(\/[a-z0-9/-]+)\.png$/.exec(address) ?? [];
  return named === '/home' ? '/' : named;
};

export const sharePictureSize = { width: 1200, height: 630 } as const;
