import { defaultMenu } from '@haldi/contract/catalogue/default-menu';
import { expect, test } from 'vitest';
import { lowestPrice, toCategorySummaries } from './category-summaries.ts';

test('a category counts its data sets and names its lowest price', () => {
  const facts = toCategorySummaries(defaultMenu, [
    { category: 'Waxing Normal', price: 249 },
    { category: 'Face Waxing', price: 49 },
    { category: 'Facial', price: 799 },
  ]);
  expect(facts).toHaveLength(9);
  expect(facts.find(({ slug }) => slug === 'waxing')).toMatchObject({
    sets: ['Waxing Normal', 'Rica Waxing', 'Face Waxing'],
    count: 2,
    from: 49,
  });
});

test('the lowest price of no services is 0', () => {
  expect(lowestPrice([])).toBe(0);
});
