import type { VisibleMenuPage } from '../catalogue/menu-schema.ts';
import { decodePath } from './decode-path.ts';
import { getPageProperties, pagePatterns } from './pages.ts';

const privateAddresses = pagePatterns
  .filter((page) => getPageProperties(page).isPrivate)
  .map((page) => page.replace(/\/:.*/, ''));

/**
 * Private pages are not indexed and not cached. Paths are matched like the router does: decoded and
 * case-insensitive.
 */
export const isPrivatePage = (path: string): boolean => {
  const normalized = `${decodePath(path).toLowerCase().replace(/\/+/g, '/')}/`;
  return privateAddresses.some((address) => normalized.startsWith(`${address}/`));
};

type ListedMenuPage = Pick<VisibleMenuPage, 'slug' | 'offersMehndi'>;

export const sitemapPaths = (menu: readonly ListedMenuPage[]): string[] =>
  pagePatterns
    .filter((page) => getPageProperties(page).isListed)
    .filter((page) => page !== '/designs' || menu.some(({ offersMehndi }) => offersMehndi))
    .flatMap((page) =>
      page === '/service/:category' ? menu.map(({ slug }) => `/service/${slug}`) : [page],
    );
