import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addDays,
  formatDay,
  formatDayWithWeekday,
  formatIndiaDate,
  formatIndiaTime,
  formatNumericDateTime,
  indiaDay,
  indiaMinuteOfDay,
  instantOfIndiaTime,
  weekdayOf,
} from './dates.ts';
import { Day } from './day-schema.ts';
import { endpoint, endpointUrl } from './endpoint.ts';
import { formatRupees } from './money.ts';
import {
  Identifier,
  isLineWithoutControlCharacters,
  isTextWithoutControlCharacters,
  multiLineText,
  nameText,
  singleLineText,
} from './text-schemas.ts';
import { wholeNumberParameter } from './whole-number-parameter.ts';

describe('money', () => {
  test.each([
    [0, '₹0'],
    [100, '₹100'],
    [1299, '₹1,299'],
    [125000, '₹1,25,000'],
  ])('%i is written %s', (amount, written) => {
    expect(formatRupees(amount)).toBe(written);
  });
  test('grouped as Intl groups', () => {
    const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2e7, max: 2e7 })), (amount) => {
        expect(formatRupees(amount)).toBe(`₹${intl.format(amount)}`);
      }),
    );
    expect(formatRupees(99.5)).toBe('₹100');
  });
});

describe('dates in Asia/Kolkata', () => {
  test('the day turns at 18:30 UTC', () => {
    expect(indiaDay(new Date('2026-11-14T18:29:59Z'))).toBe('2026-11-14');
    expect(indiaDay(new Date('2026-11-14T18:30:00Z'))).toBe('2026-11-15');
    expect(indiaMinuteOfDay(new Date('2026-11-14T18:30:00Z'))).toBe(0);
  });
  test('formats of the spec', () => {
    const morning = new Date('2025-01-05T05:00:00Z');
    expect(formatIndiaDate(morning)).toBe('05 Jan 2025');
    expect(formatIndiaTime(morning)).toBe('10:30 AM');
    expect(formatNumericDateTime(morning)).toBe('05/01/2025, 10:30 AM');
    expect(formatDay('2026-09-30')).toBe('30 Sep 2026');
    expect(formatDayWithWeekday('2026-11-17')).toBe('Tue 17 Nov 2026');
  });
  test.each([
    ['2026-01-01T18:30:00Z', '12:00 AM'],
    ['2026-01-01T06:30:00Z', '12:00 PM'],
    ['2026-01-01T18:29:00Z', '11:59 PM'],
  ])('%s is %s', (instant, written) => {
    expect(formatIndiaTime(new Date(instant))).toBe(written);
  });
  test('instants and arithmetic', () => {
    expect(instantOfIndiaTime('2026-11-15', 9 * 60).toISOString()).toBe('2026-11-15T03:30:00.000Z');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(weekdayOf('2026-11-15')).toBe(0);
  });
  test.each(['2026-02-29', '0000-01-01', '2026-13-01', '26-01-01', 'infinity', '2026-1-1', ''])(
    '%s is no day',
    (text) => {
      expect(Day.safeParse(text).success).toBe(false);
    },
  );
});

describe('threat 11: identifiers', () => {
  test.each(['a\u0000b', '\ud800', 'a\u202eb', 'x'.repeat(81)])('%j is refused', (text) => {
    expect(Identifier.safeParse(text).success).toBe(false);
  });
  test.each(['', 'facial-gold', '00000000-0000-4000-8000-000000000000', "' OR 1=1--"])(
    '%j can be looked for',
    (text) => {
      expect(Identifier.safeParse(text).success).toBe(true);
    },
  );
});

describe('threat 49: names', () => {
  const name = nameText({ max: 40 });

  test.each([
    'Asha https://evil.example',
    'WWW.evil.example',
    'see www.evil.example',
    'ftp://x',
    'asha@example.com',
    'Asha <asha@evil.example>',
    'Asha asha＠evil．example',
    'Asha\u0000',
    'Asha\u202Ehsa',
    'Asha\nKulkarni',
  ])('%j is refused', (text) => expect(name.safeParse(text).success).toBe(false));

  test.each([
    'Asha Kulkarni',
    'Dr. M.K. Rao',
    'आशा कुलकर्णी',
    "D'Souza-Rao",
    'Asha @ Baner',
    'Wwwati',
  ])('%s is a name', (text) => expect(name.parse(text)).toBe(text));
});

describe('threat 11: text', () => {
  test.each(['a\u0000b', 'a\u0007', '\ud800', 'a\u202eb', 'a\u2066b'])('%j is refused', (text) => {
    expect(isTextWithoutControlCharacters(text)).toBe(false);
    expect(isLineWithoutControlCharacters(text)).toBe(false);
  });
  test('breaks are for paragraphs only; every script is welcome', () => {
    expect(isTextWithoutControlCharacters('one\n\ttwo')).toBe(true);
    expect(isLineWithoutControlCharacters('one\ntwo')).toBe(false);
    expect(isLineWithoutControlCharacters('हल्दी 💛 हळद')).toBe(true);
  });
  test('is trimmed, bounded and says why not', () => {
    expect(singleLineText({ max: 5 }).parse('  ab ')).toBe('ab');
    expect(singleLineText({ max: 5 }).safeParse('   ').error?.issues[0]?.message).toBe(
      'This is required',
    );
    expect(multiLineText({ max: 3 }).safeParse('abcd').error?.issues[0]?.message).toBe(
      'At most 3 characters',
    );
  });
});

describe('addresses', () => {
  const call = endpoint({
    method: 'GET',
    path: '/Json Files/:file.json',
    summary: '',
    auth: 'public',
    bearer: false,
    params: z.strictObject({ file: z.string() }),
    query: z.strictObject({ q: z.optional(z.string()) }),
    errors: [],
  });
  test('parameters and query are encoded', () => {
    expect(endpointUrl(call, { params: { file: 'a/b' }, query: { q: 'x&y' } })).toBe(
      '/Json%20Files/a%2Fb.json?q=x%26y',
    );
  });
  test('a missing parameter throws', () => {
    expect(() => endpointUrl(call, { params: {} })).toThrow('needs the parameter file');
  });
  test.each(['1e3', ' 1', '-1', '1.5', '', '0x10', '99'])('%j is no whole number to 20', (text) => {
    expect(wholeNumberParameter(1, 20).safeParse(text).success).toBe(false);
  });
});
