import { categories, findCategory } from '../catalogue/categories.ts';
import { factsOf, type Page, pageList } from '../pages/pages.ts';

const categoryPage = (slug: string): `/service/${string}` => `/service/${slug}`;

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

/** Views of the time before categories were told apart. */
const allCategories: Page = '/service/:category';
const isPage = (page: string): page is Page => pageList.some((known) => known === page);

/** What a report calls it: as menus do, or else by its address. */
export const nameOfPage = (page: string): string => {
  if (page === allCategories) return 'Categories, not told apart';
  const category = categories.find(({ slug }) => categoryPage(slug) === page);
  return category?.name ?? (isPage(page) ? factsOf(page).label : undefined) ?? page;
};
