import { menuLimits } from '../desk/pages-and-sections/schema.ts';
import type { RowValues } from './cell-parsers.ts';
import { type MenuBeforeImport, normalizeName } from './menu-before-import.ts';

/** Key null: the section is created. */
export type SectionRef = { key: string | null; name: string; page: string };

export const sectionIdOf = ({ key, name }: SectionRef): string => key ?? ` ${normalizeName(name)}`;

type Refusal = { column: 'page' | 'section'; expected: string };

/** Also finds sections that earlier rows create. */
export const createSectionMatcher = ({ pages }: Pick<MenuBeforeImport, 'pages'>) => {
  const pageNames = new Map(pages.map(({ name }) => [normalizeName(name), name]));
  const byKey = new Map<string, SectionRef>();
  const byName = new Map<string, SectionRef>();
  for (const page of pages) {
    for (const { key, name } of page.sections) {
      const section = { key, name, page: page.name };
      byKey.set(key, section);
      byName.set(normalizeName(name), section);
    }
  }
  const newPages: string[] = [];
  const newSections: SectionRef[] = [];

  const findOrAddPage = (name: string): string => {
    const known = pageNames.get(normalizeName(name));
    if (known !== undefined) return known;
    pageNames.set(normalizeName(name), name);
    newPages.push(name);
    return name;
  };

  const addSection = (name: string, page: string): SectionRef => {
    const section = { key: null, name, page: findOrAddPage(page) };
    byName.set(normalizeName(name), section);
    newSections.push(section);
    return section;
  };

  const find = (values: RowValues, currentKey: string | undefined): SectionRef | Refusal => {
    const currentSection = currentKey === undefined ? undefined : byKey.get(currentKey);
    const found =
      values.section === undefined ? currentSection : byName.get(normalizeName(values.section));
    if (found) {
      const isElsewhere =
        values.page !== undefined && normalizeName(values.page) !== normalizeName(found.page);
      return isElsewhere
        ? { column: 'page', expected: `${found.page}: the section ${found.name} is on that page` }
        : found;
    }
    if (values.section === undefined) return { column: 'section', expected: 'a section' };
    if (values.page === undefined) {
      return { column: 'page', expected: 'the page of this new section' };
    }
    const isNewPage = !pageNames.has(normalizeName(values.page));
    if (isNewPage && pageNames.size >= menuLimits.pages) {
      return {
        column: 'page',
        expected: `an existing page: the menu already has the maximum of ${menuLimits.pages} pages`,
      };
    }
    if (byName.size >= menuLimits.sections) {
      const maximum = menuLimits.sections;
      return {
        column: 'section',
        expected: `an existing section: the menu already has the maximum of ${maximum} sections`,
      };
    }
    return addSection(values.section, values.page);
  };

  return { find, newPages, newSections };
};
