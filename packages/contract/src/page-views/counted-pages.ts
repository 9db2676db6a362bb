import { categories, findCategory } from '../catalogue/categories.ts';
import { type Page, pageList } from '../pages/pages.ts';

export const categoryPage = (slug: string): `/service/${string}` => `/service/${slug}`;

/**
 * What views are counted by: the pattern of a page, so that no id of a person or an order is counted
 * anywhere, but each category by itself.
 */
export const countedPages: readonly [string, ...string[]] = [
  ...pageList,
  ...categories.map(({ slug }) => categoryPage(slug)),
];

/** A page by its pattern and what its address says for it. */
export const countedPage = (page: Page, named: string | undefined): string =>
  page === '/service/:category' && named !== undefined && findCategory(named)
    ? categoryPage(named)
    : page;
