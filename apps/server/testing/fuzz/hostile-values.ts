import type { Random } from '../../src/demo/seeded-random.ts';

const longText = 'x'.repeat(70_000);

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\ud800',
  'a\udfffb',
  '\u202eevil\u2066',
  '\ufeff\u200b',
  'ﷺ'.repeat(500),
  '😀'.repeat(300),
  'e\u0301'.repeat(2_000),
  "' OR 1=1--",
  "'; drop table orders; --",
  '%',
  '_\\%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'infinity',
  '-infinity',
  'NaN',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  '1e9',
  '1e309',
  '0x10',
  '99999999999999999999',
  '2026-02-30',
  '275760-09-14',
  '0000-00-00',
  '0000-01-01T00:00:00Z_x',
  '2026-11-17T00:00:00+99:99',
  '__proto__',
  'constructor',
  'toString',
  '\r\nset-cookie: x=1',
  longText,
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e9,
  2 ** 31,
  2 ** 53,
  1e308,
  5e-324,
  -1e308,
];

const nested = (depth: number): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

export const hostileValue = (random: Random): unknown => {
  switch (random.int(0, 7)) {
    case 0:
      return random.pick(hostileNumbers);
    case 1:
      return null;
    case 2:
      return random.chance(0.5);
    case 3:
      return random.pick<unknown>([[], {}, [[]], [null], { length: 1 }, { $ne: null }]);
    case 4:
      return nested(random.pick([2, 50, 2_000]));
    case 5:
      return Array.from({ length: random.pick([1, 51, 3_000]) }, () => random.pick(hostileNumbers));
    default:
      return random.pick(hostileTexts);
  }
};
