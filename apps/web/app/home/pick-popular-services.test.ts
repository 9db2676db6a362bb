import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import type { Service } from '@haldi/contract/catalogue/schema';
import { expect, test } from 'vitest';
import { pickPopularServices } from './pick-popular-services.ts';

const service = (id: string, name: string, category: string, price: number) =>
  ({ id, name, category, price }) as Service;
const services = [
  service('gel', 'Gel Polish, Both Hands', 'Nail Art', 499),
  service('removal', 'Gel Polish Removal', 'Nail Art', 599),
  service('extension', 'Acrylic Nail Extension', 'Nail Extension', 1499),
  service('fruit', 'Fruit Facial', 'Facial', 799),
  service('gold', 'Gold Facial', 'Facial', 1299),
  service('brows', 'Eyebrow Threading', 'Threading', 59),
  service('full-body', 'Full Body Wax', 'Waxing Normal', 1299),
  service('oil', 'Hot Oil Head Massage', 'Hair Care', 399),
  service('root', 'Root Touch-Up', 'Hair Colour', 799),
];
const pick = (mostBooked: string[], count: number) =>
  pickPopularServices(services, mostBooked, defaultMenu, count).map(({ id }) => id);

test('of the categories that are booked most, what is booked most, each in its turn', () => {
  expect(pick(['gold', 'fruit', 'extension'], 4)).toEqual(['gold', 'extension', 'fruit', 'gel']);
});

test('what is booked often but is nothing to look at, or hardly an offer, waits behind', () => {
  expect(pick(['brows', 'full-body', 'oil', 'gold'], 4)).toEqual([
    'gold',
    'gel',
    'extension',
    'fruit',
  ]);
  expect(pick(['brows', 'full-body', 'oil', 'gold'], 9).slice(4)).toEqual([
    'brows',
    'full-body',
    'oil',
  ]);
});

test.each(['removal', 'root'])('a chore such as %s is never shown, however often booked', (id) => {
  expect(pick([id], services.length)).not.toContain(id);
});

test('what is no longer offered is left out, and a salon without orders still shows something', () => {
  expect(pick(['gone'], 2)).toEqual(['gel', 'fruit']);
  expect(pickPopularServices([], ['gold'], defaultMenu, 4)).toEqual([]);
});
