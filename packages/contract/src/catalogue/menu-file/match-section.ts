import { menuLimits } from '../desk/sections/schema.ts';
import type { RowValues } from './cell-parsers.ts';
import { fold, type MenuState } from './menu-state.ts';

/** Key null: the section is created. */
export type SectionRef = { key: string | null; name: string; page: string };

export const idOf = ({ key, name }: SectionRef): string => key ?? ` ${fold(name)}`;

type Refusal = { column: 'page' | 'section'; expected: string };

/** Also finds sections that earlier rows create. */
export const createSectionMatcher = ({ pages }: Pick<MenuState, 'pages'>) => {
  const pageNames = new Map(pages.map(({ name }) => [fold(name), name]));
  const byKey = new Map<string, SectionRef>();
  const byName = new Map<string, SectionRef>();
  for (const page of pages) {
    for (const { key, name } of page.sections) {
      const section = { key, name, page: page.name };
      byKey.set(key, section);
      byName.set(fold(name), section);
    }
  }
  const madePages: string[] = [];
  const madeSections: SectionRef[] = [];

  const pageCalled = (name: string): string => {
    const known = pageNames.get(fold(name));
    if (known !== undefined) return known;
    pageNames.set(fold(name), name);
    madePages.push(name);
    return name;
  };

  const make = (name: string, page: string): SectionRef => {
    const section = { key: null, name, page: pageCalled(page) };
    byName.set(fold(name), section);
    madeSections.push(section);
    return section;
  };

  const find = (values: RowValues, at: string | undefined): SectionRef | Refusal => {
    const own = at === undefined ? undefined : byKey.get(at);
    const found = values.section === undefined ? own : byName.get(fold(values.section));
    if (found) {
      const isElsewhere = values.page !== undefined && fold(values.page) !== fold(found.page);
      return isElsewhere
        ? { column: 'page', expected: `${found.page}: the section ${found.name} is on that page` }
        : found;
    }
    if (values.section === undefined) return { column: 'section', expected: 'a section' };
    if (values.page === undefined) {
      return { column: 'page', expected: 'the page of this new section' };
    }
    const isNewPage = !pageNames.has(fold(values.page));
    if (isNewPage && pageNames.size >= menuLimits.pages) {
      return {
        column: 'page',
        expected: `an existing page: the menu already has the maximum of ${menuLimits.pages} pages`,
      };
    }
    if (byName.size >= menuLimits.sections) {
      const most = menuLimits.sections;
      return {
        column: 'section',
        expected: `an existing section: the menu already has the maximum of ${most} sections`,
      };
    }
    return make(values.section, values.page);
  };

  return { find, madePages, madeSections };
};
