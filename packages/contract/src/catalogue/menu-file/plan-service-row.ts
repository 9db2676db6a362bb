import { formatRupees } from '../../kit/money.ts';
import { toSingleLine } from './cell-parsers.ts';
import type { SectionRef } from './match-section.ts';
import type { MenuFileService } from './menu-before-import.ts';
import { headerOfColumn, type MenuColumn } from './menu-file-columns.ts';
import type { ParsedRow } from './parse-menu-rows.ts';

export type PlannedService = {
  row: number;
  before: MenuFileService | undefined;
  id: string | undefined;
  section: SectionRef;
  name: string;
  description: string;
  price: number;
  offerprice: number;
  duration: number;
  skill: string;
  hidden: boolean;
  order: number | undefined;
  /** Undefined: keeps its picture. */
  picture: string | undefined;
  awaited: string | undefined;
};

export type NameLookup = {
  skill: (name: string) => string;
  picture: (name: string) => string | undefined;
};

export type ReportCellError = (column: MenuColumn, expected: string) => void;

/** Line breaks alone are not a change. */
const keepIfUnchanged = (text: string, before: string | undefined): string =>
  before !== undefined && toSingleLine(before) === text ? before : text;

const pictureFileName = /^[^.]*$|\.(jpe?g|png|webp)$/i;

const expectedValues = {
  name: 'a name',
  description: 'a description',
  price: 'a price in whole rupees',
  duration: 'a duration in minutes',
} as const;

export const planServiceRow = (
  { row, values, failed }: ParsedRow,
  columns: ReadonlyMap<MenuColumn, number>,
  before: MenuFileService | undefined,
  section: SectionRef,
  names: NameLookup,
  reportError: ReportCellError,
): PlannedService | undefined => {
  let isValid = failed.size === 0;
  const report: ReportCellError = (column, expected) => {
    isValid = false;
    if (!failed.has(column)) reportError(column, expected);
  };
  /** A missing column keeps the value; an empty cell is an error. */
  const requiredValue = <C extends keyof typeof expectedValues>(column: C) => {
    const currentValue = columns.has(column) ? undefined : before?.[column];
    const value = values[column] ?? currentValue;
    if (value === undefined) report(column, expectedValues[column]);
    return value;
  };

  const name = requiredValue('name');
  const description = requiredValue('description');
  const price = requiredValue('price');
  const duration = requiredValue('duration');
  // New services default to the skill with the name of their section.
  const skill = values.skill ?? before?.skill ?? section.name;

  const struckPrice = columns.has('offerprice')
    ? values.offerprice
    : before && before.offerprice > before.price
      ? before.offerprice
      : undefined;
  if (price !== undefined && struckPrice !== undefined) {
    if (columns.has('offerprice') && struckPrice <= price) {
      report('offerprice', 'more than the price, or empty');
    } else if (struckPrice < price) {
      report(
        'price',
        `at most ${formatRupees(struckPrice)}, the struck-through price of this service`,
      );
    }
  }

  const picture = values.picture === undefined ? undefined : names.picture(values.picture);
  const awaited = picture === undefined ? values.picture : undefined;
  if (awaited !== undefined && !pictureFileName.test(awaited)) {
    report('picture', 'an existing picture, or the name of a JPEG, PNG or WebP file');
  }

  const isComplete =
    name !== undefined &&
    description !== undefined &&
    price !== undefined &&
    duration !== undefined;
  if (!isComplete || !isValid) return undefined;
  return {
    row,
    before,
    id: before?.id ?? values.id,
    section,
    name: keepIfUnchanged(name, before?.name),
    description: keepIfUnchanged(description, before?.description),
    price,
    offerprice: struckPrice ?? price,
    duration,
    skill: names.skill(skill),
    hidden: values.shown === undefined ? (before?.hidden ?? false) : !values.shown,
    order: values.order,
    picture,
    awaited,
  };
};

export type FieldChange = { field: string; before: string; after: string };

const formatOfferprice = ({ price, offerprice }: { price: number; offerprice: number }): string =>
  offerprice > price ? formatRupees(offerprice) : '';

export const toFieldChanges = (
  target: PlannedService,
  before: MenuFileService,
  sectionBefore: string,
  position: number,
): FieldChange[] => {
  const isMoved = target.section.key !== before.section;
  const pairs: [MenuColumn, string, string][] = [
    ['section', sectionBefore, target.section.name],
    ['name', before.name, target.name],
    ['description', before.description, target.description],
    ['price', formatRupees(before.price), formatRupees(target.price)],
    ['offerprice', formatOfferprice(before), formatOfferprice(target)],
    ['duration', String(before.duration), String(target.duration)],
    ['skill', before.skill, target.skill],
    ['shown', before.hidden ? 'no' : 'yes', target.hidden ? 'no' : 'yes'],
    ['picture', before.picture, target.picture ?? before.picture],
  ];
  if (!isMoved && target.order !== undefined && target.order !== before.order) {
    pairs.push(['order', String(before.order), String(position)]);
  }
  return pairs
    .filter(([column, oldValue, newValue]) =>
      column === 'section' ? isMoved : oldValue !== newValue,
    )
    .map(([column, oldValue, newValue]) => ({
      field: headerOfColumn(column),
      before: oldValue,
      after: newValue,
    }));
};
