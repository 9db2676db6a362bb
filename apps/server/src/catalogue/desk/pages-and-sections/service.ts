import { createHash } from 'node:crypto';
import { defaultSections } from '@haldi/contract/catalogue/default-categories';
import {
  type AdminMenu,
  type AdminMenuPage,
  type AdminMenuSection,
  isUndeletableMenuPage,
  type MenuOrdering,
  type MenuPageDraft,
  type MenuSectionDraft,
  menuLimits,
} from '@haldi/contract/catalogue/desk/pages-and-sections/schema';
import { listSectionsOfPages, type MenuPage } from '@haldi/contract/catalogue/menu-schema';
import { auditChangesBetween, recordAuditEntry } from '../../../audit/service.ts';
import {
  violatedForeignKeyConstraint,
  violatedUniqueConstraint,
} from '../../../platform/database/constraint-errors.ts';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import { readWholeMenu } from '../../menu/service.ts';
import type { CatalogueContext } from '../service.ts';
import * as store from './store.ts';
import {
  uniqueCatalogueFileName,
  uniquePageSlug,
  uniqueSectionKey,
  uniqueSectionName,
} from './unique-names.ts';

const copy = {
  changed:
    'The menu was changed while you were editing. You now see the current version. Please try again.',
  noPage: 'This page is no longer on the menu.',
  noSection: 'This section is no longer on the menu.',
  pageTaken: 'A page with this name already exists',
  sectionTaken: 'A section with this name already exists',
  tooManyPages: `A menu can have at most ${menuLimits.pages} pages`,
  tooManySections: `A menu can have at most ${menuLimits.sections} sections`,
  fixed:
    'This page cannot be deleted, because other sites may link to it. Customers do not see it while it is empty.',
  inUse: 'This still has services, which may be hidden. Move or delete them first.',
};

const versionOf = (menu: readonly MenuPage[]): string =>
  createHash('sha256').update(JSON.stringify(menu)).digest('hex').slice(0, 16);

export const readAdminMenu = async (db: Db): Promise<AdminMenu> => {
  const menu = await readWholeMenu(db);
  const counts = await store.countServicesBySection(db);
  const pages = menu.map(({ sections, ...page }) => ({
    ...page,
    sections: sections.map((section) => ({
      ...section,
      ...(counts.get(section.key) ?? { services: 0, hidden: 0 }),
    })),
  }));
  return { version: versionOf(menu), pages };
};

export const lockMenuPages = store.lockMenuPages;

const takenError = (reason: string): AppError =>
  new AppError('ALREADY_TAKEN', reason, { fields: { name: reason } });
const invalidNameError = (reason: string): AppError =>
  new AppError('INVALID_INPUT', reason, { fields: { name: reason } });

const errorFor = (error: unknown): unknown => {
  const unique = violatedUniqueConstraint(error);
  if (unique === 'menu_pages_name') return takenError(copy.pageTaken);
  if (unique === 'menu_sections_name') return takenError(copy.sectionTaken);
  // A service was added while the section was being deleted.
  return violatedForeignKeyConstraint(error) ? new AppError('SECTION_IN_USE', copy.inUse) : error;
};

type Change = (tx: Db, pages: AdminMenuPage[], at: Date) => Promise<void>;

const applyMenuChange = async (
  { db, live, clock }: CatalogueContext,
  version: string,
  change: Change,
): Promise<AdminMenu> => {
  await db
    .transaction(async (tx) => {
      await store.lockMenuPages(tx);
      const menu = await readAdminMenu(tx);
      if (menu.version !== version) throw new AppError('MENU_CHANGED', copy.changed);
      await change(tx, menu.pages, clock());
    })
    .catch((error: unknown) => {
      throw errorFor(error);
    });
  live.publish('content-changed');
  return readAdminMenu(db);
};

const requirePage = (pages: readonly AdminMenuPage[], slug: string): AdminMenuPage => {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw new AppError('NOT_FOUND', copy.noPage);
  return page;
};

const requireSection = (
  pages: readonly AdminMenuPage[],
  key: string,
): { section: AdminMenuSection; page: AdminMenuPage } => {
  for (const page of pages) {
    const section = page.sections.find((candidate) => candidate.key === key);
    if (section) return { section, page };
  }
  throw new AppError('NOT_FOUND', copy.noSection);
};

type Draft<D> = D & { version: string };

const toPageAuditFields = ({ name, admin, scene }: MenuPageDraft) => ({
  name,
  category: admin,
  scene,
});

export const addMenuPage = (
  context: CatalogueContext,
  by: Identity,
  { version, ...draft }: Draft<MenuPageDraft>,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    if (pages.length >= menuLimits.pages) throw invalidNameError(copy.tooManyPages);
    await insertNewMenuPage(tx, by, at, pages, draft);
  });

export const insertNewMenuPage = async (
  tx: Db,
  by: Identity,
  at: Date,
  menu: readonly MenuPage[],
  draft: MenuPageDraft,
): Promise<void> => {
  const { name, admin, scene } = draft;
  const slug = uniquePageSlug(
    name,
    menu.map((page) => page.slug),
  );
  await store.insertMenuPage(tx, { slug, name, adminCategory: admin, scene });
  const changes = auditChangesBetween({}, toPageAuditFields(draft));
  await recordAuditEntry(tx, { by, at, act: 'page-added', subject: { id: slug, name }, changes });
};

export const changeMenuPage = (
  context: CatalogueContext,
  by: Identity,
  slug: string,
  { version, ...draft }: Draft<MenuPageDraft>,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const changes = auditChangesBetween(
      toPageAuditFields(requirePage(pages, slug)),
      toPageAuditFields(draft),
    );
    if (changes.length === 0) return;
    const { name, admin, scene } = draft;
    await store.updateMenuPage(tx, slug, { name, adminCategory: admin, scene });
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'page-changed',
      subject: { id: slug, name },
      changes,
    });
  });

export const removeMenuPage = (
  context: CatalogueContext,
  by: Identity,
  slug: string,
  version: string,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const { name, sections } = requirePage(pages, slug);
    if (isUndeletableMenuPage(slug)) throw new AppError('SECTION_IN_USE', copy.fixed);
    if (sections.some(({ services }) => services > 0)) {
      throw new AppError('SECTION_IN_USE', copy.inUse);
    }
    await store.deleteMenuPage(tx, slug);
    await recordAuditEntry(tx, { by, at, act: 'page-removed', subject: { id: slug, name } });
  });

export const addMenuSection = (
  context: CatalogueContext,
  by: Identity,
  { version, name, page: slug }: Draft<MenuSectionDraft>,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const page = requirePage(pages, slug);
    const sections = listSectionsOfPages(pages);
    if (sections.length >= menuLimits.sections) throw invalidNameError(copy.tooManySections);
    const key = await insertNewMenuSection(tx, pages, { name, page: slug });
    const changes = auditChangesBetween({}, { page: page.name });
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'section-added',
      subject: { id: key, name },
      changes,
    });
  });

export const insertNewMenuSection = async (
  tx: Db,
  menu: readonly MenuPage[],
  { name, page }: MenuSectionDraft,
): Promise<string> => {
  const sections = listSectionsOfPages(menu);
  const keys = sections.map(({ key }) => key);
  const files = sections.map(({ file }) => file);
  const key = uniqueSectionKey(name, keys);
  await store.insertMenuSection(tx, { key, page, name, file: uniqueCatalogueFileName(key, files) });
  return key;
};

export const changeMenuSection = (
  context: CatalogueContext,
  by: Identity,
  key: string,
  { version, name, page: slug }: Draft<MenuSectionDraft>,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const { section, page: before } = requireSection(pages, key);
    const page = requirePage(pages, slug);
    const changes = auditChangesBetween(
      { name: section.name, page: before.name },
      { name, page: page.name },
    );
    if (changes.length === 0) return;
    await store.updateMenuSection(tx, key, { name, page: slug }, before.slug !== slug);
    await recordAuditEntry(tx, {
      by,
      at,
      act: 'section-changed',
      subject: { id: key, name },
      changes,
    });
  });

export const removeMenuSection = (
  context: CatalogueContext,
  by: Identity,
  key: string,
  version: string,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const { name, services } = requireSection(pages, key).section;
    if (services > 0) throw new AppError('SECTION_IN_USE', copy.inUse);
    await store.deleteMenuSection(tx, key);
    await recordAuditEntry(tx, { by, at, act: 'section-removed', subject: { id: key, name } });
  });

const isSameSet = (ids: readonly string[], otherIds: readonly string[]): boolean =>
  ids.length === otherIds.length &&
  new Set(ids).size === ids.length &&
  ids.every((id) => otherIds.includes(id));

export const reorderMenu = (
  context: CatalogueContext,
  by: Identity,
  { version, pages: requested }: MenuOrdering,
): Promise<AdminMenu> =>
  applyMenuChange(context, version, async (tx, pages, at) => {
    const slugs = pages.map(({ slug }) => slug);
    const keys = listSectionsOfPages(pages).map(({ key }) => key);
    const isComplete =
      isSameSet(
        requested.map(({ slug }) => slug),
        slugs,
      ) && isSameSet(listSectionsOfPages(requested), keys);
    if (!isComplete) throw new AppError('MENU_CHANGED', copy.changed);
    await store.updateMenuOrder(tx, requested);
    await recordAuditEntry(tx, { by, at, act: 'menu-ordered' });
  });

/**
 * Restores a deleted section of the starter menu. Its name gets a suffix if another section has it
 * by now.
 */
export const addMissingStarterSection = async (tx: Db, key: string): Promise<void> => {
  const sections = listSectionsOfPages(await readWholeMenu(tx));
  const defaultSection = defaultSections.find((set) => set.key === key);
  if (!defaultSection || sections.some((section) => section.key === key)) return;
  const names = sections.map(({ name }) => name);
  const { file, category } = defaultSection;
  await store.insertMenuSection(tx, {
    key,
    file,
    page: category,
    name: uniqueSectionName(defaultSection.name, names),
  });
};
