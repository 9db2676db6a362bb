import { expect, test } from 'vitest';
import { invalidatesCoordinates } from './invalidates-coordinates.ts';

test.each([
  ['street', true],
  ['town', true],
  ['pincode', true],
  ['apartmentNumber', false],
  ['state', false],
])('another %s is another place: %j', (field, moves) => {
  expect(invalidatesCoordinates(field)).toBe(moves);
});
