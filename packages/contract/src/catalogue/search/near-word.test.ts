import { expect, test } from 'vitest';
import { isNearWord } from './near-word.ts';

test.each(['order', 'ordr', 'oder', 'orrder', 'orfer', 'odrer', 'rder', 'orde', 'orderr'])(
  '%s is order',
  (written) => {
    expect(isNearWord(written, 'order')).toBe(true);
  },
);
test.each(['', 'o', 'older one', 'border line', 'ordered', 'oredr x', 'olden'])(
  '%s is not',
  (written) => {
    expect(isNearWord(written, 'order')).toBe(false);
  },
);
test('short words allow no slip', () => {
  expect(isNearWord('by', 'my')).toBe(false);
});
