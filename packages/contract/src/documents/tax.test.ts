import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allot } from './allot.ts';
import { defaultDocumentSettings } from './desk/schema.ts';
import { taxOfSection } from './tax-of-section.ts';
import { splitTax } from './tax-split.ts';

describe('allotting by largest remainder', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10_000, [59_900, 39_900, 10_000], [5_455, 3_634, 911]],
    [0, [5, 5], [0, 0]],
    [3, [0, 7], [0, 3]],
    [0, [0, 0], [0, 0]],
  ])('%i among %j', (amount, weights, parts) => {
    expect(allot(amount, weights)).toEqual(parts);
  });

  test('parts add up, and none is above its weight', () => {
    const weights = fc.array(fc.nat(500_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const amount = Math.floor(all.reduce((sum, one) => sum + one, 0) * share);
        const parts = allot(amount, all);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part, place) => part >= 0 && part <= (all[place] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('tax in the price', () => {
  test.each([
    [105_00, 500, { taxable: 100_00, cgst: 250, sgst: 250 }],
    [499_00, 500, { taxable: 475_24, cgst: 1188, sgst: 1188 }],
    // No exact split: the taxable value takes the rest.
    [17_00, 500, { taxable: 16_20, cgst: 40, sgst: 40 }],
    [118_00, 1800, { taxable: 100_00, cgst: 900, sgst: 900 }],
    [499_00, 0, { taxable: 499_00, cgst: 0, sgst: 0 }],
    [0, 500, { taxable: 0, cgst: 0, sgst: 0 }],
  ])('of %i paise at %i', (amount, rate, split) => {
    expect(splitTax(amount, rate)).toEqual(split);
  });

  test('always adds up, and is at most half a paisa off', () => {
    fc.assert(
      fc.property(fc.nat(500_000_000), fc.nat(4000), (amount, rate) => {
        const { taxable, cgst, sgst } = splitTax(amount, rate);
        expect(taxable + cgst + sgst).toBe(amount);
        expect(cgst).toBe(sgst);
        expect(taxable).toBeGreaterThanOrEqual(0);
        expect(Math.abs(cgst - (amount * rate) / 2 / (10_000 + rate))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('code and rate of a section', () => {
  const regular = { ...defaultDocumentSettings, scheme: 'regular' as const };
  test.each([
    ['hair-care', '2025-09-21', { sac: '999721', rate: 1800 }],
    ['hair-care', '2025-09-22', { sac: '999721', rate: 500 }],
    ['facial', '2026-11-17', { sac: '999722', rate: 500 }],
    ['massage', '2026-11-17', { sac: '999729', rate: 500 }],
    ['a section of the owner', '2026-11-17', { sac: '999729', rate: 500 }],
    // Before the first day, the first rate holds.
    ['massage', '2016-01-01', { sac: '999729', rate: 1800 }],
  ])('%s on %s', (section, day, tax) => {
    expect(taxOfSection(regular, section, day)).toEqual(tax);
  });

  test('no tax is shown by a salon that pays by turnover, and no code without registration', () => {
    const composition = { ...regular, scheme: 'composition' as const };
    expect(taxOfSection(composition, 'facial', '2026-11-17')).toEqual({ sac: '999722', rate: 0 });
    expect(taxOfSection(defaultDocumentSettings, 'facial', '2026-11-17')).toEqual({
      sac: null,
      rate: 0,
    });
  });
});
