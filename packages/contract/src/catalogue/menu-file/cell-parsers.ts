import type { SheetCell } from '../../kit/spreadsheet.ts';
import { isLineWithoutControlCharacters, textLimits } from '../../kit/text-schemas.ts';
import { menuLimits } from '../desk/pages-and-sections/schema.ts';
import { serviceLimits } from '../desk/schema.ts';
import type { MenuColumn } from './menu-file-columns.ts';

export type CellResult<T> = { value: T } | { expected: string };

const value = <T>(read: T): CellResult<T> => ({ value: read });
const expected = (what: string): CellResult<never> => ({ expected: what });

/** Names and descriptions are single-line, so line breaks in cells become spaces. */
export const toSingleLine = (text: string): string =>
  text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();

const text =
  (min: number, max: number) =>
  (cell: SheetCell): CellResult<string> => {
    if (cell.kind === 'date') return expected('text, not a date');
    const line = toSingleLine(cell.text);
    const isValid =
      line.length >= min && line.length <= max && isLineWithoutControlCharacters(line);
    return isValid
      ? value(line)
      : expected(`text of ${min} to ${max} characters that can be shown`);
  };

const amount = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.0+)?$/i;

const wholeNumber =
  ({ min, max }: { min: number; max: number }, what: string) =>
  (cell: SheetCell): CellResult<number> => {
    const range = `${what} from ${min} to ${max}`;
    if (cell.kind === 'date') return expected(`${range}, not a date`);
    const digits = amount.exec(cell.text.trim())?.[1]?.replaceAll(',', '');
    const number = digits !== undefined && digits.length < 10 ? Number(digits) : Number.NaN;
    return number >= min && number <= max ? value(number) : expected(range);
  };

const yes = ['yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

const yesOrNo = (cell: SheetCell): CellResult<boolean> => {
  const answer = cell.text.trim().toLowerCase();
  if (yes.includes(answer)) return value(true);
  return no.includes(answer) ? value(false) : expected('yes or no');
};

const serviceId = (cell: SheetCell): CellResult<string> => {
  const id = cell.text.trim();
  const isValid = id.length <= textLimits.name && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  return isValid ? value(id) : expected('an id from this menu, or empty for a new service');
};

const fileName = (cell: SheetCell): CellResult<string> => {
  const name = cell.text.trim();
  const isValid =
    name.length <= 120 &&
    isLineWithoutControlCharacters(name) &&
    !/[/\\]/.test(name) &&
    !name.startsWith('.');
  return isValid ? value(name) : expected('a file name without a folder');
};

const { price, duration } = serviceLimits;
const rupees = wholeNumber(price, 'whole rupees');

export const cellParsers = {
  id: serviceId,
  page: text(1, menuLimits.name),
  section: text(1, menuLimits.name),
  name: text(1, textLimits.name),
  description: text(1, textLimits.note),
  price: rupees,
  offerprice: rupees,
  duration: wholeNumber(duration, 'whole minutes'),
  skill: text(2, textLimits.name),
  shown: yesOrNo,
  order: wholeNumber({ min: 1, max: 9_999 }, 'a whole number'),
  picture: fileName,
} satisfies Record<MenuColumn, (cell: SheetCell) => CellResult<unknown>>;

type ValueOf<C extends MenuColumn> = Extract<
  ReturnType<(typeof cellParsers)[C]>,
  { value: unknown }
>['value'];

/** Missing columns and empty cells are undefined. */
export type RowValues = { [C in MenuColumn]?: ValueOf<C> };
