import type { RowValues } from './cell-parsers.ts';
import {
  type MenuBeforeImport,
  type MenuFileService,
  normalizeName,
} from './menu-before-import.ts';
import type { MenuColumn } from './menu-file-columns.ts';

type MatchResult =
  | { service: MenuFileService | undefined }
  | { column: MenuColumn; expected: string };

/** Matches rows by id, or by name and section. Rows without a match are new services. */
export const createServiceMatcher = ({ services, pages }: MenuBeforeImport) => {
  const byId = new Map(services.map((service) => [service.id, service]));
  const byName = Map.groupBy(services, ({ name }) => normalizeName(name));
  const sectionKeys = new Map(
    pages.flatMap(({ sections }) =>
      sections.map(({ key, name }) => [normalizeName(name), key] as const),
    ),
  );
  const rowById = new Map<string, number>();

  const match = ({ id, name, section }: RowValues): MatchResult => {
    if (id !== undefined) return { service: byId.get(id) };
    const sameName = name === undefined ? [] : (byName.get(normalizeName(name)) ?? []);
    if (section !== undefined) {
      const key = sectionKeys.get(normalizeName(section));
      return { service: sameName.find((service) => service.section === key) };
    }
    return sameName.length > 1
      ? { column: 'section', expected: 'a section: several services have this name' }
      : { service: sameName[0] };
  };

  const find = (row: number, values: RowValues): MatchResult => {
    const found = match(values);
    if ('expected' in found) return found;
    const id = found.service?.id ?? values.id;
    if (id === undefined) return found;
    const earlierRow = rowById.get(id);
    if (earlierRow !== undefined) {
      const column = values.id === undefined ? 'name' : 'id';
      return { column, expected: `each service only once: it is also in row ${earlierRow}` };
    }
    rowById.set(id, row);
    return found;
  };

  const missing = (): MenuFileService[] => services.filter(({ id }) => !rowById.has(id));
  return { find, missing };
};
