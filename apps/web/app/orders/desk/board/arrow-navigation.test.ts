import { expect, test } from 'vitest';
import {
  type BoardPosition,
  isArrowKey,
  needsAttentionColumnIndex,
  nextBoardPosition,
} from './arrow-navigation.ts';

const spot = (column: number, minute: number): BoardPosition => ({ column, minute });
const spots = [spot(0, 540), spot(0, 600), spot(0, 720), spot(2, 600), spot(2, 700), spot(3, 540)];

test.each<
  [string, BoardPosition, Parameters<typeof nextBoardPosition>[2], BoardPosition | undefined]
>([
  ['down to the next', spot(0, 540), 'ArrowDown', spot(0, 600)],
  ['up to the one before', spot(0, 720), 'ArrowUp', spot(0, 600)],
  ['nothing below the last', spot(0, 720), 'ArrowDown', undefined],
  ['over an empty column to the nearest time', spot(0, 720), 'ArrowRight', spot(2, 700)],
  ['back', spot(3, 540), 'ArrowLeft', spot(2, 600)],
  ['nothing before the first column', spot(0, 540), 'ArrowLeft', undefined],
  ['down from above the columns', spot(needsAttentionColumnIndex, 600), 'ArrowDown', spot(0, 600)],
])('%s', (_, from, key, to) => {
  expect(nextBoardPosition(spots, from, key)).toEqual(to);
});

test('only arrows are arrows', () => {
  expect(['ArrowUp', 'Enter', 'a'].map(isArrowKey)).toEqual([true, false, false]);
});
