import { expect, test } from 'vitest';
import { changesLocation } from './use-my-location.ts';

test.each([
  ['street', true],
  ['town', true],
  ['pincode', true],
  ['apartmentNumber', false],
  ['state', false],
])('another %s is another place: %j', (field, moves) => {
  expect(changesLocation(field)).toBe(moves);
});
