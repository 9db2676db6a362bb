import { expect, test } from 'vitest';
import { categoriesText, offeredKindsOf } from './offered-kinds.ts';

const facial = { name: 'Gold Facial', category: 'Facial', href: '/service/facial-cleanup#gold' };
const party = { name: 'Party Make-Up', category: 'Party', href: '/service/weddingpackage#p' };
const mehndi = { name: 'Mehndi, One Hand', category: 'Party', href: '/service/weddingpackage#m' };

test.each([
  [[], { offersWedding: false, offersMehndi: false, categories: [] }],
  [[facial, facial], { offersWedding: false, offersMehndi: false, categories: ['Facial'] }],
  [[facial, party], { offersWedding: true, offersMehndi: false, categories: ['Facial', 'Party'] }],
  [[party, mehndi], { offersWedding: true, offersMehndi: true, categories: ['Party'] }],
])('%j', (services, facts) => {
  expect(offeredKindsOf(services)).toEqual(facts);
});

test.each([
  [[], ''],
  [['Facial'], 'Facial'],
  [['Facial', 'Hair'], 'Facial and Hair'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E and more'],
])('%j: %s', (categories, text) => {
  expect(categoriesText(categories)).toBe(text);
});
