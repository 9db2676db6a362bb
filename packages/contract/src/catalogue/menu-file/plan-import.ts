import type { SheetRow } from '../../kit/spreadsheet.ts';
import { headerOf, type MenuColumn } from './columns.ts';
import { createSectionMatcher, idOf, type SectionRef } from './match-section.ts';
import { createServiceMatcher } from './match-service.ts';
import { fold, type MenuFileService, type MenuState } from './menu-state.ts';
import { type CellError, type ParsedRow, parseRows, toCellError } from './parse-rows.ts';
import {
  type FieldChange,
  type NameLookup,
  type PlannedService,
  planRow,
  toFieldChanges,
} from './plan-row.ts';
import { isReordered, type SectionOrder, toSectionOrders } from './section-order.ts';

/** A plan with errors is not applied. */
export type MenuImportPlan = {
  rows: number;
  added: readonly PlannedService[];
  changed: readonly (PlannedService & {
    before: MenuFileService;
    changes: readonly FieldChange[];
  })[];
  unchanged: readonly MenuFileService[];
  /** Services that are not in the file, including hidden ones. */
  missing: readonly MenuFileService[];
  awaited: readonly PlannedService[];
  pages: readonly string[];
  sections: readonly SectionRef[];
  skills: readonly string[];
  sequences: readonly SectionOrder[];
  formulas: readonly string[];
  errors: readonly CellError[];
};

const createNames = ({ skills, pictures }: MenuState): NameLookup & { madeSkills: string[] } => {
  const skillNames = new Map(skills.map((name) => [fold(name), name]));
  const pictureNames = new Map(pictures.map((name) => [fold(name), name]));
  const madeSkills: string[] = [];
  return {
    madeSkills,
    skill: (name) => {
      const known = skillNames.get(fold(name));
      if (known !== undefined) return known;
      skillNames.set(fold(name), name);
      madeSkills.push(name);
      return name;
    },
    picture: (name) => pictureNames.get(fold(name)),
  };
};

/** Names are unique within a section. */
const findSameNames = (
  targets: readonly PlannedService[],
  untouched: readonly MenuFileService[],
  refuse: (row: number, column: MenuColumn, found: string, expected: string) => void,
): void => {
  const held = new Map<string, number | null>();
  const nameIn = (section: string, name: string): string => `${section}\n${fold(name)}`;
  for (const { section, name } of untouched) held.set(nameIn(section, name), null);
  for (const { row, section, name } of targets) {
    const key = nameIn(idOf(section), name);
    const other = held.get(key);
    if (other === undefined) held.set(key, row);
    else {
      const where = other === null ? 'already on the menu' : `also in row ${other}`;
      refuse(row, 'name', name, `another name: this one is ${where} in the same section`);
    }
  }
};

type PlanTarget = (row: ParsedRow) => PlannedService | undefined;

export const planMenuImport = (sheet: readonly SheetRow[], menu: MenuState): MenuImportPlan => {
  const file = parseRows(sheet);
  const errors = [...file.errors];
  const sections = createSectionMatcher(menu);
  const services = createServiceMatcher(menu);
  const names = createNames(menu);
  const refuse = (row: number, column: MenuColumn, found: string, expected: string): void => {
    errors.push(toCellError(row, file.places.get(column), headerOf(column), found, expected));
  };

  const planTarget: PlanTarget = (read) => {
    const { row, values, failed } = read;
    const say = (column: MenuColumn, expected: string): undefined => {
      refuse(row, column, String(values[column] ?? ''), expected);
    };
    const found = services.find(row, values);
    if ('expected' in found) return say(found.column, found.expected);
    // Already reported; without these cells the section is unknown.
    if (failed.has('id') || failed.has('page') || failed.has('section')) return undefined;
    const section = sections.find(values, found.service?.section);
    if ('expected' in section) return say(section.column, section.expected);
    return planRow(read, file.places, found.service, section, names, say);
  };

  const targets = file.rows.flatMap((read) => planTarget(read) ?? []);
  const missing = services.missing();
  findSameNames(targets, missing, refuse);

  const sequences = toSectionOrders(targets, missing);
  const placeOf = new Map(
    sequences.flatMap(({ members }) => members.map(({ row }, place) => [row, place + 1] as const)),
  );
  const sectionNames = new Map(
    menu.pages.flatMap((page) => page.sections.map(({ key, name }) => [key, name] as const)),
  );
  const compared = targets.flatMap((target) => {
    const { before } = target;
    if (!before) return [];
    const was = sectionNames.get(before.section) ?? before.section;
    const changes = toFieldChanges(target, before, was, placeOf.get(target.row) ?? before.order);
    return { ...target, before, changes };
  });
  return {
    rows: file.rows.length,
    added: targets.filter(({ before }) => !before),
    changed: compared.filter(({ changes }) => changes.length > 0),
    unchanged: compared.filter(({ changes }) => changes.length === 0).map(({ before }) => before),
    missing,
    awaited: targets.filter(({ awaited }) => awaited !== undefined),
    pages: sections.madePages,
    sections: sections.madeSections,
    skills: names.madeSkills,
    sequences: sequences.filter((sequence) => isReordered(sequence, menu.services)),
    formulas: file.formulas,
    errors: errors.toSorted((a, b) => a.row - b.row),
  };
};
