import type { SheetRow } from '../../kit/spreadsheet.ts';
import { createSectionMatcher, type SectionRef, sectionIdOf } from './match-section.ts';
import { createServiceMatcher } from './match-service.ts';
import {
  type MenuBeforeImport,
  type MenuFileService,
  normalizeName,
} from './menu-before-import.ts';
import { headerOfColumn, type MenuColumn } from './menu-file-columns.ts';
import { type CellError, type ParsedRow, parseMenuRows, toCellError } from './parse-menu-rows.ts';
import {
  type FieldChange,
  type NameLookup,
  type PlannedService,
  planServiceRow,
  toFieldChanges,
} from './plan-service-row.ts';
import {
  hasReorderedServices,
  type SectionOrder,
  toServiceOrderBySection,
} from './service-order-in-sections.ts';

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
  sectionOrders: readonly SectionOrder[];
  formulas: readonly string[];
  errors: readonly CellError[];
};

const createNameLookup = ({
  skills,
  pictures,
}: MenuBeforeImport): NameLookup & { newSkills: string[] } => {
  const skillNames = new Map(skills.map((name) => [normalizeName(name), name]));
  const pictureNames = new Map(pictures.map((name) => [normalizeName(name), name]));
  const newSkills: string[] = [];
  return {
    newSkills,
    skill: (name) => {
      const known = skillNames.get(normalizeName(name));
      if (known !== undefined) return known;
      skillNames.set(normalizeName(name), name);
      newSkills.push(name);
      return name;
    },
    picture: (name) => pictureNames.get(normalizeName(name)),
  };
};

/** Names are unique within a section. */
const reportDuplicateNames = (
  targets: readonly PlannedService[],
  untouched: readonly MenuFileService[],
  reportError: (row: number, column: MenuColumn, found: string, expected: string) => void,
): void => {
  const rowByName = new Map<string, number | null>();
  const nameIn = (section: string, name: string): string => `${section}\n${normalizeName(name)}`;
  for (const { section, name } of untouched) rowByName.set(nameIn(section, name), null);
  for (const { row, section, name } of targets) {
    const key = nameIn(sectionIdOf(section), name);
    const otherRow = rowByName.get(key);
    if (otherRow === undefined) rowByName.set(key, row);
    else {
      const where = otherRow === null ? 'already on the menu' : `also in row ${otherRow}`;
      reportError(row, 'name', name, `another name: this one is ${where} in the same section`);
    }
  }
};

type PlanRow = (row: ParsedRow) => PlannedService | undefined;

export const planMenuImport = (
  sheet: readonly SheetRow[],
  menu: MenuBeforeImport,
): MenuImportPlan => {
  const file = parseMenuRows(sheet);
  const errors = [...file.errors];
  const sections = createSectionMatcher(menu);
  const services = createServiceMatcher(menu);
  const names = createNameLookup(menu);
  const reportError = (row: number, column: MenuColumn, found: string, expected: string): void => {
    errors.push(
      toCellError(row, file.columnIndexes.get(column), headerOfColumn(column), found, expected),
    );
  };

  const planTarget: PlanRow = (read) => {
    const { row, values, failed } = read;
    const report = (column: MenuColumn, expected: string): undefined => {
      reportError(row, column, String(values[column] ?? ''), expected);
    };
    const found = services.find(row, values);
    if ('expected' in found) return report(found.column, found.expected);
    // Already reported; without these cells the section is unknown.
    if (failed.has('id') || failed.has('page') || failed.has('section')) return undefined;
    const section = sections.find(values, found.service?.section);
    if ('expected' in section) return report(section.column, section.expected);
    return planServiceRow(read, file.columnIndexes, found.service, section, names, report);
  };

  const targets = file.rows.flatMap((read) => planTarget(read) ?? []);
  const missing = services.missing();
  reportDuplicateNames(targets, missing, reportError);

  const sectionOrders = toServiceOrderBySection(targets, missing);
  const positionByRow = new Map(
    sectionOrders.flatMap(({ members }) =>
      members.map(({ row }, place) => [row, place + 1] as const),
    ),
  );
  const sectionNames = new Map(
    menu.pages.flatMap((page) => page.sections.map(({ key, name }) => [key, name] as const)),
  );
  const compared = targets.flatMap((target) => {
    const { before } = target;
    if (!before) return [];
    const sectionBefore = sectionNames.get(before.section) ?? before.section;
    const changes = toFieldChanges(
      target,
      before,
      sectionBefore,
      positionByRow.get(target.row) ?? before.order,
    );
    return { ...target, before, changes };
  });
  return {
    rows: file.rows.length,
    added: targets.filter(({ before }) => !before),
    changed: compared.filter(({ changes }) => changes.length > 0),
    unchanged: compared.filter(({ changes }) => changes.length === 0).map(({ before }) => before),
    missing,
    awaited: targets.filter(({ awaited }) => awaited !== undefined),
    pages: sections.newPages,
    sections: sections.newSections,
    skills: names.newSkills,
    sectionOrders: sectionOrders.filter((sectionOrder) =>
      hasReorderedServices(sectionOrder, menu.services),
    ),
    formulas: file.formulas,
    errors: errors.toSorted((a, b) => a.row - b.row),
  };
};
