import { expect, test } from 'vitest';
import {
  emptyServiceQuery,
  findServices,
  queryForCategory,
  queryForText,
} from './service-query.ts';

const services = [
  { name: 'Gold Facial', category: 'Facial' },
  { name: 'Fruit Facial', category: 'Facial' },
  { name: 'Eyebrows', category: 'Threading' },
];
const byName = (all: readonly (typeof services)[number][], text: string) =>
  all.filter(({ name }) => name.includes(text));
const found = (query: Parameters<typeof findServices>[1]): string[] =>
  findServices(services, query, byName).map(({ name }) => name);

test('typing clears the category, a category clears the text', () => {
  expect(queryForText('Gold')).toEqual({ text: 'Gold', category: null });
  expect(queryForCategory('Facial')).toEqual({ text: '', category: 'Facial' });
});

test('text has priority; with neither there are no results', () => {
  expect(found({ text: 'Gold', category: 'Threading' })).toEqual(['Gold Facial']);
  expect(found({ text: '  ', category: 'Threading' })).toEqual(['Eyebrows']);
  expect(found(emptyServiceQuery)).toEqual([]);
});
