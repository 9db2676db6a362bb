import { expect, test } from 'vitest';
import { nobodyElse, somebodyElse } from './somebody-else.ts';
import { visitedOf } from './visited-of.ts';

test('an order names somebody else once her name and number are right', () => {
  const sunita = { isElse: true, name: ' Sunita Rao ', phone: '+91 98220 12345' };
  expect(visitedOf(sunita)).toEqual({ name: 'Sunita Rao', phone: '9822012345' });
  expect(visitedOf({ ...sunita, phone: '98' })).toBeUndefined();
  expect(visitedOf({ ...sunita, name: 'S' })).toBeUndefined();
  // What was typed before the tick was taken away says nothing.
  expect(visitedOf({ ...sunita, isElse: false })).toBeNull();
  expect(visitedOf(nobodyElse)).toBeNull();
});

test('who was visited before is proposed as she was named', () => {
  const sunita = { name: 'Sunita Rao', phone: '9822012345' };
  expect(visitedOf(somebodyElse(sunita))).toEqual(sunita);
  expect(somebodyElse(null)).toEqual(nobodyElse);
});
