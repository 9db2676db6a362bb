import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import type { Service } from '@haldi/contract/catalogue/service-schema';
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

test('alternates between the most booked categories, most booked services first', () => {
  expect(pick(['gold', 'fruit', 'extension'], 4)).toEqual(['gold', 'extension', 'fruit', 'gel']);
});

test('less attractive and minor services come last', () => {
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

test.each(['removal', 'root'])('%s is never shown, however often booked', (id) => {
  expect(pick([id], services.length)).not.toContain(id);
});

test('omits services no longer offered, and shows services without any orders', () => {
  expect(pick(['gone'], 2)).toEqual(['gel', 'fruit']);
  expect(pickPopularServices([], ['gold'], defaultMenu, 4)).toEqual([]);
});
