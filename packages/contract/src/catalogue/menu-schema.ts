import * as z from 'zod/mini';
import { adminCategories } from './default-categories.ts';

export const MenuSection = z.strictObject({
  /** Never changes, because services and orders refer to it. */
  key: z.string(),
  name: z.string(),
  /** File name under `/Json Files/`. */
  file: z.string(),
});
export type MenuSection = z.infer<typeof MenuSection>;

/** Address: `/service/{slug}`. */
export const MenuPage = z.strictObject({
  slug: z.string(),
  name: z.string(),
  /** The category in reports and order filters. */
  admin: z.enum(adminCategories),
  scene: z.string(),
  sections: z.array(MenuSection),
});
export type MenuPage = z.infer<typeof MenuPage>;

export const VisibleMenuPage = z.extend(MenuPage, {
  offersMehndi: z.boolean(),
});
export type VisibleMenuPage = z.infer<typeof VisibleMenuPage>;

export type MenuLink = Pick<MenuPage, 'slug' | 'name' | 'scene'> & {
  sections: Pick<MenuSection, 'key' | 'name'>[];
};

export const pagesBySectionName = <Page extends { sections: readonly { name: string }[] }>(
  menu: readonly Page[],
): Map<string, Page> =>
  new Map(menu.flatMap((page) => page.sections.map(({ name }) => [name, page] as const)));

export const listSectionsOfPages = <Section>(
  menu: readonly { sections: readonly Section[] }[],
): Section[] => menu.flatMap(({ sections }) => sections);
