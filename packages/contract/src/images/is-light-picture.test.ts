import { expect, test } from 'vitest';
import { isLightPicture } from './is-light-picture.ts';

const [white, plum, nothing] = [
  [255, 255, 255, 255],
  [88, 24, 69, 255],
  [255, 255, 255, 0],
];

test.each([
  ['white letters on nothing', [white, nothing, nothing], true],
  ['dark letters on nothing', [plum, nothing, nothing], false],
  ['dark letters on white', [plum, white, white, white, white, white], true],
  ['nothing at all', [nothing], false],
])('%s', (_, pixels, expected) => {
  expect(isLightPicture(pixels.flat().flatMap((part) => part ?? []))).toBe(expected);
});
