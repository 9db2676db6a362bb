import type { AdminCategory } from '@haldi/contract/catalogue/default-categories';
import {
  listSectionsOfPages,
  type MenuPage,
  type MenuSection,
  type VisibleMenuPage,
} from '@haldi/contract/catalogue/menu-schema';
import { isMehndiService } from '@haldi/contract/designs/is-mehndi-service';
import type { Db } from '../../platform/database/database.ts';
import * as store from './store.ts';

const toPages = async (
  db: Db,
  isShown: (section: { key: string }) => boolean,
): Promise<MenuPage[]> => {
  const pages = await store.listMenuPages(db);
  const byPage = Map.groupBy(
    (await store.listMenuSections(db)).filter(isShown),
    ({ page }) => page,
  );
  return pages.map(({ slug, name, adminCategory, scene }) => ({
    slug,
    name,
    admin: adminCategory as AdminCategory,
    scene,
    sections: (byPage.get(slug) ?? []).map(({ key, name: sectionName, file }) => ({
      key,
      name: sectionName,
      file,
    })),
  }));
};

export const readWholeMenu = (db: Db): Promise<MenuPage[]> => toPages(db, () => true);

export const readVisibleMenu = async (db: Db): Promise<VisibleMenuPage[]> => {
  const onSale = Map.groupBy(await store.listVisibleServiceNames(db), ({ dataSet }) => dataSet);
  const pages = await toPages(db, ({ key }) => onSale.has(key));
  return pages
    .filter(({ sections }) => sections.length > 0)
    .map((page) => ({
      ...page,
      offersMehndi: page.sections.some(({ key }) => onSale.get(key)?.some(isMehndiService)),
    }));
};

export const isMenuPage = store.hasMenuPage;

export const readMenuPageName = async (db: Db, slug: string): Promise<string | undefined> =>
  (await store.listMenuPages(db)).find((page) => page.slug === slug)?.name;

export const readMenuPageSlugs = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await store.listMenuPages(db)).map(({ slug }) => slug));

type InSection = { dataSet: string };

export const indexMenu = (menu: readonly MenuPage[]) => {
  const sections = listSectionsOfPages(menu);
  const byKey = new Map(sections.map((section, position) => [section.key, { section, position }]));
  const pageOf = new Map(
    menu.flatMap((page) => page.sections.map(({ key }) => [key, page] as const)),
  );
  const positionOf = ({ dataSet }: InSection): number =>
    byKey.get(dataSet)?.position ?? sections.length;
  return {
    nameOf: (key: string): string => byKey.get(key)?.section.name ?? key,
    sectionOf: (key: string): MenuSection | undefined => byKey.get(key)?.section,
    pageOf: (key: string): MenuPage | undefined => pageOf.get(key),
    inOrder: <S extends InSection>(rows: readonly S[]): S[] =>
      rows.toSorted((a, b) => positionOf(a) - positionOf(b)),
  };
};
export type MenuIndex = ReturnType<typeof indexMenu>;

export const readMenuIndex = async (db: Db): Promise<MenuIndex> =>
  indexMenu(await readWholeMenu(db));

export const readSectionKeysOfCategory = async (
  db: Db,
  category: AdminCategory,
): Promise<string[]> =>
  listSectionsOfPages((await readWholeMenu(db)).filter(({ admin }) => admin === category)).map(
    ({ key }) => key,
  );

/** Order lines may refer to a deleted section. */
const fallbackCategory: AdminCategory = 'Beauty';

export const createAdminCategoryLookup = (
  menu: readonly MenuPage[],
): ((dataSet: string) => AdminCategory) => {
  const { pageOf } = indexMenu(menu);
  return (dataSet) => pageOf(dataSet)?.admin ?? fallbackCategory;
};

export const readAdminCategoryLookup = async (db: Db) =>
  createAdminCategoryLookup(await readWholeMenu(db));
