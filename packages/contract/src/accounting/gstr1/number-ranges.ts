import * as z from 'zod/mini';
import { DocumentKind } from '../../documents/document-content.ts';
import type { AccountingDocument } from '../accounting-document.ts';

/** Consecutive numbers of one series: table 13. */
export const NumberRange = z.strictObject({
  kind: DocumentKind,
  from: z.string(),
  to: z.string(),
  total: z.int(),
});
export type NumberRange = z.infer<typeof NumberRange>;

export type OpenNumberRange = NumberRange & { last: number };

const seriesOf = (number: string): string => number.replace(/\d+$/, '');

/** A new prefix, year or a gap begins a new range. Documents come in the order of their numbers. */
export const addToNumberRanges = (
  ranges: readonly OpenNumberRange[],
  { kind, number, sequence }: Pick<AccountingDocument, 'kind' | 'number' | 'sequence'>,
): OpenNumberRange[] => {
  const position = ranges.findIndex(
    (range) =>
      range.kind === kind && range.last + 1 === sequence && seriesOf(range.to) === seriesOf(number),
  );
  const found = ranges[position];
  if (!found) return [...ranges, { kind, from: number, to: number, total: 1, last: sequence }];
  return ranges.with(position, {
    ...found,
    to: number,
    total: found.total + 1,
    last: sequence,
  });
};
