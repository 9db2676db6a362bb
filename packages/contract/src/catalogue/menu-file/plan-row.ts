import { formatRupees } from '../../kit/money.ts';
import { toSingleLine } from './cell-parsers.ts';
import { headerOf, type MenuColumn } from './columns.ts';
import type { SectionRef } from './match-section.ts';
import type { MenuFileService } from './menu-state.ts';
import type { ParsedRow } from './parse-rows.ts';

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
const unlessSame = (text: string, before: string | undefined): string =>
  before !== undefined && toSingleLine(before) === text ? before : text;

const mayCome = /^[^.]*$|\.(jpe?g|png|webp)$/i;

const expectations = {
  name: 'a name',
  description: 'a description',
  price: 'a price in whole rupees',
  duration: 'a duration in minutes',
} as const;

export const planRow = (
  { row, values, failed }: ParsedRow,
  columns: ReadonlyMap<MenuColumn, number>,
  before: MenuFileService | undefined,
  section: SectionRef,
  names: NameLookup,
  refuse: ReportCellError,
): PlannedService | undefined => {
  let isWhole = failed.size === 0;
  const say: ReportCellError = (column, expected) => {
    isWhole = false;
    if (!failed.has(column)) refuse(column, expected);
  };
  /** A missing column keeps the value; an empty cell is an error. */
  const needed = <C extends keyof typeof expectations>(column: C) => {
    const kept = columns.has(column) ? undefined : before?.[column];
    const wanted = values[column] ?? kept;
    if (wanted === undefined) say(column, expectations[column]);
    return wanted;
  };

  const name = needed('name');
  const description = needed('description');
  const price = needed('price');
  const duration = needed('duration');
  // New services default to the skill with the name of their section.
  const skill = values.skill ?? before?.skill ?? section.name;

  const struck = columns.has('offerprice')
    ? values.offerprice
    : before && before.offerprice > before.price
      ? before.offerprice
      : undefined;
  if (price !== undefined && struck !== undefined) {
    if (columns.has('offerprice') && struck <= price) {
      say('offerprice', 'more than the price, or empty');
    } else if (struck < price) {
      say('price', `at most ${formatRupees(struck)}, the struck-through price of this service`);
    }
  }

  const picture = values.picture === undefined ? undefined : names.picture(values.picture);
  const awaited = picture === undefined ? values.picture : undefined;
  if (awaited !== undefined && !mayCome.test(awaited)) {
    say('picture', 'an existing picture, or the name of a JPEG, PNG or WebP file');
  }

  const isComplete =
    name !== undefined &&
    description !== undefined &&
    price !== undefined &&
    duration !== undefined;
  if (!isComplete || !isWhole) return undefined;
  return {
    row,
    before,
    id: before?.id ?? values.id,
    section,
    name: unlessSame(name, before?.name),
    description: unlessSame(description, before?.description),
    price,
    offerprice: struck ?? price,
    duration,
    skill: names.skill(skill),
    hidden: values.shown === undefined ? (before?.hidden ?? false) : !values.shown,
    order: values.order,
    picture,
    awaited,
  };
};

export type FieldChange = { field: string; before: string; after: string };

const struckText = ({ price, offerprice }: { price: number; offerprice: number }): string =>
  offerprice > price ? formatRupees(offerprice) : '';

export const toFieldChanges = (
  target: PlannedService,
  before: MenuFileService,
  sectionBefore: string,
  place: number,
): FieldChange[] => {
  const moves = target.section.key !== before.section;
  const pairs: [MenuColumn, string, string][] = [
    ['section', sectionBefore, target.section.name],
    ['name', before.name, target.name],
    ['description', before.description, target.description],
    ['price', formatRupees(before.price), formatRupees(target.price)],
    ['offerprice', struckText(before), struckText(target)],
    ['duration', String(before.duration), String(target.duration)],
    ['skill', before.skill, target.skill],
    ['shown', before.hidden ? 'no' : 'yes', target.hidden ? 'no' : 'yes'],
    ['picture', before.picture, target.picture ?? before.picture],
  ];
  if (!moves && target.order !== undefined && target.order !== before.order) {
    pairs.push(['order', String(before.order), String(place)]);
  }
  return pairs
    .filter(([column, was, is]) => (column === 'section' ? moves : was !== is))
    .map(([column, was, is]) => ({ field: headerOf(column), before: was, after: is }));
};
