import { expect, test } from 'vitest';
import { roundToHalfStars, starPath } from './stars.tsx';

test.each([
  [0, 0],
  [3.74, 3.5],
  [4.2, 4],
  [4.3, 4.5],
  [4.8, 5],
  [5, 5],
])('%d is drawn as %d', (rating, drawn) => {
  expect(roundToHalfStars(rating)).toBe(drawn);
});

test('a row of three and a half has four drawings, the last one half of a star', () => {
  const drawn = starPath(0, 3.5).split('M').slice(1);
  expect(drawn.map((path) => path.includes('v15.8'))).toEqual([false, false, false, true]);
  expect(drawn.at(-1)).toMatch(/^91 2/);
});
