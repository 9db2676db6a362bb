import { categories } from '../catalogue/categories.ts';
import { type Page, pageList } from '../pages/pages.ts';

export const categoryPage = (slug: string): `/service/${string}` => `/service/${slug}`;

/**
 * What views are counted by: the pattern of a page, so that no id of a person or an order is counted
 * anywhere, but each page of the menu by itself. These are counted in every salon.
 */
const everywhere: readonly string[] = [
  ...pageList,
  ...categories.map(({ slug }) => categoryPage(slug)),
];

export const isCountedEverywhere = (page: string): boolean => everywhere.includes(page);

/** What the menu calls a page that is counted by itself, if it can be one. */
export const slugOfPage = (page: string): string | undefined =>
  /^\/service\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(page)?.[1];

/** A page by its pattern and what its address says for it; `slugs` are the pages of the menu. */
export const countedPage = (
  page: Page,
  named: string | undefined,
  slugs: readonly string[],
): string => {
  if (page !== '/service/:category' || named === undefined) return page;
  const own = categoryPage(named);
  return slugs.includes(named) || isCountedEverywhere(own) ? own : page;
};
