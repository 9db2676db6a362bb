import { expect, test } from 'vitest';
import { candidateServiceIds } from './service-ids.ts';

test.each([
  ['Rose Facial', 'facial-rose-facial'],
  ['  L’Oréal “Spa”  & more! ', 'facial-loreal-spa-more'],
  ['गुलाब', 'facial-service'],
  ['O3+ Bridal -- Glow', 'facial-o3-bridal-glow'],
])('%j', (name, id) => {
  const ids = candidateServiceIds('facial', name);
  expect([ids.next().value, ids.next().value, ids.next().value]).toEqual([
    id,
    `${id}-2`,
    `${id}-3`,
  ]);
});
