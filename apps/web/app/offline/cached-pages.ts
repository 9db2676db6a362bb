import { categories } from '@haldi/contract/catalogue/categories';
import { linkTo, type NamedPage } from '@haldi/contract/pages/pages';

/** What can be read; nobody can book without a line. */
const readable: readonly NamedPage[] = [
  '/',
  '/service',
  '/designs',
  '/about',
  '/contact',
  '/faq',
  '/review',
  '/blog',
];

export type KeptPage = { path: string; name: string };

const offers: readonly KeptPage[] = [
  ...readable.map(linkTo).map(({ to, label }) => ({ path: to, name: label })),
  ...categories.map(({ slug, name }) => ({ path: `/service/${slug}`, name })),
];

/** The pages among these addresses that are worth offering, in the order of the site. */
export const offerable = (addresses: readonly string[]): KeptPage[] => {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return offers.filter(({ path }) => paths.has(path));
};

/** What this device holds a copy of. */
export const keptPages = async (): Promise<KeptPage[]> => {
  if (!('caches' in window)) return [];
  const caching = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const kept = await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()));
  return offerable(kept.flat().map(({ url }) => url));
};
