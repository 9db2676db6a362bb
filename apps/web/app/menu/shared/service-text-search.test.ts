import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import { describe, expect, test } from 'vitest';
import { searchServices } from './service-text-search.ts';

const service = (id: string, name: string, category: string, description = ''): Service => ({
  _id: id,
  id,
  name,
  category,
  description,
  image: '',
  href: '',
  price: 1,
  offerprice: 2,
  duration: 30,
});

const services = [
  service('1', 'Classic Manicure', 'Manicure'),
  service('2', 'Classic Pedicure', 'Pedicure'),
  service('3', 'Gold Facial', 'Facial', 'A manicure goes well with it'),
  service('4', 'Full Arms Wax', 'Waxing Normal'),
];

describe('text search', () => {
  test.each(['manicure', 'manicur', 'mani cure', 'MANICURE', 'mannicure', 'manicuer'])(
    '%s finds the manicure first',
    (text) => {
      expect(searchServices(services, defaultMenu, text)[0]?.name).toBe('Classic Manicure');
    },
  );
  test('all words must match', () => {
    expect(searchServices(services, defaultMenu, 'gold facial').map(({ id }) => id)).toEqual(['3']);
  });
  test.each(['beauty', 'home service', 'salon at home'])('%s finds everything', (text) => {
    expect(searchServices(services, defaultMenu, text)).toEqual(services);
  });
  test('nonsense finds nothing', () => {
    expect(searchServices(services, defaultMenu, 'xylophone')).toEqual([]);
  });
});
