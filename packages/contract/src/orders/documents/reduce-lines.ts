import { allot } from '../../documents/allot.ts';
import type { DocumentLine } from '../../documents/document-content.ts';
import { includedHalfTax, splitOf } from '../../documents/tax-split.ts';

type Left = Pick<DocumentLine, 'description' | 'sac' | 'rate'> & {
  amount: number;
  halfTax: number;
};

const keyOf = ({ description, sac, rate }: Left): string => `${description}|${sac}|${rate}`;

/** What earlier reductions left. Lines that only differ in price are reduced as one. */
const leftOf = (lines: readonly DocumentLine[], reduced: readonly DocumentLine[]): Left[] => {
  const left = new Map<string, Left>();
  const add = ({ description, sac, rate, amount, cgst }: DocumentLine, sign: 1 | -1): void => {
    const line = { description, sac, rate, amount: 0, halfTax: 0 };
    const found = left.get(keyOf(line)) ?? line;
    const sum = { amount: found.amount + sign * amount, halfTax: found.halfTax + sign * cgst };
    left.set(keyOf(line), { ...found, ...sum });
  };
  for (const line of lines) add(line, 1);
  for (const line of reduced) add(line, -1);
  return [...left.values()];
};

/** The tax that remains on the document is that of the remaining amount, so nothing is left over. */
const halfTaxOf = ({ amount, halfTax, rate }: Left, reduction: number): number => {
  const remaining = amount - reduction;
  const wanted = halfTax - includedHalfTax(remaining, rate);
  return remaining === 0
    ? halfTax
    : Math.min(Math.max(0, wanted), halfTax, Math.floor(reduction / 2));
};

/** The lines of a credit note or refund voucher for a part of a document, or for the rest of it. */
export const reduceLines = (
  lines: readonly DocumentLine[],
  reduced: readonly DocumentLine[],
  amount: number,
): DocumentLine[] => {
  const left = leftOf(lines, reduced);
  const parts = allot(
    amount,
    left.map((line) => line.amount),
  );
  return left.flatMap((line, place) => {
    const part = parts[place] ?? 0;
    if (part === 0) return [];
    const { description, sac, rate } = line;
    const printed = { description, sac, quantity: 1, unitPrice: part, discount: 0, amount: part };
    return [{ ...printed, rate, ...splitOf(part, halfTaxOf(line, part)) }];
  });
};
