import type { DocumentKind } from './document-content.ts';

/** Of a number, by law. */
export const maxNumberLength = 16;

/** The counter must have room for this many documents of a kind in a year. */
const largestCounterDigits = 5;

/** The year in which the financial year begins, on 1 April. */
export const financialYearOf = (day: string): number =>
  Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** `26-27` */
export const formatFinancialYear = (year: number): string => {
  const twoDigits = (value: number) => String(value % 100).padStart(2, '0');
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
};

export type NumberFormat = { prefixes: Record<DocumentKind, string>; digits: number };

/** `INV/26-27/00001` */
export const formatDocumentNumber = (
  { prefixes, digits }: NumberFormat,
  { kind, year, sequence }: { kind: DocumentKind; year: number; sequence: number },
): string =>
  [prefixes[kind], formatFinancialYear(year), String(sequence).padStart(digits, '0')].join('/');

/** How long a prefix can be. */
export const maxPrefixLength = (digits: number): number =>
  maxNumberLength - '/26-27/'.length - Math.max(digits, largestCounterDigits);
