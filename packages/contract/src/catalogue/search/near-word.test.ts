import { expect, test } from 'vitest';
import { isNearAny, nearestWords } from './near-word.ts';

test.each(['order', 'ordr', 'oder', 'orrder', 'orfer', 'odrer', 'rder', 'orde', 'orderr'])(
  '%s is order',
  (written) => {
    expect(isNearAny(written, ['order'])).toBe(true);
  },
);
test.each(['', 'o', 'older one', 'border line', 'ordered', 'oredr x', 'olden'])(
  '%s is not',
  (written) => {
    expect(isNearAny(written, ['order'])).toBe(false);
  },
);
test('short words allow no slip, long ones two', () => {
  expect(isNearAny('by', ['my'])).toBe(false);
  expect(isNearAny('straitening', ['straightening'])).toBe(true);
  expect(isNearAny('straitnin', ['straightening'])).toBe(false);
});
test('what needs fewer slips is meant', () => {
  expect(nearestWords('manicurs', ['manicure', 'manicures', 'pedicure'])).toEqual([
    'manicure',
    'manicures',
  ]);
  expect(nearestWords('bleech', ['bleach', 'beach'])).toEqual(['bleach']);
});
