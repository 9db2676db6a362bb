import { expect, test } from 'vitest';
import { findBusiestHeatMapCell, heatMapShade } from './heat-map-shades.ts';

test.each([
  [0, 10, 0],
  [0, 0, 0],
  [1, 10, 1],
  [2, 10, 1],
  [3, 10, 2],
  [10, 10, 5],
  [1, 1, 5],
])('%i of at most %i', (visits, most, shade) => {
  expect(heatMapShade(visits, most)).toBe(shade);
});

test('the busiest time is the first with the most visits', () => {
  expect(
    findBusiestHeatMapCell([
      [0, 2],
      [3, 1],
    ]),
  ).toEqual({ day: 1, slot: 0 });
  expect(findBusiestHeatMapCell([[0, 0]])).toBeUndefined();
});
