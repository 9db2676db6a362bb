import type { RowValues } from './cell-parsers.ts';
import type { MenuColumn } from './columns.ts';
import { fold, type MenuFileService, type MenuState } from './menu-state.ts';

type Found = { service: MenuFileService | undefined } | { column: MenuColumn; expected: string };

/** Matches rows by id, or by name and section. Rows without a match are new services. */
export const createServiceMatcher = ({ services, pages }: MenuState) => {
  const byId = new Map(services.map((service) => [service.id, service]));
  const byName = Map.groupBy(services, ({ name }) => fold(name));
  const sectionKeys = new Map(
    pages.flatMap(({ sections }) => sections.map(({ key, name }) => [fold(name), key] as const)),
  );
  const rowOf = new Map<string, number>();

  const look = ({ id, name, section }: RowValues): Found => {
    if (id !== undefined) return { service: byId.get(id) };
    const called = name === undefined ? [] : (byName.get(fold(name)) ?? []);
    if (section !== undefined) {
      const key = sectionKeys.get(fold(section));
      return { service: called.find((service) => service.section === key) };
    }
    return called.length > 1
      ? { column: 'section', expected: 'a section: several services have this name' }
      : { service: called[0] };
  };

  const find = (row: number, values: RowValues): Found => {
    const found = look(values);
    if ('expected' in found) return found;
    const id = found.service?.id ?? values.id;
    if (id === undefined) return found;
    const before = rowOf.get(id);
    if (before !== undefined) {
      const column = values.id === undefined ? 'name' : 'id';
      return { column, expected: `each service only once: it is also in row ${before}` };
    }
    rowOf.set(id, row);
    return found;
  };

  const missing = (): MenuFileService[] => services.filter(({ id }) => !rowOf.has(id));
  return { find, missing };
};
