import { categories } from '@haldi/contract/catalogue/categories';

const names: Record<string, string> = {
  '/': 'Home',
  '/service': 'Services',
  '/designs': 'Mehndi designs',
  '/about': 'About',
  '/contact': 'Contact',
  '/faq': 'ChatBot',
  '/review': 'Reviews',
  '/blog': 'Blog',
  ...Object.fromEntries(categories.map(({ slug, name }) => [`/service/${slug}`, name])),
};

export type KeptPage = { path: string; name: string };

/** The pages among these addresses that are worth offering, in the order of the site. */
export const offerable = (addresses: readonly string[]): KeptPage[] => {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return Object.entries(names)
    .filter(([path]) => paths.has(path))
    .map(([path, name]) => ({ path, name }));
};

/** What this device holds a copy of. */
export const keptPages = async (): Promise<KeptPage[]> => {
  if (!('caches' in window)) return [];
  const caching = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const kept = await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()));
  return offerable(kept.flat().map(({ url }) => url));
};
