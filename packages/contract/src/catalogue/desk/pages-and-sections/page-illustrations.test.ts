import { expect, test } from 'vitest';
import { defaultCategories, defaultSections } from '../../default-categories.ts';
import { illustrationForName, pageIllustrations } from './page-illustrations.ts';

test.each([
  ['Mehndi', 'mehndi'],
  ['Bridal Mehendi', 'mehndi'],
  ['Mehandi & Henna', 'mehndi'],
  ['मेहंदी', 'mehndi'],
  ['Make-Up', 'makeup'],
  ['Party Makeup', 'makeup'],
  ['मेकअप', 'makeup'],
  ['Men’s Grooming', 'mens-grooming'],
  ['Beard', 'mens-grooming'],
  ['Women', undefined],
  ['Body Waxing', 'waxing'],
  ['Lashes', 'threading'],
  ['Hair Spa', 'haircare'],
  ['Foot Massage', 'body-polishing'],
  ['Skin Care', 'facial-cleanup'],
  ['Combos', undefined],
])('%s has the illustration %s', (name, scene) => {
  expect(illustrationForName(name)).toBe(scene);
  if (scene) expect(pageIllustrations.map(({ slug }) => slug)).toContain(scene);
});

test('the pages and sections of the specification have their own illustrations', () => {
  for (const { name, slug } of defaultCategories)
    expect(illustrationForName(name), name).toBe(slug);
  for (const { name, category } of defaultSections) {
    expect(illustrationForName(name) ?? category, name).toBe(category);
  }
});
