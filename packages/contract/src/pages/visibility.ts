import type { MenuPageOnSale } from '../catalogue/menu.ts';
import { decodePath } from './decode-path.ts';
import { getPageFacts, pageList } from './pages.ts';

/** Whatever lies under the part of a private page's address that is the same for everyone. */
const privateAddresses = pageList
  .filter((page) => getPageFacts(page).isPrivate)
  .map((page) => page.replace(/\/:.*/, ''));

/**
 * Pages that are about one person or lead to such pages: search engines leave them out and no
 * browser keeps them. Addresses are read as the router reads them, encoded or in capitals.
 */
export const isPrivatePage = (path: string): boolean => {
  const asked = `${decodePath(path).toLowerCase().replace(/\/+/g, '/')}/`;
  return privateAddresses.some((address) => asked.startsWith(`${address}/`));
};

type Offered = Pick<MenuPageOnSale, 'slug' | 'offersMehndi'>;

/** The addresses that search engines are told of, most telling first, with the pages of the menu. */
export const listedPages = (menu: readonly Offered[]): string[] =>
  pageList
    .filter((page) => getPageFacts(page).isListed)
    .filter((page) => page !== '/designs' || menu.some(({ offersMehndi }) => offersMehndi))
    .flatMap((page) =>
      page === '/service/:category' ? menu.map(({ slug }) => `/service/${slug}`) : [page],
    );
