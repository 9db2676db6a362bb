import { expect, test } from 'vitest';
import { parseTypedTime } from './parse-typed-time.ts';

test.each([
  ['16:15', 975],
  ['4:15 PM', 975],
  [' 4.15pm ', 975],
  ['4 p.m.', 960],
  ['09:05', 545],
  ['12:30 am', 30],
  ['12 PM', 720],
  ['00:00', 0],
])('%s', (text, minute) => {
  expect(parseTypedTime(text)).toBe(minute);
});

test.each(['', '24:00', '16:60', '16:15 PM', '0 AM', 'noon', '4:1'])('%s is no time', (text) => {
  expect(parseTypedTime(text)).toBeUndefined();
});
