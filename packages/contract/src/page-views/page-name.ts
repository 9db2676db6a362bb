import { categories } from '../catalogue/categories.ts';
import { factsOf, type Page, pageList } from '../pages/pages.ts';
import { categoryPage } from './counted-pages.ts';

/** Views of the time before categories were told apart. */
const allCategories: Page = '/service/:category';
const isPage = (page: string): page is Page => pageList.some((known) => known === page);

/** What a report calls it: as menus do, or else by its address. */
export const nameOfPage = (page: string): string => {
  if (page === allCategories) return 'Categories, not told apart';
  const category = categories.find(({ slug }) => categoryPage(slug) === page);
  return category?.name ?? (isPage(page) ? factsOf(page).label : undefined) ?? page;
};
