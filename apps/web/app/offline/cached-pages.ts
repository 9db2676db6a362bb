import type { MenuLink } from '@haldi/contract/catalogue/menu-schema';
import { createPageLink, type LabelledPage } from '@haldi/contract/pages/pages';

/** Booking needs a connection, so its pages are not offered. */
const readable: readonly LabelledPage[] = [
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
  ...readable.map(createPageLink).map(({ to, label }) => ({ path: to, name: label })),
  ...menu.map(({ slug, name }) => ({ path: `/service/${slug}`, name })),
];

export const findPagesReadableOffline = (
  addresses: readonly string[],
  menu: Menu,
): CachedPage[] => {
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return offersOf(menu).filter(({ path }) => paths.has(path));
};

export const listCachedPages = async (menu: Menu): Promise<CachedPage[]> => {
  if (!('caches' in window)) return [];
  const caching = (await caches.keys()).filter((name) => name.startsWith('pages-'));
  const cached = await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()));
  return findPagesReadableOffline(
    cached.flat().map(({ url }) => url),
    menu,
  );
};
