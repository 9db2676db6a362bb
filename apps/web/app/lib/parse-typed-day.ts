import { Day } from '@haldi/contract/kit/day-schema';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const yearOf = (text: string): string => (text.length === 2 ? `20${text}` : text);

const toDay = (year: string, month: number, date: string): string | undefined =>
  Day.safeParse([year, String(month).padStart(2, '0'), date.padStart(2, '0')].join('-')).data;

/**
 * Accepts `5 Jan 2027`, `05/01/27`, `5.1.` and `2027-01-05`: day before month, as in India. The
 * year defaults to the current one.
 */
export const parseTypedDay = (text: string, today: string): string | undefined => {
  const isoParts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim());
  if (isoParts) return toDay(isoParts[1] ?? '', Number(isoParts[2]), isoParts[3] ?? '');
  const parts = /^(\d{1,2})[\s./-]*([a-z]{3,}|(?<=[\s./-])\d{1,2})[\s./,-]*(\d{4}|\d{2})?$/i.exec(
    text.trim(),
  );
  if (!parts) return undefined;
  const [, date = '', month = '', year = today.slice(0, 4)] = parts;
  return toDay(yearOf(year), monthOf(month), date);
};
