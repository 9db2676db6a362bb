import { expect, test } from 'vitest';
import { categoriesText, summarizeMenu } from './menu-summary.ts';

const facial = { name: 'Gold Facial', category: 'Facial', href: '/service/facial-cleanup#gold' };
const party = { name: 'Party Make-Up', category: 'Party', href: '/service/weddingpackage#p' };
const mehndi = { name: 'Mehndi, One Hand', category: 'Party', href: '/service/weddingpackage#m' };

test.each([
  [[], { offersWedding: false, offersMehndi: false, kinds: [] }],
  [[facial, facial], { offersWedding: false, offersMehndi: false, kinds: ['Facial'] }],
  [[facial, party], { offersWedding: true, offersMehndi: false, kinds: ['Facial', 'Party'] }],
  [[party, mehndi], { offersWedding: true, offersMehndi: true, kinds: ['Party'] }],
])('%j', (services, facts) => {
  expect(summarizeMenu(services)).toEqual(facts);
});

test.each([
  [[], ''],
  [['Facial'], 'Facial'],
  [['Facial', 'Hair'], 'Facial and Hair'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E and more'],
])('%j: %s', (kinds, text) => {
  expect(categoriesText(kinds)).toBe(text);
});
