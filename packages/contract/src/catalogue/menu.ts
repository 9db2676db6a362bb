import * as z from 'zod/mini';
import { adminCategories } from './categories.ts';

/** A section of a page, and the catalogue file of its services. */
export const MenuSection = z.strictObject({
  /** Never changes: services and orders name it. */
  key: z.string(),
  name: z.string(),
  /** Its name under `/Json Files/`. */
  file: z.string(),
});
export type MenuSection = z.infer<typeof MenuSection>;

/** A page of the menu, at `/service/` and its slug. */
export const MenuPage = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** The category of the back office that it counts towards. */
  admin: z.enum(adminCategories),
  /** The drawing that stands for it. */
  scene: z.string(),
  sections: z.array(MenuSection),
});
export type MenuPage = z.infer<typeof MenuPage>;

/** A page as customers see it. */
export const MenuPageOnSale = z.extend(MenuPage, {
  /** Something on it is done after a mehndi design. */
  offersMehndi: z.boolean(),
});
export type MenuPageOnSale = z.infer<typeof MenuPageOnSale>;

/** What every page brings along to lead to the others. */
export type MenuLink = Pick<MenuPage, 'slug' | 'name' | 'scene'> & {
  sections: Pick<MenuSection, 'key' | 'name'>[];
};

/** The page that shows a section, by the section's name: no two have the same. */
export const pagesBySection = <Page extends { sections: readonly { name: string }[] }>(
  menu: readonly Page[],
): Map<string, Page> =>
  new Map(menu.flatMap((page) => page.sections.map(({ name }) => [name, page] as const)));

export const sectionsOf = <Section>(menu: readonly { sections: readonly Section[] }[]): Section[] =>
  menu.flatMap(({ sections }) => sections);
