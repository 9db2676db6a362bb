import { getPageProperties, type Page, pagePatterns } from '../pages/pages.ts';

const allCategories: Page = '/service/:category';

const categoryPage = (slug: string): `/service/${string}` => `/service/${slug}`;

export const menuSlugOfPage = (page: string): string | undefined =>
  /^\/service\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(page)?.[1];

/**
 * Views are counted by page pattern, so that no ids of people or orders are stored. Menu pages are
 * counted one by one. `named` is the value of the pattern's parameter.
 */
export const pageToCount = (
  page: Page,
  named: string | undefined,
  slugs: readonly string[],
): string =>
  page === allCategories && named !== undefined && slugs.includes(named)
    ? categoryPage(named)
    : page;

const isPage = (page: string): page is Page => pagePatterns.some((known) => known === page);

export const pageReportName = (
  page: string,
  menu: readonly { slug: string; name: string }[],
): string => {
  if (page === allCategories) return 'Category pages, not counted separately';
  const named = menuSlugOfPage(page);
  const ofMenu = named === undefined ? undefined : menu.find(({ slug }) => slug === named);
  return ofMenu?.name ?? (isPage(page) ? getPageProperties(page).label : undefined) ?? page;
};
