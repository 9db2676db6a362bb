import { expect, test } from 'vitest';
import { findSimilarWords, isSimilarToAny } from './similar-words.ts';

test.each(['order', 'ordr', 'oder', 'orrder', 'orfer', 'odrer', 'rder', 'orde', 'orderr'])(
  '%s is order',
  (written) => {
    expect(isSimilarToAny(written, ['order'])).toBe(true);
  },
);
test.each(['', 'o', 'older one', 'border line', 'ordered', 'oredr x', 'olden'])(
  '%s is not',
  (written) => {
    expect(isSimilarToAny(written, ['order'])).toBe(false);
  },
);
test('short words allow no misspelling, long ones two', () => {
  expect(isSimilarToAny('by', ['my'])).toBe(false);
  expect(isSimilarToAny('straitening', ['straightening'])).toBe(true);
  expect(isSimilarToAny('straitnin', ['straightening'])).toBe(false);
});
test('the closest word wins', () => {
  expect(findSimilarWords('manicurs', ['manicure', 'manicures', 'pedicure'])).toEqual([
    'manicure',
    'manicures',
  ]);
  expect(findSimilarWords('bleech', ['bleach', 'beach'])).toEqual(['bleach']);
});
