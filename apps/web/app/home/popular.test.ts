import type { Service } from '@haldi/contract/catalogue/schema';
import { expect, test } from 'vitest';
import { pickPopular } from './popular.ts';

const service = (id: string, category: string) => ({ id, category }) as Service;
const services = [
  service('nail-art-gel-polish', 'Nail Art'),
  service('facial-fruit', 'Facial'),
  service('facial-gold', 'Facial'),
  service('bleach-face', 'Bleach'),
];
const pick = (mostBooked: string[], count: number) =>
  pickPopular(services, mostBooked, count).map(({ id }) => id);

test('what is booked most comes first, one of each kind', () => {
  expect(pick(['facial-gold', 'facial-fruit', 'bleach-face'], 3)).toEqual([
    'facial-gold',
    'bleach-face',
    'nail-art-gel-polish',
  ]);
});

test('more of a kind only when every kind is shown', () => {
  expect(pick(['facial-gold', 'facial-fruit'], 4)).toEqual([
    'facial-gold',
    'nail-art-gel-polish',
    'bleach-face',
    'facial-fruit',
  ]);
});

test('what is no longer offered is left out, and a salon without orders still shows something', () => {
  expect(pick(['gone'], 2)).toEqual(['nail-art-gel-polish', 'facial-fruit']);
  expect(pickPopular([], ['facial-gold'], 4)).toEqual([]);
});
