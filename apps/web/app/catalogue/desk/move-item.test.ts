import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 1, 'bacd'],
  [3, 0, 'dabc'],
  [1, 0, 'bacd'],
  [2, 3, 'abdc'],
  [0, -1, 'abcd'],
  [3, 9, 'abcd'],
  [7, 0, 'abcd'],
])('%i to %i', (from, to, order) => {
  expect(moveItem(['a', 'b', 'c', 'd'], from, to).join('')).toBe(order);
});
