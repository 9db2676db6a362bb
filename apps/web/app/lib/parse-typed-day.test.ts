import { expect, test } from 'vitest';
import { parseTypedDay } from './parse-typed-day.ts';

test.each([
  ['2027-01-05', '2027-01-05'],
  ['05 Jan 2027', '2027-01-05'],
  ['5 january 2027', '2027-01-05'],
  ['5jan', '2026-01-05'],
  ['05/01/2027', '2027-01-05'],
  ['5.1.27', '2027-01-05'],
  ['5-1', '2026-01-05'],
  [' 29 Feb 2028 ', '2028-02-29'],
])('"%s" means %s', (text, day) => {
  expect(parseTypedDay(text, '2026-11-17')).toBe(day);
});

test.each([
  '',
  '5',
  '29 Feb 2027',
  '31/04/2027',
  '5 Foo 2027',
  '0/0/2027',
  'tomorrow',
  '5 Jan 202',
])('"%s" is no day', (text) => {
  expect(parseTypedDay(text, '2026-11-17')).toBeUndefined();
});
