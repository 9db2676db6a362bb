import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentLine } from '../../documents/document-content.ts';
import { includedHalfTax, splitTax, totalsOf } from '../../documents/tax-split.ts';
import { reduceLines } from './reduce-lines.ts';

const lineOf = (amount: number, rate: number, place: number): DocumentLine => ({
  ...{ description: `Service ${place}`, sac: '999722', rate, quantity: 1 },
  ...{ unitPrice: amount, discount: 0, amount, ...splitTax(amount, rate) },
});

const lineArbitrary = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_00 }),
  rate: fc.constantFrom(0, 500, 1200, 1800, 4000),
});

test('what is left of each line has its tax, until nothing is left', () => {
  const reductions = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(lineArbitrary, { minLength: 1, maxLength: 6 }),
      reductions,
      (all, shares) => {
        const lines = all.map(({ amount, rate }, place) => lineOf(amount, rate, place));
        const reduced: DocumentLine[] = [];
        const left = () => totalsOf(lines).amount - totalsOf(reduced).amount;
        // The last one takes the rest.
        for (const share of [...shares, 1]) {
          const amount = Math.ceil(left() * share);
          if (amount === 0) continue;
          const part = reduceLines(lines, reduced, amount);
          expect(totalsOf(part).amount).toBe(amount);
          reduced.push(...part);
          for (const { description, rate, amount: billed, cgst } of lines) {
            const ofLine = totalsOf(reduced.filter((one) => one.description === description));
            const rest = includedHalfTax(billed - ofLine.amount, rate);
            expect(Math.abs(cgst - ofLine.cgst - rest)).toBeLessThanOrEqual(1);
          }
        }
        expect(left()).toBe(0);
        expect(totalsOf(reduced)).toMatchObject({
          taxable: totalsOf(lines).taxable,
          cgst: totalsOf(lines).cgst,
        });
      },
    ),
    { seed: 45 },
  );
});

test('services that differ only in price are reduced as one line', () => {
  const lines = [lineOf(500_00, 500, 1), lineOf(300_00, 500, 1)];
  const [part, ...others] = reduceLines(lines, [], 80_00);
  expect(others).toEqual([]);
  expect(part).toMatchObject({ description: 'Service 1', amount: 80_00, quantity: 1, cgst: 190 });
});
