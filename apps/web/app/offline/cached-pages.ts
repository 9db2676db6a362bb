import type { MenuLink } from '@haldi/contract/catalogue/menu';
import { linkTo, type NamedPage } from '@haldi/contract/pages/pages';

/** Booking needs a connection, so its pages are not offered. */
const readable: readonly NamedPage[] = [
  '/',
  '/service',
  '/designs',
  '/about',
  '/contact',
  '/faq',
  '/review',
  '/blog',
  '/privacy',
  '/terms',
  '/refunds',
];

export type CachedPage = { path: string; name: string };

type Menu = readonly Pick<MenuLink, 'slug' | 'name'>[];

const offersOf = (menu: Menu): CachedPage[] => [
  ...readable.map(linkTo).map(({ to, label }) => ({ path: to, name: label })),
  ...menu.map(({ slug, name }) => ({ path: `/service/${slug}`, name })),
];

export const findReadablePages = (addresses: readonly string[], menu: Menu): CachedPage[] => {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return offersOf(menu).filter(({ path }) => paths.has(path));
};

export const listCachedPages = async (menu: Menu): Promise<CachedPage[]> => {
  if (!('caches' in window)) return [];
  const caching = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const cached = await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()));
  return findReadablePages(
    cached.flat().map(({ url }) => url),
    menu,
  );
};
