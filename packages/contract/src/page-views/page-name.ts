import { factsOf, type Page, pageList } from '../pages/pages.ts';
import { slugOfPage } from './counted-pages.ts';

/** Views of the time before categories were told apart. */
const allCategories: Page = '/service/:category';
const isPage = (page: string): page is Page => pageList.some((known) => known === page);

/** What a report calls it: as menus do, or else by its address. */
export const nameOfPage = (
  page: string,
  menu: readonly { slug: string; name: string }[],
): string => {
  if (page === allCategories) return 'Categories, not told apart';
  const named = slugOfPage(page);
  const ofMenu = named === undefined ? undefined : menu.find(({ slug }) => slug === named);
  return ofMenu?.name ?? (isPage(page) ? factsOf(page).label : undefined) ?? page;
};
