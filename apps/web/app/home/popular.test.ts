import type { Service } from '@haldi/contract/catalogue/schema';
import { expect, test } from 'vitest';
import { pickPopular } from './popular.ts';

const service = (id: string, category: string) => ({ id, category }) as Service;

test('the popular ones come first, in their order', () => {
  const services = [
    service('nail-art-gel-polish', 'Nail Art'),
    service('facial-fruit', 'Facial'),
    service('facial-gold', 'Facial'),
  ];
  expect(pickPopular(services, 2).map(({ id }) => id)).toEqual([
    'facial-gold',
    'nail-art-gel-polish',
  ]);
});

test('hidden ones are replaced by other kinds', () => {
  const services = [
    service('facial-fruit', 'Facial'),
    service('facial-gold', 'Facial'),
    service('bleach-face', 'Bleach'),
  ];
  expect(pickPopular(services, 4).map(({ id }) => id)).toEqual(['facial-gold', 'bleach-face']);
  expect(pickPopular([], 4)).toEqual([]);
});
