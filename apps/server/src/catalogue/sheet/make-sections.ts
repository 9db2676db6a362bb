import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import type { SectionRef } from '@haldi/contract/catalogue/sheet/find-section';
import { fold } from '@haldi/contract/catalogue/sheet/menu-state';
import type { Db } from '../../platform/database/database.ts';
import { slugOf } from '../desk/new-id.ts';
import { readMenu } from '../menu/service.ts';
import * as store from './store.ts';

/** What a page is that a file only names: the owner may choose otherwise later. */
const newPage: { adminCategory: AdminCategory; scene: string } = {
  adminCategory: 'Beauty',
  scene: 'body-polishing',
};

const free = (wanted: string, taken: ReadonlySet<string>): string => {
  let candidate = wanted;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${wanted}-${number}`;
  return candidate;
};

/** Makes the pages and sections that a file names and that are not there. */
export const makeSections = async (
  tx: Db,
  pages: readonly string[],
  sections: readonly SectionRef[],
): Promise<void> => {
  const menu = await readMenu(tx);
  const slugs = new Map(menu.map(({ name, slug }) => [fold(name), slug]));
  const taken = new Set(menu.map(({ slug }) => slug));
  for (const name of pages) {
    const slug = free(slugOf(name) || 'page', taken);
    taken.add(slug);
    slugs.set(fold(name), slug);
    await store.insertPage(tx, { slug, name, ...newPage });
  }
  const keys = new Set(
    menu.flatMap((page) => page.sections.flatMap(({ key, file }) => [key, file])),
  );
  for (const { name, page } of sections) {
    const key = free(slugOf(name) || 'section', keys);
    const slug = slugs.get(fold(page));
    if (!slug) throw new Error(`the page ${page} of a new section is not there`);
    keys.add(key);
    await store.insertSection(tx, { key, name, page: slug, file: key });
  }
};
