import { getPageFacts, type Page, pageList } from '../pages/pages.ts';

const allCategories: Page = '/service/:category';

const categoryPage = (slug: string): `/service/${string}` => `/service/${slug}`;

/** What the menu calls a page that is counted by itself, if it can be one. */
export const menuSlugOfPage = (page: string): string | undefined =>
  /^\/service\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(page)?.[1];

/**
 * What views are counted by: the pattern of a page, so that no id of a person or an order is counted
 * anywhere, but each page of the menu by itself. `named` is what the address says for the pattern,
 * `slugs` are the pages of the menu.
 */
export const pageToCount = (
  page: Page,
  named: string | undefined,
  slugs: readonly string[],
): string =>
  page === allCategories && named !== undefined && slugs.includes(named)
    ? categoryPage(named)
    : page;

const isPage = (page: string): page is Page => pageList.some((known) => known === page);

/** What a report calls it: as menus do, or else by its address. */
export const pageReportName = (
  page: string,
  menu: readonly { slug: string; name: string }[],
): string => {
  if (page === allCategories) return 'Category pages, not counted separately';
  const named = menuSlugOfPage(page);
  const ofMenu = named === undefined ? undefined : menu.find(({ slug }) => slug === named);
  return ofMenu?.name ?? (isPage(page) ? getPageFacts(page).label : undefined) ?? page;
};
